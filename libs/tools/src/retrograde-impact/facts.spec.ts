import { formFields } from '../catalogue/form';
import { facts } from './facts';
import { retrogradeImpact } from './tool';

const SIGNS = { sign: 'leo', moonSign: 'pisces', risingSign: 'scorpio' } as const;

type Params = Parameters<typeof facts>[0];

const shownFor = (planet: Params['planet'], at: string) =>
  new Map(
    facts({ planet, ...SIGNS }, { at: new Date(at), seed: 'x' }).shown.map(({ key, value }) => [
      key,
      value,
    ]),
  );

describe('retrograde impact', () => {
  it('offers no planet that never turns', () => {
    const [planet] = formFields(retrogradeImpact);

    expect(planet?.options?.map(({ value }) => value)).toEqual([
      ...['mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'],
    ]);
    expect(retrogradeImpact.params.safeParse({ planet: 'sun', ...SIGNS }).success).toBe(false);
    expect(retrogradeImpact.params.safeParse({ planet: 'moon', ...SIGNS }).success).toBe(false);
  });
});

describe('the facts of a retrograde', () => {
  it('are those of the present one while it lasts', () => {
    const shown = shownFor('mercury', '2026-11-01');

    expect(shown.get('current')).toBe(
      'Mercury in Scorpio, from 24 October 2026 to 13 November 2026, 20 days',
    );
    expect(shown.get('today')).toMatch(/, retrograde$/);
    expect(shown.get('from-rising')).toBe(
      'Mercury turns retrograde in your first house (body and self)',
    );
    expect(shown.get('from-sun')).toMatch(/^Mercury turns retrograde in your fourth house/);
    expect(shown.get('next')).toMatch(/^Mercury in .*from 9 February 2027/);
  });

  it('are those of the next one before it begins', () => {
    const shown = shownFor('mars', '2026-11-21');

    expect(shown.has('current')).toBe(false);
    // Mars turns at 10 degrees of Virgo on 10 January 2027 and at 20 of Leo on 1 April.
    expect(shown.get('next')).toMatch(
      /^Mars in Virgo and then Leo, from 10 January 2027 to 1 April 2027, 8\d days$/,
    );
    expect(shown.get('from-rising')).toBe(
      'Mars turns retrograde in your eleventh house (friends and hopes) and direct in your tenth house (calling and reputation)',
    );
    expect(shown.get('last')).toMatch(/from \d December 2024 to 24 February 2025/);
  });

  it.each(['mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const)(
    'know the time before and the time after for %s at any time',
    (planet) => {
      for (let month = 0; month < 30; month += 5) {
        const { seasons, noon } = facts(
          { planet, ...SIGNS },
          { at: new Date(Date.UTC(2026, month, 3)), seed: 'x' },
        );

        expect(seasons.last !== undefined && seasons.last.to <= noon).toBe(true);
        expect(seasons.next !== undefined && seasons.next.from > noon).toBe(true);
      }
    },
  );
});
