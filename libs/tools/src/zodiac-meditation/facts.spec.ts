import { facts } from './facts';

const shownAt = (at: string) =>
  facts({ sign: 'leo' }, { at: new Date(at), seed: 'x' }).shown.map(({ key, value }) => [
    key,
    value,
  ]);

describe('the facts of a meditation', () => {
  it('are the sign, its element, mode and ruler, its part of the body and the Moon', () => {
    const shown = shownAt('2026-11-24T08:00:00Z');

    expect(shown.slice(0, -1)).toEqual([
      ['sign', 'Leo'],
      ['element', 'fire'],
      ['mode', 'fixed'],
      ['ruler', 'the Sun'],
      ['body', 'the heart and the upper back, by an old tradition of pictures'],
    ]);
    // The Moon was full in Gemini that afternoon.
    expect(shown.at(-1)?.[1]).toMatch(
      /^(?:Taurus|Gemini) \d+°\d\d', Full Moon, 100% lit, at noon UTC on 24 November 2026$/,
    );
  });

  it('keep one Moon for the whole UTC day', () => {
    expect(shownAt('2026-11-24T00:00:00Z')).toEqual(shownAt('2026-11-24T23:59:00Z'));
  });
});
