import { compareDreams } from './series';
import { readDream } from './dream-report';

const compare = (...dreams: string[]) => compareDreams(dreams.map(readDream));

describe('a series of dreams', () => {
  it('finds what returns, that of most dreams first', () => {
    const { symbols, moods } = compare(
      'A wolf by the sea, I was afraid.',
      'The sea again. Terrified, on a bridge.',
      'A wolf at sea, quite calm.',
    );

    expect(symbols.map(({ what, dreams }) => [what.key, dreams])).toEqual([
      ['sea', [0, 1, 2]],
      ['wolf', [0, 2]],
    ]);
    expect(moods).toEqual([{ what: 'fear', dreams: [0, 1] }]);
  });

  it('names a kind in common only where no single symbol is', () => {
    expect(compare('a wolf', 'a fox').group).toBe('animals');
    expect(compare('a wolf', 'a wolf and a fox').group).toBeUndefined();
    expect(compare('a wolf', 'a door').group).toBeUndefined();
  });

  it('tells what is new in the last and what only the first had', () => {
    const { arrived, left } = compare('a wolf and a door', 'a door', 'a door and a piano');

    expect(arrived?.key).toBe('music');
    expect(left?.key).toBe('wolf');
    expect(compare('a wolf', 'a wolf')).toMatchObject({ arrived: undefined, left: undefined });
  });

  it.each([
    ['I was afraid', 'I was happy', { from: 'fear', to: 'joy', towards: 'lighter' }],
    ['I was happy', 'It was strange', { from: 'joy', to: 'confusion', towards: 'heavier' }],
    ['I was sad', 'I was angry', { from: 'sadness', to: 'anger', towards: 'steady' }],
    ['I was sad', 'sadness', undefined],
    ['I was sad', 'a door', undefined],
  ])('sees how the mood moves from %j to %j', (first, last, moved) => {
    expect(compare(first, 'a bridge', last).moved).toEqual(moved);
  });

  it('sees whether the telling grows', () => {
    expect(compare('one two three', 'one two three four five six').length).toBe('longer');
    expect(compare('one two three four', 'one').length).toBe('shorter');
    expect(compare('one two three', 'one two three').length).toBeUndefined();
  });
});
