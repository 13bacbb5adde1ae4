import type { Timeframe } from '../fields/choice';
import { facts } from './facts';

const AT = new Date('2026-11-21T20:00:00Z');

const shownFor = (sign: 'leo' | 'cancer' | 'gemini', timeframe: Timeframe, at = AT) =>
  new Map(
    facts({ sign, timeframe }, { at, seed: 'x' }).shown.map(({ key, value }) => [key, value]),
  );

describe('the facts of a horoscope', () => {
  it('place the sky of noon UTC in whole-sign houses of the asked sign', () => {
    const shown = shownFor('leo', 'today');

    expect(shown.get('period')).toBe('21 November 2026 (today)');
    expect(shown.get('houses')).toBe(
      'counted by whole signs from Leo; positions for 21 November 2026, 12:00 UTC',
    );
    expect(shown.get('moon')).toMatch(
      /^Aries 1[67]°\d\d', Waxing Gibbous, 8\d% lit, your ninth house \(travel and belief\)$/,
    );
    expect(shown.get('sun')).toMatch(/^Scorpio 29°\d\d', your fourth house \(home and roots\)$/);
    expect(shown.get('ruler')).toBe(`Sun, ${shown.get('sun')}`);
    expect(shown.get('retrograde')).toBe('Saturn, Uranus and Neptune');
  });

  it('are the same all day long, and others the next day', () => {
    const early = shownFor('leo', 'today', new Date('2026-11-21T00:00:00Z'));
    const late = shownFor('leo', 'today', new Date('2026-11-21T23:59:59Z'));
    const tomorrow = shownFor('leo', 'tomorrow', new Date('2026-11-20T10:00:00Z'));

    expect(late).toEqual(early);
    expect(tomorrow.get('moon')).toBe(early.get('moon'));
    expect(tomorrow.get('period')).toBe('21 November 2026 (tomorrow)');
  });

  it('tell a month by its new and full moons, turns and changes of sign', () => {
    const shown = shownFor('gemini', 'month');

    expect(shown.get('new-moon-2026-11-09')).toBe(
      'in Scorpio, your sixth house (work and habits), on 9 November 2026, 07:02 UTC',
    );
    expect(shown.get('full-moon-2026-11-24')).toBe(
      'in Gemini, your first house (body and self), on 24 November 2026, 14:54 UTC',
    );
    expect(shown.get('mercury-turns-direct-2026-11-13')).toMatch(/^in Scorpio, your sixth house/);
    expect(shown.get('sun-enters-sagittarius-2026-11-22')).toMatch(/^enters Sagittarius, your sev/);
  });

  it('name a tight aspect with its distance, and whether it is still to come', () => {
    const { aspects, shown } = facts({ sign: 'cancer', timeframe: 'today' }, { at: AT, seed: 'x' });

    expect(aspects[0]).toMatchObject({ first: 'sun', second: 'mars', aspect: 'square' });
    expect(shown.find(({ key }) => key === 'aspect-sun-square-mars')).toMatchObject({
      key: 'aspect-sun-square-mars',
      label: 'Sun square Mars',
      value: '1.0° from exact, separating',
    });
    expect(aspects.every(({ orb }) => orb <= 3)).toBe(true);
  });

  it('draw the extras from the lists of the product', () => {
    for (let day = 0; day < 40; day++) {
      const shown = shownFor('leo', 'today', new Date(Date.UTC(2026, 0, 1 + day)));

      expect(Number(shown.get('lucky-number'))).toBeGreaterThanOrEqual(1);
      expect(Number(shown.get('lucky-number'))).toBeLessThanOrEqual(99);
      expect(['Blue', 'Red', 'Green', 'Purple', 'Gold']).toContain(shown.get('power-color'));
      expect(['Energetic', 'Reflective', 'Creative', 'Romantic', 'Focused']).toContain(
        shown.get('mood'),
      );
      expect(shown.get('compatible-sign')).not.toBe('Leo');
    }
  });
});
