import { facts } from './facts';

const AT = { at: new Date('2026-11-21T20:00:00Z'), seed: 'x' };

const shownFor = (dream1: string, dream2: string, dream3 = '') =>
  new Map(facts({ dream1, dream2, dream3 }, AT).shown.map(({ key, value }) => [key, value]));

describe('the facts of several dreams', () => {
  it('say what each holds, what returns and what changes', () => {
    const shown = shownFor(
      'A wolf by the sea. I was afraid.',
      'The sea and a bridge.',
      'I swam in the sea with my mother, happy.',
    );

    expect(shown.get('dream-1')).toBe('symbols: the wolf and the sea; moods: fear; 8 words');
    expect(shown.get('dream-2')).toBe(
      'symbols: the sea and the bridge; moods: none is named; 5 words',
    );
    expect(shown.get('shared-symbols')).toBe('the sea in all three dreams');
    expect(shown.get('shared-moods')).toBe('none');
    expect(shown.get('arrived')).toBe('swimming');
    expect(shown.get('left')).toBe('the wolf');
    expect(shown.get('mood')).toBe('from fear to joy');
  });

  it('do with two dreams', () => {
    const shown = shownFor('a wolf', 'a wolf');

    expect(shown.has('dream-3')).toBe(false);
    expect(shown.get('shared-symbols')).toBe('the wolf in both dreams');
  });

  it('name the dreams in which something returns', () => {
    expect(shownFor('a wolf', 'a door', 'a wolf').get('shared-symbols')).toBe(
      'the wolf in the first and the third dream',
    );
  });
});
