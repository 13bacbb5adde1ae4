import type { Element } from '@cosmic/divination/tarot/card';

/** Begins the text of a card of the day and names it: `{card}`. */
export const DAILY_OPENING: readonly string[] = [
  'Out of the twenty-two great pictures of the deck {card} came to walk with you today.',
  'Here is {card}, your companion until midnight, and not one that asks for much.',
  'Think of {card} as a colour of glass that you hold up to whatever happens anyway.',
  'Nothing has been decided for you by {card}; the picture only suggests where to look.',
  'One card, one day: with {card} that is a small enough frame to see something in.',
  'Put {card} in your pocket this morning, at least in thought, and take it out at noon.',
  'No card makes a day, but one like {card} can tune it as one tunes a string.',
  'Some cards arrive with a speech, and {card} would rather come along for the walk.',
  'It is {card} that turned up for you, so let us see what the picture is good for.',
  'Your card for today is {card}, drawn by a rule you can check and read with a pinch of salt.',
  'Say good morning to {card}, who has been in the deck all night and seems well rested.',
  'The top of the deck had {card} on it, and that is the whole of the mystery.',
  'Today goes by under {card}, in the way that some days go by under a certain song.',
  'Meet {card}, who comes without instructions and with a good deal of picture.',
  'This is {card}, and for one day you have the picture to yourself.',
  'Whatever else is planned for today, {card} is on the table now and would like a word.',
  'Look at {card} for a moment before you read on, and notice what you look at first.',
  'With {card} in hand the day has a subject, and you may still change it.',
  'There it lies: {card}, face up, unhurried, a little older than all of us.',
  'Among the great cards it was {card} that put up a hand when today was called.',
  'Take {card} as a pair of spectacles for the day rather than as a forecast of it.',
  'You turned over {card}, and the day may turn round it a little.',
  'From the shuffle came {card}, which has kept travellers company for some six hundred years.',
  'For the next few hours {card} has the chair opposite yours, and is in no hurry.',
  'A day with {card} is like a day with a certain kind of friend: you notice other things.',
  'Today the deck says {card}, nothing more than that, and leaves the explaining to us.',
  'Let {card} lend you its eyes until this evening, and look at your own day with them.',
  'Old and patient as the deck is, it handed you {card} this time.',
  'Before the day fills up with other pictures, here is one of its own: {card}.',
  'Carry {card} with you lightly, as you would carry a line from a song.',
];

/** The same for a card of a person’s own deck, which may be any of the 78: `{card}`. */
export const DAILY_OPENING_OWN: readonly string[] = [
  'From your own deck, worn by your own hands, {card} is the one that came up for today.',
  'You drew {card} yourself, so you have already had a first thought about it; keep that thought.',
  'Here lies {card}, and what your own cards have to say about the next few hours.',
  'One card off the top of your deck, {card}, and the day has a picture on its cover.',
  'Your hands found {card} among seventy-eight, and hands are often well informed.',
  'It is {card}, from a deck that knows your table better than we do.',
  'Today your own deck answers with {card}, and you know best how it usually means that.',
  'As {card} lay on top, the first word goes to the picture and the second to you.',
  'Turned up by yourself on your own table, {card} is today’s company.',
  'The card that you laid is {card}, and no shuffling machine had a part in it.',
];

/** Says that a card of the day lies upside down. */
export const DAILY_REVERSED: readonly string[] = [
  'It lies upside down, so its light comes from inside, or through a half-closed shutter.',
  'Since it fell the wrong way up, look for the quiet form of it and not for the parade.',
  'Reversed as it is, it speaks of something held back, delayed or done with the left hand.',
];

/** The three words of a card: `{words}`. */
export const KEYWORDS_LINE: readonly string[] = [
  'Its three words are {words}; pick the one that you flinch from or the one that you grin at.',
  'If you want it in three words, take {words}, and carry the middle one through the afternoon.',
  'Old readers would have murmured {words}, poured the tea, and waited for you to pick one of them.',
  'As keys to it, three words will do: {words}. Try each of them in a lock of your own today.',
  'Three words belong to it, {words}, and one of them will sound like a memory that you had put away.',
  'In short the card says {words}, and leaves the order and the weight of each of them to you.',
  'Readers file it under {words}, and you are free to open a drawer of your own.',
  'Between {words} there is usually one that fits the day like a glove and two that wait.',
  'Its usual words are {words}; ask yourself which of them has been missing from your weeks lately.',
  'Say its three words slowly, {words}, and see at which one of them your breath changes.',
  'Most books agree on {words} here, and it is not often that books on cards agree on anything.',
  'Out of {words} choose a word for the morning, and keep another one back for the evening.',
  'Taken together, {words} make a fair sketch of what this picture is about, and of what it asks.',
  'You could do worse for a motto than {words}, one for each meal and none of them before breakfast.',
  'By tradition it stands for {words}, and tradition has had some centuries of time to think about it.',
  'Keep {words} in mind as three small lamps, and notice which of them the day switches on.',
];

/** What the tradition gives a major card: `{astrology}`. */
export const ATTRIBUTION: readonly string[] = [
  'Card readers link this picture with {astrology}, so what you know of the one helps you to read the other.',
  'In the attributions that we follow, its patron in the sky is {astrology}, which tells you something about its manners.',
  'According to the usual tables it belongs to {astrology}, so those who like astrology may recognise a familiar voice.',
  'Those who lay cards and charts side by side put it next to {astrology}, and it is a neighbourly arrangement.',
  'For people who read the sky as well, the link from here leads to {astrology}.',
  'Astrologers who like a tidy cupboard keep it on the shelf marked {astrology}, between the obvious and the surprising.',
  'By the usual scheme its relative among the heavenly things is {astrology}, and you may look for the family likeness.',
  'Somebody once sat down and matched the deck with the sky, and this picture fell to {astrology}.',
  'Whoever made the lists that readers use wrote {astrology} beside it, perhaps after a long evening.',
  'Readers who think in zodiacs hear {astrology} in it, a little softer than in a chart.',
  'Behind the picture, in the traditional list, stands {astrology}, holding its coat.',
  'Translated into the language of the sky it says {astrology}, with a slight accent.',
  'On the list that joins cards and heavens the entry opposite is {astrology}, in small neat letters.',
  'Under its name the handbooks print {astrology}, which is a good thing to know and an easy one to forget.',
  'Its companion in the old correspondences is {astrology}, and the two are said to get on.',
];

/** What the element of a card asks of the day. */
export const ELEMENT_TODAY: Readonly<Record<Element, readonly string[]>> = {
  fire: [
    'It is a card of fire, so the day answers to movement, appetite and the first brave sentence.',
    'Being of fire, it warms what you stand near; choose your neighbours with some care.',
    'The fire in it likes to be used early, before the day has damped it.',
    'Fire runs through it, so start before you are warm and you will be warm soon after.',
    'A card of the fiery kind likes a yes or a no better than a perhaps, so try one of each.',
    'Warm colours belong to it, warm words too, and it does not mind if you are a bit too early.',
    'Fiery cards burn off what is only pretence, so come as you are and bring a match.',
    'With fire in the picture it is better to start small than to wait large.',
    'Give it something to burn, a plan, a walk or a dance, and it will keep you warm.',
    'Sparks come with it, so say the idea out loud before it cools.',
  ],
  water: [
    'It is a card of water, so trust the thing you feel on the stairs before you trust the thing you say in the hall.',
    'Being of water, it goes round what it cannot move; that is a plan too.',
    'The water in it takes the shape of its company, which makes good company your first task.',
    'Water runs through it, and the softer answer is likely to carry further today.',
    'A card of the watery kind reads between the lines, so leave some room between yours.',
    'Blue belongs to it, and low voices, and the habit of asking twice how someone is.',
    'Watery cards know what was meant, so answer the meaning and let the wording go.',
    'With water in the picture it helps to drift for a minute before you row.',
    'Let it soften one hard edge of the day, in a sentence or in a schedule.',
    'Tears, baths and long talks are all at home with it, in small amounts.',
  ],
  air: [
    'It is a card of air, so words count double until evening; spend the good ones.',
    'Being of air, it clears by being aired: speak, write, open a window.',
    'The air in it prefers a question to a wall, and a light step to a heavy proof.',
    'Air runs through it, so say it shorter, think it longer and open the door while you do.',
    'A card of the airy kind changes its mind without shame, and so may you until the evening.',
    'Windows belong to it, good questions and a pencil that is not too sharp.',
    'Airy cards travel by conversation, so have one that you did not plan.',
    'With air in the picture one clear sentence is worth a page of feeling your way.',
    'Let it blow through one room of your thinking, and see which papers lift.',
    'Ideas come quickly with it and settle slowly, so keep the best one overnight.',
  ],
  earth: [
    'It is a card of earth, so let it end in something that can be touched, eaten or put on a shelf.',
    'Being of earth, it works at the speed of bread; leave it time to rise.',
    'The earth in it asks what this would look like on an ordinary Tuesday, and there it helps.',
    'Earth runs through it, so do one thing with your hands before you form an opinion.',
    'A card of the earthy kind counts what is there, and there may be more of it than you think.',
    'Bread belongs to it, wood, wool and whatever else gets better by being used.',
    'Earthy cards trust what they can carry, so choose a task with a handle.',
    'With earth in the picture slow is quick enough, and finished is beautiful.',
    'Let it slow you down by a third, and count what you notice on the way.',
    'Keep your feet on the ground with it, if need be by taking off your shoes.',
  ],
};

/** Something to do on the day of any card. */
export const DAILY_TASK: readonly string[] = [
  'One small thing to do: send a kind message that needs no answer, and mean every word of it.',
  'Choose one moment today to slow down in, and mark it with a bell or a note before it comes.',
  'Do the first thing on your list as if it were the only one, and then look up.',
  'Ask one honest question today, and let the answer finish before you think of the next one.',
  'Notice one face today that you usually walk past, and give it a nod or a good morning.',
  'Put something back where it belongs, and call that, with a straight face, the errand of the card.',
  'Leave one thing unsaid that would only have been clever, and see whether anybody misses it.',
  'Make one decision by noon, if only about lunch, and do not take it back by one.',
  'Thank somebody today before they have quite finished, and say for what, in so many words.',
  'Spend ten minutes on whatever you keep calling later, with the door closed and the telephone away.',
  'Give somebody your full attention for as long as it takes to drink a cup of tea.',
  'Do a small favour that nobody can trace back to you, and keep it to yourself tonight.',
  'Let one thing be good enough today, say so aloud, and move on from it with a light step.',
  'Put ten minutes aside for the view out of some window, with nothing else in your hands.',
  'Say one kind thing today that you would normally only think, and do not explain it afterwards.',
];

/** A question was put to the card of the day. */
export const DAILY_QUESTION: readonly string[] = [
  'As to your question, read the lines above once more as if they were its answer; one of them is.',
  'Your question belongs here too: which of the three words does it lean towards?',
  'Hold the thing you asked about next to the picture, and see which of the two blinks.',
  'About your question the card has an attitude rather than an answer, and you could try the attitude on.',
  'What you asked may look different once you have told it to the figure in the picture.',
  'Put your question in the middle of the card, and notice which corner it runs to.',
  'For what you wanted to know, the second half of the day is the better half to ask in.',
  'If the card is an answer to what you asked, you know already whether you like it, and that is half of the answer.',
  'Ask the same thing again in the words of the card; it may turn out to be a slightly different question.',
  'On the matter you brought along, the picture says less than you do when you look at it.',
  'Your question and this card have met before, in some form, so try to remember how it went.',
  'Whatever you asked, the card points at your part in it, which is the part that you can move.',
  'Turn your question round: what would have to be true for this picture to be good news?',
  'With your question in mind, look at the hands in the picture, or wherever the hands should be.',
  'Let the question rest beside the card until this evening, and ask it again with your coat off.',
];
