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
    text: 'Conversation and traffic are both taking the scenic road. Whatever was said in a hurry comes back in order to be said better, and lost objects have a talent for reappearing. Consider this period as the careful editor of your year.',
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
    text: 'The heart is going through all of its drawers. Former affections are waving from a distance, while present ones are asking to be looked at more closely. You discover what you truly appreciate when nobody is trying to sell it to you.',
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
    text: 'The engine is running although the brake remains half engaged. Old irritations reveal the places where your energy has been leaking away. Train patiently, practise, look after your tools, and save the great charge for later.',
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
    text: 'Something would like to become larger, whether it is knowledge, friendship, confidence or a plan. Opportunities arrive with a smile, and generosity finds its way back to the giver. Pay some attention to the proper measure, because abundance is able to overflow.',
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
    text: 'A window that had been painted shut is finally coming open. You begin to notice where you have been living by habit, and what is true for you now demands to be heard. If change is introduced as a series of small experiments, it will feel like playing.',
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
    text: 'All of the borders are growing noticeably softer. Art, compassion and faith are coming closer, while practical matters may benefit from another pair of eyes. Follow whatever is beautiful, and ask somebody sensible to read through the plan.',
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
    text: 'Slowly and patiently, something old is being turned into compost. You may feel a desire to be rid of everything artificial and to stand on firmer ground. The process goes best with time, with honest company and without any forcing.',
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
    text: 'Saturn returns to the position it occupied when you were born and asks for an honest inventory. Whatever fits you becomes firmer, while ideas that belonged to somebody else are open for review. Many people remember this period as the time when they finally took the wheel.',
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
    text: 'The lamp is now shining at its greatest brightness. Emotions come into the open, results become visible, and sleep may be a little lighter than usual. Look at everything that has developed since the new moon, and take time to enjoy it.',
    tips: ['thank somebody by name', 'let the evening be long', 'wait a day with sharp replies'],
    question: 'What can you see now that was dark two weeks ago?',
  },
  'new-moon': {
    name: 'New Moon',
    span: 'about three days',
    theme: 'beginning quietly',
    text: 'The sky is completely dark and the soil is soft. Intentions that are formed at this moment prefer to remain small and unmistakable. Rest for a while in the quiet, and afterwards select a single seed.',
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
    text: 'For about an hour the great lights exchange their places, and the familiar room looks different. Eclipses have a reputation for moving things along, occasionally through a side entrance. No important decision is required on the day itself, since watching is entirely sufficient.',
    tips: [
      'keep the day itself light',
      'notice what falls away with ease',
      'write down what you see, and decide later',
    ],
    question: 'What is changing that you had taken for fixed?',
  },
};
