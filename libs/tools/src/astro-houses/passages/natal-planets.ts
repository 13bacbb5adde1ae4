/** Mercury of a birth in each of its houses: index 0 is the first. */
export const NATAL_MERCURY: readonly (readonly string[])[] = [
  [
    'Mercury in your first house thinks out loud, and you have talked your way into most of the good things that happened to you.',
    'Quick to answer and quicker to ask, you carry Mercury in your first house the way others carry a lighter.',
  ],
  [
    'Mercury in your second house knows what things cost and what they are worth, and enjoys that those are two different figures.',
    'Numbers, tools and good materials make sense to you at once, since you have Mercury in your second house.',
  ],
  [
    'Mercury in your third house is among its own kind, and your mind runs a news desk that never quite goes off the air.',
    'Words come when you whistle, thanks to Mercury in your third house, and your difficulty has never been the beginning but the full stop.',
  ],
  [
    'Mercury in your fourth house keeps the family archive, and you can still quote what was said at a table thirty years ago.',
    'Ideas find you at home, with Mercury in your fourth house, most of them between the sink and the window.',
  ],
  [
    'Mercury in your fifth house plays with language, and your jokes have got you both into and out of trouble.',
    'Wit is how you flirt and how you learn, because Mercury in your fifth house remembers only what amused it.',
  ],
  [
    'Mercury in your sixth house finds the mistake on the page by the way it smells, which is a gift to everyone except your evenings.',
    'Method soothes you, with Mercury in your sixth house, and people quietly copy the way you do things.',
  ],
  [
    'Mercury in your seventh house thinks in dialogue, so an idea is not finished until somebody has disagreed with it nicely.',
    'Half of your thoughts are begun by others, with Mercury in your seventh house, and you are fair enough to say so.',
  ],
  [
    'Mercury in your eighth house reads what is between the lines and seldom believes the first answer, above all its own.',
    'Secrets are safe with you, for Mercury in your eighth house likes knowing far better than telling.',
  ],
  [
    'Mercury in your ninth house wants the whole story, with the footnotes in three languages and a ferry timetable.',
    'Small questions turn into large ones with Mercury in your ninth house, usually just when the others wanted to order.',
  ],
  [
    'Mercury in your tenth house is known for what it says, so your words are part of your work whatever the contract calls you.',
    'People quote you, with Mercury in your tenth house, and now and then you would like to see the draft first.',
  ],
  [
    'Mercury in your eleventh house introduces people to one another and then leaves for the kitchen, well pleased.',
    'Ideas grow in company for you: with Mercury in your eleventh house a table of six is worth a month of thinking alone.',
  ],
  [
    'Mercury in your twelfth house thinks under water, and the answer comes up whole while you are brushing your teeth.',
    'Silence is your best editor, with Mercury in your twelfth house, so take your time before you say what you have known for days.',
  ],
];

/** Venus of a birth in each of its houses. */
export const NATAL_VENUS: readonly (readonly string[])[] = [
  [
    'Venus in your first house gives you a pleasing entrance, and you notice a crooked picture before you notice who is shouting.',
    'Charm came with the furniture, since you have Venus in your first house, and it works best when you forget that it is there.',
  ],
  [
    'Venus in your second house buys one good thing and wears it for ten years, with affection.',
    'Taste is a form of sense with you; Venus in your second house knows that beauty and worth are cousins.',
  ],
  [
    'Venus in your third house flatters nobody and pleases everybody, because it picks its words the way others pick fruit.',
    'Love arrives in sentences when Venus is in your third house, and a well-written note has weakened your knees before.',
  ],
  [
    'Venus in your fourth house makes any four walls kind: a lamp in the right place, bread, somebody’s favourite cup.',
    'Peace at home matters more to you than winning, as Venus in your fourth house has said in every argument.',
  ],
  [
    'Venus in your fifth house loves with both hands and a certain sense of theatre, and nobody has ever complained of being bored.',
    'Joy makes you beautiful, quite literally: Venus in your fifth house shows on your face when you are making something.',
  ],
  [
    'Venus in your sixth house shows love by helping, and it falls for people who do an ordinary job extraordinarily well.',
    'Kindness at work is your quiet signature, since Venus in your sixth house cannot enjoy a success that somebody else paid for.',
  ],
  [
    'Venus in your seventh house is a born partner, generous, tactful and in some danger of being agreed with too easily.',
    'Fairness is romantic to you, with Venus in your seventh house, and so is anybody who asks before taking the last piece.',
  ],
  [
    'Venus in your eighth house wants all of a person or a polite nod, and the nod is meant kindly.',
    'Affection goes deep or stays home when Venus is in your eighth house, so those you love know it by how quiet you become.',
  ],
  [
    'Venus in your ninth house is fond of whatever is not from here, and at least one love of yours had an accent.',
    'Beauty lies somewhat beyond the next hill for you, because Venus in your ninth house likes to be widened as well as held.',
  ],
  [
    'Venus in your tenth house is liked by the people who decide things, without having tried very hard to be.',
    'Grace is part of your reputation, thanks to Venus in your tenth house, and hard news sounds bearable when you bring it.',
  ],
  [
    'Venus in your eleventh house makes friends of lovers and of quite a few former rivals.',
    'Warmth spreads sideways with Venus in your eleventh house, and your parties are remembered for who talked to whom.',
  ],
  [
    'Venus in your twelfth house loves without witnesses, and some of your tenderest acts will never be traced back to you.',
    'Longing is an old acquaintance of yours, as Venus in your twelfth house knows, and music says it better than you would.',
  ],
];

/** Mars of a birth in each of its houses. */
export const NATAL_MARS: readonly (readonly string[])[] = [
  [
    'Mars in your first house walks fast, decides faster, and has a scar somewhere with a good story to it.',
    'Energy enters with you, for Mars is in your first house, and your impatience is mostly aimed at standing still.',
  ],
  [
    'Mars in your second house works hard for what it has and does not care to be told how to spend it.',
    'Earning your own way is a matter of honour to you, as Mars in your second house makes plain.',
  ],
  [
    'Mars in your third house enjoys a debate as others enjoy tennis, and you should warn people that you only play to win on Sundays.',
    'Sharp and quick, Mars in your third house has the answer on the tongue while others are still looking for the question.',
  ],
  [
    'Mars in your fourth house guards the door, repairs the roof and argues only with people it cannot do without.',
    'Anger and love live under one roof for you, with Mars in your fourth house, and a garden to dig has saved the peace more than once.',
  ],
  [
    'Mars in your fifth house courts boldly, plays to the end and would rather be laughed at than overlooked.',
    'Competition makes you merry, since Mars is in your fifth house, and you create best with a deadline and a little provocation.',
  ],
  [
    'Mars in your sixth house is a worker among workers, and it shows respect by handing over the second spade.',
    'Effort calms you down, with Mars in your sixth house; what wears you out is watching a thing being done badly.',
  ],
  [
    'Mars in your seventh house is drawn to people with a will of their own, and then surprised to meet it.',
    'Friction keeps love awake for you, because Mars in your seventh house trusts nobody who has never said no.',
  ],
  [
    'Mars in your eighth house saves its strength for what matters and then does not let go.',
    'Crisis finds you calm, thanks to Mars in your eighth house, and it is the quiet weeks that make you restless.',
  ],
  [
    'Mars in your ninth house fights for ideas, travels light and would take the longer road if there were a view in it.',
    'Belief puts fuel in your tank, for Mars is in your ninth house, and you have defended things that were not even yours.',
  ],
  [
    'Mars in your tenth house climbs in plain sight, and you would rather carry the responsibility than watch it being dropped.',
    'Ambition is honest work to you, with Mars in your tenth house, though you do walk faster than the people you lead.',
  ],
  [
    'Mars in your eleventh house gets a group off the sofa, and half of what your friends have dared was your suggestion.',
    'Causes need somebody with your Mars in the eleventh house: one who will book the hall and then stack the chairs.',
  ],
  [
    'Mars in your twelfth house fights out of sight, often for somebody who does not know about it.',
    'Strength comes to you sideways, as Mars in your twelfth house prefers to let a wall grow tired of itself.',
  ],
];
