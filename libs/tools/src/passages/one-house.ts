/** Two planets that meet in one house: what it is about there, index 0 is the first house. */
export const ONE_HOUSE: readonly (readonly string[])[] = [
  [
    'All of this happens in you and not around you, so give your body and your mood a little room.',
    'Both of them concern you in person: one decision about yourself is enough.',
    'What begins here begins with you, and a small first step shows it.',
  ],
  [
    'All of it is about money and worth, so do one sum and believe the result.',
    'Both of them touch what you own and what you need, and those are two different lists.',
    'What begins here concerns your means: start saving, charging or valuing something properly.',
  ],
  [
    'All of it is about talk, so choose your words and then stop.',
    'Both of them are in your messages, and one clear answer will thin them out.',
    'What begins here begins with a word: a question, an application, an introduction.',
  ],
  [
    'All of it happens at home, where a little order and a little patience go far.',
    'Both of them touch family and the past, so be gentle with old subjects.',
    'What begins here concerns where you live, and measuring twice is free.',
  ],
  [
    'All of it is about joy, so do something for the fun of it and let that be the reason.',
    'Both of them are in matters of the heart, where a clear sign is kinder than a clever one.',
    'What begins here is young, an idea, a romance or a game, and wants time more than judgement.',
  ],
  [
    'All of it lands in the working day, so sort the tasks before you start the first.',
    'Both of them touch your habits, and the easiest change is the one that lasts.',
    'What begins here is a routine: make it so small that you cannot fail.',
  ],
  [
    'All of it happens between you and one other person, so talk to them and not about them.',
    'Both of them touch your closest ties, and a promise made here should be one you can keep.',
    'What begins here begins with two, so ask before you decide for both.',
  ],
  [
    'All of it goes deep, so give it privacy and an honest listener.',
    'Both of them touch trust and shared things, where clarity is a form of kindness.',
    'What begins here begins out of sight, and you may keep it there until you are ready.',
  ],
  [
    'All of it points outwards, so look up the course, the ticket or the other opinion.',
    'Both of them touch what you believe, and a belief can stand a few good questions.',
    'What begins here wants distance, so plan the long version and take the first leg.',
  ],
  [
    'All of it happens in public, so do good work and say in one sentence what it is.',
    'Both of them touch your career, where being reliable is more impressive than being everywhere.',
    'What begins here begins at work: a task with your name on it deserves your best hour.',
  ],
  [
    'All of it comes through friends, so answer the invitation.',
    'Both of them touch your hopes, and sharing one makes it more real.',
    'What begins here begins in a group, so bring an idea and leave room for theirs.',
  ],
  [
    'All of it happens behind the scenes, so rest, prepare and say little.',
    'Both of them touch what you keep to yourself, and keeping it a while longer is allowed.',
    'What begins here is still asleep; a quiet hour is the best thing that you can give it.',
  ],
];
