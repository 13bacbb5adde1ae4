/** What an aspect joins: the sixth house and the later ones, each with every later one. */
export const HOUSE_PAIRS_WORLD = {
  '6-7': [
    'Who does which part of the work is the question between the two of you, and a list would settle it.',
  ],
  '6-8': [
    'Useful work on a difficult subject goes well: the tax form, the repair, the honest check-up of a habit.',
    'You can look into something deeply and also fix it, so pick the problem that has been quiet for months.',
    'Trust grows through reliability, by doing exactly what you said at the hour you said.',
  ],
  '6-9': [
    'Daily duties and the wider world are at odds; keep the routine short and give the rest to learning.',
    'You want to see the point of a task before you do it, so ask, and then do it once.',
    'A plan to travel or study meets the calendar, and a realistic date is better than a bold one.',
  ],
  '6-10': [
    'Good daily work adds up to a good name, and somebody is beginning to count it.',
    'Improve one small process where you work and let people know that it was you.',
    'Practical effort and ambition agree, so do the careful version.',
  ],
  '6-11': ['Work and friends overlap, and it helps to say which of the two is speaking.'],
  '6-12': [
    'Work wants more and the body wants less; stop at the time that you would advise somebody else.',
    'Being useful and being rested compete, and only one of them can be postponed for ever.',
    'A small disorder in your routine comes from tiredness, so sort out the tiredness first.',
  ],
  '7-8': ['Closeness turns serious: ask what your partner needs in order to feel safe with you.'],
  '7-9': [
    'Together you see further, so let somebody come along on the trip, the course or the argument.',
    'A person from another background makes good company and a better teacher.',
    'You agree on what matters, which makes it easy to plan something larger for two.',
  ],
  '7-10': [
    'Partner and career both want the evening; give each a clear answer rather than half of yourself.',
    'Somebody close has an opinion on your ambitions, and it may contain one useful sentence.',
    'In public you are seen as a pair or as a team, so agree on the story first.',
  ],
  '7-11': [
    'Your partner and your friends get on, so bring them to the same table.',
    'A one-to-one talk leads to a plan with more people in it, and to a wish that is easier to reach.',
    'Cooperation comes easily: propose the joint project, or accept the one that is offered.',
  ],
  '7-12': ['You need time alone and somebody needs you; promise an hour and keep both promises.'],
  '8-9': [
    'A private matter looks different from a distance, so read or ask how other people have dealt with it.',
  ],
  '8-10': [
    'Power is the subject at work, and knowing what you want from it keeps you fair.',
    'Something confidential and something public come close to each other; think before you copy anybody in.',
    'Responsibility for other people’s money or secrets weighs on you, so share it with somebody entitled to know.',
  ],
  '8-11': [
    'Not every friend needs to know everything, and choosing whom to tell is not disloyal.',
    'Shared costs in a group cause tension that a clear sum would end.',
    'You want depth and the company wants small talk; find the one who would rather leave early too.',
  ],
  '8-12': [
    'You can let something go for good, quietly and without a ceremony.',
    'Your instincts are reliable about people, so listen to the first impression.',
    'A confidential talk, a good book or a long bath reaches a knot that thinking could not.',
  ],
  '9-10': [
    'What you have learned can be used at work, so mention the course, the language or the year abroad.',
  ],
  '9-11': [
    'Friends with wide horizons lift your spirits, and one of them has a plan worth joining.',
    'A belief is more fun when it is shared, so go to the talk, the club or the festival.',
    'Your hopes grow a size larger, and you find the people for them at the same time.',
  ],
  '9-12': [
    'You want answers and the mood wants silence; leave one big question open overnight.',
    'A wish to get away may be a wish to rest, and the second is cheaper.',
    'Facts and feelings about a belief do not agree yet, and there is no hurry to settle it.',
    'Rest and curiosity want the same evening; a documentary on the sofa serves both.',
    'Belief grows quietly here, so you need not defend it yet.',
  ],
  '10-11': ['An ambition of yours needs allies, so tell your friends what you are working on.'],
  '10-12': [
    'You work best unobserved, so prepare in private what you will show later.',
    'Stepping back from the stage for a moment makes your position stronger.',
    'Something you do without credit is helping your reputation all the same.',
  ],
  '11-12': ['Company and solitude take turns, and leaving early is a complete sentence.'],
} as const satisfies Record<string, readonly string[]>;
