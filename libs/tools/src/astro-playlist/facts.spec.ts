import { SIGNS } from '@cosmic/sky/zodiac';
import { facts, pulseOf } from './facts';
import { MUSIC } from './music';

const AT = { at: new Date('2026-11-24T20:00:00Z'), seed: 'x' };

describe('the facts of a playlist', () => {
  it('lead from the Sun sign over the Moon sign to the Moon of today', () => {
    const { opening, beneath, peak, shown } = facts({ sign: 'leo', moonSign: 'pisces' }, AT);

    // The Moon was full in Gemini that afternoon.
    expect([opening, beneath, peak].map(({ sign }) => sign.key)).toEqual([
      'leo',
      'pisces',
      expect.stringMatching(/taurus|gemini/),
    ]);
    expect(shown.find(({ key }) => key === 'moon')?.value).toMatch(/, Full Moon, 100% lit, /);
    expect(shown.find(({ key }) => key === 'opening')?.value).toMatch(
      /^Leo: 110 to 122 beats a minute, a golden major, a brass section/,
    );
  });

  it('are the same all day', () => {
    const early = facts({ sign: 'leo', moonSign: 'pisces' }, { ...AT, at: new Date('2026-11-24') });

    expect(early).toEqual(facts({ sign: 'leo', moonSign: 'pisces' }, AT));
  });
});

describe('the sounds of the signs', () => {
  it('are twelve that can be told apart', () => {
    const styles = SIGNS.map(({ key }) => MUSIC[key]);

    for (const part of ['key', 'instruments', 'era', 'kinds', 'search'] as const) {
      expect(new Set(styles.map((style) => style[part])).size).toBe(12);
    }
    for (const style of styles) {
      expect(style.slowest).toBeLessThan(style.fastest);
      expect(pulseOf(style)).toBeGreaterThan(50);
      expect(pulseOf(style)).toBeLessThan(150);
    }
  });
});
