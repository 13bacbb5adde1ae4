import { figureSchema } from '@cosmic/contracts/readings/figures';
import dashas from '../../../sky/test/vectors/dasha.json';
import { facts } from './facts';
import { dashaMaker } from './maker';
import { dasha } from './tool';

const CONTEXT = { at: new Date('2026-11-25T12:00:00Z'), seed: 'x' };
const CHENNAI = {
  name: 'Chennai, India',
  latitude: 13.0878,
  longitude: 80.2785,
  zone: 'Asia/Kolkata',
};
const BIRTH = { dob: '1990-05-17', time: '07:45', place: CHENNAI };
const DAY_MS = 86_400_000;

const factsFor = (input: object, context = CONTEXT) => facts(dasha.params.parse(input), context);
const shownFor = (input: object, context = CONTEXT) =>
  Object.fromEntries(factsFor(input, context).shown.map(({ key, value }) => [key, value]));

/** Births of the vectors on a full minute, by a clock that keeps UTC. */
const KNOWN = dashas.births
  .filter(({ utc }) => utc.slice(17, 19) === '00' && utc > '1975' && utc < '2025')
  .slice(0, 5);

describe('the facts of a dasha', () => {
  it('were tried on births of the vectors', () => expect(KNOWN.length).toBeGreaterThan(1));

  it.each(KNOWN)('have the borders of the vectors for birth $id', ({ utc, maha, tol_days }) => {
    const place = { name: 'X', latitude: 10, longitude: 0, zone: 'Africa/Abidjan' };
    const { figure } = factsFor({ dob: utc.slice(0, 10), time: utc.slice(11, 16), place });
    const drawn = figureSchema.parse(figure);
    if (drawn.kind !== 'dasha-periods') throw new Error('no periods are drawn');

    drawn.periods.forEach(({ lord, to }, index) => {
      const [name = '', , end = ''] = (maha[index] ?? []).map(String);
      expect(lord).toBe(name.toLowerCase());
      expect(Math.abs(Date.parse(to) - Date.parse(end))).toBeLessThan(tol_days * DAY_MS);
    });
  });

  it('name their rule, and give dates without hours', () => {
    const shown = shownFor(BIRTH);

    expect(shown['rule']).toBe(
      'Vimshottari of 120 years, ayanamsa of Lahiri, a year of 365.25 days; borders are dates',
    );
    for (const key of ['maha', 'antar', 'pratyantar', 'sade-sati'])
      expect(shown[key]).not.toMatch(/\d:\d\d/);
  });

  it('move the borders with another length of the year', () => {
    const ends = (year: string) => factsFor({ ...BIRTH, year }).count.periods.at(-1)!.to;

    expect(ends('julian').getTime() - ends('tropical').getTime()).toBeGreaterThan(0.5 * DAY_MS);
    expect(ends('julian').getTime() - ends('savana').getTime()).toBeGreaterThan(400 * DAY_MS);
  });

  it('show what runs now by the other lengths of the year, and not by their own', () => {
    const shown = shownFor(BIRTH);
    expect(shown['year-julian']).toBeUndefined();
    expect(Object.keys(shown).filter((key) => key.startsWith('year-'))).toHaveLength(3);

    const { running } = factsFor({ ...BIRTH, year: 'savana' });
    const names = running[1]!.lords.map((lord) => `${lord[0]!.toUpperCase()}${lord.slice(1)}`);
    expect(shown['year-savana']).toMatch(
      new RegExp(`^${names.join(', ')}, until \\d+ \\w+ \\d{4}$`),
    );
    expect(shownFor({ ...BIRTH, year: 'savana' })['year-julian']).toBeDefined();
  });

  it('say so where another school’s 120 years are over', () => {
    const context = { at: new Date('2199-01-01T00:00:00Z'), seed: 'x' };
    expect(shownFor(BIRTH, context)['year-savana']).toBe('none, the 120 years are over');
  });

  it('tell sade sati where it runs, and when it comes where it does not', () => {
    // By the published dates Saturn left Aquarius on 29 March 2025; the Moon of this birth is in Capricorn.
    const running = { ...CONTEXT, at: new Date('2024-06-01T00:00:00Z') };
    expect(shownFor(BIRTH, running)['sade-sati']).toMatch(
      /^running, Saturn in the sign after the Moon’s, \d+ \w+ 202[23] to 29 March 2025$/,
    );
    expect(shownFor(BIRTH)['sade-sati']).toMatch(/^not running; the next begins on \d+ \w+ 2046$/);
  });

  it('say where the hundred and twenty years are over', () => {
    const input = { ...BIRTH, dob: '1901-05-17' };
    const late = { at: new Date('2040-01-01T00:00:00Z'), seed: 'x' };

    expect(factsFor(input, late).running).toEqual([]);
    expect(dashaMaker.assign(input, late).almanac()).toMatch(/hundred and twenty years/);
  });
});
