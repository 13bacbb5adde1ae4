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
    text: 'Zero is a ring with plenty of room inside it. It marks the breath before a decision, when nothing has been settled and a great deal is possible. Beside other digits it increases their volume, in the way that an empty hall carries a single voice.',
  },
  {
    digit: 1,
    title: 'The first step',
    keywords: ['beginning', 'intention', 'courage'],
    text: 'One is the match that finally lights the candle. It asks what you would begin if you were not waiting for permission from anybody. Put your intention into a plain sentence, and complete the smallest part of it today.',
  },
  {
    digit: 2,
    title: 'The second chair',
    keywords: ['partnership', 'balance', 'patience'],
    text: 'Two sits down on the other side of the table and listens attentively. It speaks about confidence, good timing and decisions that are better made together. If something seems to be slow, treat it as patiently as you would treat a friend.',
  },
  {
    digit: 3,
    title: 'The raised voice',
    keywords: ['expression', 'growth', 'joy'],
    text: 'Three has a weakness for colour, company and a story that is told with enthusiasm. It encourages you to create something and to let it be seen before it is perfect. Share the draft, sing the verse, or telephone the person who laughs at your jokes.',
  },
  {
    digit: 4,
    title: 'The laid stone',
    keywords: ['stability', 'effort', 'support'],
    text: 'Four is the corner of a house that is standing perfectly straight. It honours the kind of work for which nobody applauds, such as an early start, a tidy desk and a promise kept. You have more support than you usually count, so lean on it while you continue building.',
  },
  {
    digit: 5,
    title: 'The turning road',
    keywords: ['change', 'freedom', 'curiosity'],
    text: 'Five opens a window in a room that has become rather stuffy. It describes a change that is already on its way and considerably easier to steer than to stop. Remain curious, travel light, and keep one familiar thing constant while everything else is moving.',
  },
  {
    digit: 6,
    title: 'The warm kitchen',
    keywords: ['care', 'home', 'harmony'],
    text: 'Six smells of fresh bread and clean linen. It directs your attention to the people and places that you look after, and to the question of whether you appear on that list yourself. A small repair at home can settle more than an extended discussion.',
  },
  {
    digit: 7,
    title: 'The quiet room',
    keywords: ['insight', 'study', 'trust'],
    text: 'Seven closes the door very softly behind you. It values the question above the rapid answer, and the solitary walk above the meeting. Read, rest, and notice what you keep returning to, because you know more than you have ever said aloud.',
  },
  {
    digit: 8,
    title: 'The turning wheel',
    keywords: ['strength', 'exchange', 'result'],
    text: 'Eight moves whatever you give and whatever you receive in one unbroken loop. It is interested in effort, in value and in dealing fairly with others. Decide what your time is worth to you, finish what you have started, and let good work be visible.',
  },
  {
    digit: 9,
    title: 'The lamp in the window',
    keywords: ['completion', 'kindness', 'release'],
    text: 'Nine is the final page of a book, read slowly. It wonders what you could give away, forgive or complete, so that both of your hands are free again. The lesson you learned on this part of the road may be exactly what somebody else is looking for.',
  },
];
