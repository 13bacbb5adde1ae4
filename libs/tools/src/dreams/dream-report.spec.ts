import { SYMBOLS } from './lexicon';
import { SYMBOL_LINES } from './symbol-lines';
import { readDream } from './dream-report';

const symbolsIn = (dream: string) => readDream(dream).symbols.map(({ symbol }) => symbol.key);

describe('the book of symbols', () => {
  it('knows at least 120 of them, each once, with a line for each', () => {
    const keys = SYMBOLS.map(({ key }) => key);

    expect(keys.length).toBeGreaterThanOrEqual(120);
    expect(new Set(keys).size).toBe(keys.length);
    expect([...keys].sort()).toEqual(Object.keys(SYMBOL_LINES).sort());
  });

  it.each(SYMBOLS.map(({ key, words }) => [key, words] as const))(
    'finds %s by each of its words',
    (key, words) => {
      for (const word of words.split(', ')) {
        expect(symbolsIn(`I saw ${word.replace('*', '')} again.`)).toContain(key);
      }
    },
  );
});

describe('the reading of a dream', () => {
  it('takes the most mentioned first, and else the first mentioned', () => {
    const { symbols } = readDream(
      'A door stood open. A wolf came in. The wolf looked at me, and it rained.',
    );

    expect(symbols.map(({ symbol, times }) => [symbol.key, times])).toEqual([
      ['wolf', 2],
      ['door', 1],
      ['rain', 1],
    ]);
  });

  it.each([
    'I took the train of thought further',
    'I fell asleep and fell in love over ice cream',
    'In case of business, care for the carpet',
    'I could not bear the season, I rose warmly and searched my seat',
    'It happened late at night, on the other hand',
  ])('finds no picture in the turns of phrase of %j', (dream) => {
    expect(symbolsIn(dream).filter((key) => key !== 'search')).toEqual([]);
  });

  it('hears moods in their order, and not where they are denied', () => {
    expect(readDream('I was angry, then happy').moods).toEqual(['anger', 'joy']);
    expect(readDream('I was not afraid, but I felt lonely').moods).toEqual(['loneliness']);
    expect(readDream('I wasn’t really scared').moods).toEqual([]);
    expect(readDream('no longer sad. Not so angry. Never ashamed.').moods).toEqual([]);
  });

  it('names the kind that most symbols share, and none where two kinds tie', () => {
    expect(readDream('a wolf, a bear and a door').group).toBe('animals');
    expect(readDream('a wolf and a door').group).toBeUndefined();
    expect(readDream('a wolf, a fox, a door and a window').group).toBeUndefined();
  });

  it('notices dreams that return and dreams that end in waking', () => {
    expect(readDream('I keep having the same dream and woke up')).toMatchObject({
      recurring: true,
      woke: true,
      words: 9,
    });
    expect(readDream('A quiet field')).toMatchObject({ recurring: false, woke: false });
  });

  it.each(['', '🐺🌊', '....', 'x'.repeat(2000), '((((*', 'Ein Traum über nichts'])(
    'takes any text: %j',
    (dream) => {
      expect(readDream(dream).symbols).toEqual([]);
    },
  );
});
