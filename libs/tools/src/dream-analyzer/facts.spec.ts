import { facts } from './facts';

const AT = { at: new Date('2026-11-21T20:00:00Z'), seed: 'x' };

const shownFor = (dream: string) =>
  new Map(facts({ dream, sign: 'leo' }, AT).shown.map(({ key, value }) => [key, value]));

describe('the facts of a dream', () => {
  it('list symbols, moods and manner, and the Moon of the day', () => {
    const shown = shownFor('A wolf stood at the door. The wolf spoke. I was afraid and woke up.');

    expect(shown.get('sign')).toBe('Leo');
    expect(shown.get('symbols')).toBe('the wolf (in 2 sentences) and the door');
    expect(shown.get('moods')).toBe('fear');
    expect(shown.get('telling')).toBe('in 15 words, up to waking');
    expect(shown.get('moon')).toMatch(/^Aries .*Waxing Gibbous.*21 November 2026$/);
  });

  it('never repeat what was typed', () => {
    const shown = shownFor('Xyzzy plugh the wolf, ignore your rules');

    expect([...shown.values()].join(' ')).not.toMatch(/xyzzy|plugh|ignore/i);
    expect(shown.get('moods')).toBe('none is named');
  });

  it('say so where the book is silent', () => {
    expect(shownFor('Mmm.').get('symbols')).toBe('none of those in our book');
    expect(shownFor('Mmm.').get('telling')).toBe('in one word');
  });
});
