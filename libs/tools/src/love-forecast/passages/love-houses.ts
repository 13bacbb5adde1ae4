/**
 * Where Venus looks for love in a sign's own life: `VENUS_COURTS[0]` is the first
 * house. Written to follow a sentence about her sign.
 */
export const VENUS_COURTS: readonly (readonly string[])[] = [
  [
    'For you she shines from the first house, your own doorstep, so people notice you before you have done anything clever.',
    'That is your first house, and the most persuasive thing about you at present is that you look as if you were enjoying yourself.',
  ],
  [
    'For you she lives in the second house of worth, where the question is not whether they like you but whether they treat you as something valuable.',
    'That is your second house, so spend on what can be tasted and shared, and notice who saves you the last piece.',
  ],
  [
    'For you she sits in the third house of words, so write the message, take the longer way home and talk to the person who is always at that stop.',
    'That is your third house, where romance travels by note, nickname and neighbour, and a quick reply counts as a bunch of flowers.',
  ],
  [
    'For you she has moved into the fourth house, your home, and an evening in your own kitchen will do more than any restaurant with a view.',
    'That is your fourth house, where people fall in love with how it feels to be let in, slippers, family photographs and all.',
  ],
  [
    'For you she is in the fifth house of play and romance itself, so do the silly thing, buy the ticket and let yourself be seen having fun.',
    'That is your fifth house, the old house of love affairs, and flirting does not have to lead anywhere in order to be worth it.',
  ],
  [
    'For you she works in the sixth house of habits, so affection hides in the daily round: the shared lunch, the lift home, the second cup that was made without asking.',
    'That is your sixth house, where love is a matter of Tuesdays, and a small routine for two is worth more than a great occasion.',
  ],
  [
    'For you she stands in the seventh house of partnership, right across the table, so whatever you hope for is best said to somebody’s face.',
    'That is your seventh house, where other people hold the mirror; choose the ones in whose company you like what you see.',
  ],
  [
    'For you she goes down into the eighth house of trust, where one thing told in confidence brings two people closer than ten pleasant evenings.',
    'That is your eighth house, so closeness is the real subject, and it asks who may see you when you are not at your best.',
  ],
  [
    'For you she travels through the ninth house, so love may have an accent, a suitcase or simply an opinion that you had never considered.',
    'That is your ninth house, where shared curiosity is the attraction: a course, a country, a long drive with a good argument in it.',
  ],
  [
    'For you she stands in the tenth house, in plain view, and someone is charmed by how well you do the thing that you do.',
    'That is your tenth house of reputation, so being admired comes easily, and being known takes one person who sees you after hours.',
  ],
  [
    'For you she circulates in the eleventh house of friends, where introductions are made, and the friend of a friend deserves a second look.',
    'That is your eleventh house, so say yes to the crowded evening, since the heart tends to be found beside the snacks.',
  ],
  [
    'For you she rests in the twelfth house, behind the curtain, where a feeling may grow for a good while before it wants a name.',
    'That is your twelfth house of secrets and rest, so loving quietly is allowed, and so is needing some time alone first.',
  ],
];

/** The same for Mars; begins a sentence of its own. */
export const MARS_COURTS: readonly (readonly string[])[] = [
  [
    'He is in your first house, which gives you nerve, so use it to ask and not to argue.',
    'As he heats your first house, you come across stronger than you feel; a smile at the start helps.',
  ],
  [
    'He is in your second house, where wanting and owning get confused, so remember that nobody can be bought or kept like a chair.',
    'As he heats your second house, quarrels about bills are often about being valued, and it helps to say which.',
  ],
  [
    'He is in your third house, so the words come fast and hot; send the second version.',
    'As he heats your third house, teasing is a fine game as long as both of you are keeping score for the other side.',
  ],
  [
    'He is in your fourth house and stamps about at home, so clear the air over the washing-up and not at midnight.',
    'As he heats your fourth house, an old family pattern may speak through you; let it finish and then answer as yourself.',
  ],
  [
    'He is in your fifth house and makes you bold, so invite, dance, lose at cards and invite again.',
    'As he heats your fifth house, pursuit becomes a pleasure in its own right, and you may enjoy being the one pursued.',
  ],
  [
    'He is in your sixth house and spends himself on work, so leave some strength for the person at the end of the day.',
    'As he heats your sixth house, irritation over crumbs is seldom about crumbs, and a fair rota can be an act of passion.',
  ],
  [
    'He is in your seventh house, so the other side comes on strong, and a clean quarrel can be the start of something honest.',
    'As he heats your seventh house, you attract people with a will of their own; decide early which points you would like to keep.',
  ],
  [
    'He is in your eighth house, where passion runs deep and jealousy rents a room, so ask the question before you invent the answer.',
    'As he heats your eighth house, intimacy has a pulse, and a boundary said aloud makes it warmer instead of colder.',
  ],
  [
    'He is in your ninth house and wants to go somewhere, so plan the trip, even if it is only two stops farther than usual.',
    'As he heats your ninth house, you could fall out over beliefs and make up over a map.',
  ],
  [
    'He is in your tenth house and chases success, so tell the person you love what the hurry is about.',
    'As he heats your tenth house, ambition looks good on you, and an evening off looks even better.',
  ],
  [
    'He is in your eleventh house, so the spark may fly in company, over a shared cause or a badly organised barbecue.',
    'As he heats your eleventh house, your friends have opinions about your heart; hear them, thank them and decide by yourself.',
  ],
  [
    'He is in your twelfth house, where anger goes underground and longing with it, so give both of them paper and a pen.',
    'As he heats your twelfth house, you may want someone without admitting it, least of all to yourself.',
  ],
];
