/** What one digit stands for in the reading of a repeated number. */
export interface DigitMeaning {
  digit: number;
  title: string;
  keywords: readonly [string, string, string];
  text: string;
}

/** The ten digits, 0 to 9, each at its own index. */
export const DIGIT_MEANINGS: readonly DigitMeaning[] = [
  {
    digit: 0,
    title: 'The open circle',
    keywords: ['potential', 'wholeness', 'pause'],
    text: 'Zero is a ring with room inside it. It marks the breath before a choice, when nothing is decided and much is possible. Beside other digits it turns up their volume, the way an empty hall lets a single voice carry.',
  },
  {
    digit: 1,
    title: 'The first step',
    keywords: ['beginning', 'intention', 'courage'],
    text: 'One is the match that lights the candle. It asks what you would start if you did not wait for permission. Put the wish into a plain sentence and do the smallest part of it today.',
  },
  {
    digit: 2,
    title: 'The second chair',
    keywords: ['partnership', 'balance', 'patience'],
    text: 'Two sits down across from you and listens. It speaks of trust, good timing and decisions that are better made together. If something feels slow, give it the same care you would give a friend who needs a moment.',
  },
  {
    digit: 3,
    title: 'The raised voice',
    keywords: ['expression', 'growth', 'joy'],
    text: 'Three likes colour, company and a story told well. It nudges you to make something and let it be seen before it is perfect. Share the draft, sing the verse, call the person who laughs at your jokes.',
  },
  {
    digit: 4,
    title: 'The laid stone',
    keywords: ['stability', 'effort', 'support'],
    text: 'Four is the corner of a house that stands straight. It honours work nobody claps for: the early start, the tidy desk, the promise kept. You have more support than you count, so lean on it while you build.',
  },
  {
    digit: 5,
    title: 'The turning road',
    keywords: ['change', 'freedom', 'curiosity'],
    text: 'Five opens a window in a room that has grown stuffy. It tells of a change that is already under way and easier to steer than to stop. Stay curious, travel light, and keep one thing the same while the rest moves.',
  },
  {
    digit: 6,
    title: 'The warm kitchen',
    keywords: ['care', 'home', 'harmony'],
    text: 'Six smells of bread and clean linen. It turns your attention to the people and places you look after, and to whether you are on that list yourself. A small repair at home can settle more than a long talk.',
  },
  {
    digit: 7,
    title: 'The quiet room',
    keywords: ['insight', 'study', 'trust'],
    text: 'Seven closes the door softly behind you. It values the question over the quick answer, and the walk over the meeting. Read, rest, notice what you keep coming back to; you know more than you have said aloud.',
  },
  {
    digit: 8,
    title: 'The turning wheel',
    keywords: ['strength', 'exchange', 'result'],
    text: 'Eight moves what you give and what you get in one unbroken loop. It looks at effort, worth and fair dealing. Name what your time is worth to you, finish what you started, and let good work be seen.',
  },
  {
    digit: 9,
    title: 'The lamp in the window',
    keywords: ['completion', 'kindness', 'release'],
    text: 'Nine is the last page read slowly. It asks what you can give away, forgive or finish, so that your hands are free. What you learned on this stretch of road may be the very thing somebody else needs.',
  },
];
