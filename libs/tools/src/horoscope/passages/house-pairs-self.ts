/** What an aspect joins: the first and second house, each with every later one. */
export const HOUSE_PAIRS_SELF = {
  '1-2': [
    'Your looks, your energy and your money are one subject here: spend a little on what makes you feel at ease in your own skin.',
  ],
  '1-3': [
    'What you want and what you say fit together well, so introduce yourself, ask, or put your name to the message.',
    'A conversation can change how you see yourself; let somebody who likes you describe what they notice.',
    'You sound like yourself, and that makes a short talk with a colleague or a cousin worth having.',
    'Short and friendly is your best style here; one honest line to somebody nearby goes a long way.',
  ],
  '1-4': [
    'Your own plans and the people at home pull in two directions; tell them what you intend before they have to guess.',
    'Part of you wants to go and part of you wants to stay in; a late start or an early return lets both have their way.',
    'Family may remind you of an older version of yourself, and you do not have to play that part again.',
  ],
  '1-5': [
    'Being yourself and having fun are the same thing here, so choose the company in which you need not perform.',
    'Something creative wants your signature on it: make it the way you like it and ask nobody.',
    'Your charm works best when you have forgotten about it, for instance while you are playing.',
  ],
  '1-6': [
    'Your energy and your to-do list do not match, so cut the list down instead of pushing yourself up.',
  ],
  '1-7': [
    'What you want and what somebody close wants are facing each other; say yours in one sentence and ask for theirs.',
    'A partner, a friend or a rival shows you a side of yourself, and it is worth a second look before you disagree.',
    'You and one other person are due a small renegotiation, over plans, chores or who calls whom.',
  ],
  '1-8': [
    'A private matter shows on the outside, so let one trusted person know what is going on.',
  ],
  '1-9': [
    'A wider plan suits you: look at the course, the trip or the idea that would stretch you a little.',
    'You are more convincing than usual on what you believe, because you look as if you mean it.',
    'Something from further away gives you energy, and following it up takes only one small step.',
  ],
  '1-10': [
    'How you feel and how you have to appear are at odds; arrange ten minutes between one and the other.',
    'Work asks for a version of you that is slightly too small, so show one thing that does not fit in it.',
    'Somebody in charge and your own will may collide; say what you can do rather than what you will not.',
  ],
  '1-11': [
    'Friends bring out the best in you, so go where you are expected and glad to be.',
    'A group would gain from your honest opinion, given as yourself and not as its referee.',
    'One of your hopes fits you better than it used to; mention it to somebody who can help.',
  ],
  '1-12': [
    'You are visible and tired at the same time, so do the one necessary thing and then disappear for a while.',
  ],
  '2-3': ['Talk about money or value is on the way, and plain words will keep it short.'],
  '2-4': [
    'What you earn and where you live support each other: one useful purchase or repair makes home calmer.',
    'Security means people as much as savings, and somebody in the family may say so first.',
    'A good moment for practical things at home: the bill, the shelf, the plan for a bigger change.',
  ],
  '2-5': [
    'Pleasure and the budget are at odds, so decide beforehand what the fun may cost and then enjoy it.',
    'A hobby, a child or a crush asks for more than you meant to give; be generous with time first.',
    'You are tempted to prove something by spending, and a better proof would be to make it yourself.',
  ],
  '2-6': [
    'Steady work and steady income belong together: tidy up one thing about how you do either.',
    'A habit that saves you half an hour is worth as much as a raise, so look for one.',
    'Your skills are worth something, and a piece of solid work is the way to show it.',
  ],
  '2-7': ['Money and partnership meet at a corner, so agree on the amount before the favour.'],
  '2-8': [
    'What is yours and what is shared need a clear line; look at one joint cost, debt or promise and name it.',
    'Holding on and letting go are both possible, and the sensible share of each can be counted.',
    'Somebody else’s means or moods affect your sense of safety, so ask what you can rely on.',
    'Talk about money with the person concerned before it turns into a mood.',
    'Keep what is yours and share what is shared; one page will hold both lists.',
  ],
  '2-9': [
    'The price of a journey, a course or a conviction comes up, and an honest sum is better than a vague wish.',
  ],
  '2-10': [
    'Your work and your worth agree for once: mention the result and the rate in the same breath.',
    'Reliable effort is being noticed, and you may ask what it could lead to.',
    'A practical step in your career pays off slowly and surely, so take the one that is dull and sound.',
  ],
  '2-11': [
    'A friend’s plan and your purse do not agree; say what you can manage and suggest a cheaper evening.',
    'You value something that your circle does not, which is a difference and not a fault.',
    'Lending, splitting and treating may cause a little friction, so settle it while it is small.',
  ],
  '2-12': [
    'Rest is part of what you live on, so treat a free hour as income.',
    'Something you had put away and forgotten turns out to be of use; look in the drawer, the account or the old notes.',
    'A quiet kindness costs you little and does you good, above all if nobody hears of it.',
  ],
} as const satisfies Record<string, readonly string[]>;
