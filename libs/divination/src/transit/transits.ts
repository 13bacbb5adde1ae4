/** The transits of the product's picker, in its order. */
export const TRANSIT_IDS = [
  ...(['mercury-retrograde', 'venus-retrograde', 'mars-retrograde'] as const),
  ...(['jupiter-transit', 'uranus-transit', 'neptune-transit', 'pluto-transit'] as const),
  ...(['saturn-return', 'full-moon', 'new-moon', 'eclipse'] as const),
] as const;

export type TransitId = (typeof TRANSIT_IDS)[number];

/** What a transit is about and how to meet it. */
export interface TransitMeaning {
  name: string;
  /** How long it tends to be felt. */
  span: string;
  theme: string;
  text: string;
  /** Three ways to work with it. */
  tips: readonly [string, string, string];
  /** A question to take along. */
  question: string;
}

export const TRANSITS: Readonly<Record<TransitId, TransitMeaning>> = {
  'mercury-retrograde': {
    name: 'Mercury Retrograde',
    span: 'about three weeks, with a soft start and end',
    theme: 'going over words and plans once more',
    text: 'Talk and traffic take the scenic road. What was said in haste comes back to be said better, and lost things turn up. Treat it as the editor of your year.',
    tips: [
      'make a copy of what matters',
      'confirm times and places',
      'write to someone you have missed',
    ],
    question: 'Which conversation deserves a second draft?',
  },
  'venus-retrograde': {
    name: 'Venus Retrograde',
    span: 'about six weeks',
    theme: 'looking again at love and taste',
    text: 'The heart goes through its drawers. Old affections wave from a distance, and present ones ask for a closer look. You learn what you truly like when no one is selling it.',
    tips: [
      'wait a little with bold changes of style',
      'tell a friend what they mean to you',
      'notice what you enjoy without spending',
    ],
    question: 'What would you choose again today?',
  },
  'mars-retrograde': {
    name: 'Mars Retrograde',
    span: 'about ten weeks',
    theme: 'finding the right use of force',
    text: 'The engine runs and the brake is half on. Old irritations show where energy leaks away. Train, practise and mend your tools, and keep the charge for later.',
    tips: [
      'choose one effort and rest from two',
      'move every day, without records',
      'say what annoys you while it is small',
    ],
    question: 'What is your anger asking you to protect?',
  },
  'jupiter-transit': {
    name: 'Jupiter Transit',
    span: 'some weeks to a few months',
    theme: 'growth and open doors',
    text: 'Something wants to get bigger: knowledge, circle, trust or plans. Offers come with a smile, and generosity finds its way back. Keep an eye on the measure, because plenty can also overflow.',
    tips: [
      'say yes to one thing that stretches you',
      'learn from somebody from elsewhere',
      'share part of what comes to you',
    ],
    question: 'Where have you been thinking too small?',
  },
  'uranus-transit': {
    name: 'Uranus Transit',
    span: 'about a year, in waves',
    theme: 'freedom and fresh air',
    text: 'A window that was painted shut comes open. You notice where you live by habit, and what is true for you now would like a say. Let change come in small experiments and it will feel like play.',
    tips: [
      'change one habit at a time',
      'talk with people who live otherwise',
      'keep one steady ritual throughout',
    ],
    question: 'What would you try if it did not have to last?',
  },
  'neptune-transit': {
    name: 'Neptune Transit',
    span: 'one to two years, in waves',
    theme: 'dreams, kindness and blurred edges',
    text: 'The borders grow soft. Art, faith and compassion come close, and practical matters may need a second pair of eyes. Follow beauty, and let someone sensible read the plan.',
    tips: [
      'make room for music or silence',
      'ask for things in writing',
      'get more sleep than you think you need',
    ],
    question: 'Which dream still feels true in the morning?',
  },
  'pluto-transit': {
    name: 'Pluto Transit',
    span: 'one to two years, in waves',
    theme: 'deep change and new strength',
    text: 'Slowly, something old is composted. You may feel the wish to be rid of what is false and to stand on firmer ground. It goes best with patience, honest company and no forcing.',
    tips: [
      'clear one corner at a time',
      'share the heavy part with someone you trust',
      'look for what is growing and not only for what goes',
    ],
    question: 'What are you ready to stop carrying?',
  },
  'saturn-return': {
    name: 'Saturn Return',
    span: 'about a year, around the ages of 29, 58 and 88',
    theme: 'growing into your own life',
    text: "Saturn comes back to where it stood when you were born and asks for an honest inventory. What fits becomes firmer; what was somebody else's idea comes up for review. Many people look back on it as the time they took the wheel.",
    tips: [
      'write down what you want to answer for',
      'finish or hand back one old duty',
      'build one thing slowly',
    ],
    question: 'Which of your duties are truly yours?',
  },
  'full-moon': {
    name: 'Full Moon',
    span: 'about three days',
    theme: 'seeing and celebrating',
    text: 'The lamp is at its brightest. Feelings come out, results show, and sleep may be light. Look at what has grown since the new moon and enjoy it.',
    tips: ['thank somebody by name', 'let the evening be long', 'wait a day with sharp replies'],
    question: 'What can you see now that was dark two weeks ago?',
  },
  'new-moon': {
    name: 'New Moon',
    span: 'about three days',
    theme: 'beginning quietly',
    text: 'The sky is dark and the soil is soft. Wishes made now like to stay small and clear. Rest a little, then choose one seed.',
    tips: [
      'write one wish in one sentence',
      'tidy the place where it shall grow',
      'take a first step within three days',
    ],
    question: 'What would you like to see growing?',
  },
  eclipse: {
    name: 'Eclipse',
    span: 'some weeks around the day',
    theme: 'turning points',
    text: 'For an hour the lights change places, and you see the room differently. Eclipses are known for moving things along, at times by a side door. You need no big decision that day; watching is plenty.',
    tips: [
      'keep the day itself light',
      'notice what falls away with ease',
      'write down what you see, and decide later',
    ],
    question: 'What is changing that you had taken for fixed?',
  },
};
