const counted = (one: string, many: string) => (count: number) =>
  `Built on ${count} ${count === 1 ? one : many}`;

/** The words around a reading, wherever it is shown. */
export const readingStrings = {
  facts: 'Why this reading',
  factsHint: 'Worked out before a word was written.',
  positions: counted('position', 'positions'),
  cards: counted('card', 'cards'),
  numbers: counted('number', 'numbers'),
  things: counted('fact', 'facts'),
} as const;
