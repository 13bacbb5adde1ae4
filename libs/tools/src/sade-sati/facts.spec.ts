import { figureSchema } from '@cosmic/contracts/readings/figures';
import { facts } from './facts';
import { sadeSati } from './tool';

const CHENNAI = {
  name: 'Chennai, India',
  latitude: 13.0878,
  longitude: 80.2785,
  zone: 'Asia/Kolkata',
};
const BIRTH = { dob: '1990-05-17', time: '07:45', place: CHENNAI };

const factsFor = (input: object, at = '2026-11-25T12:00:00Z') =>
  facts(sadeSati.params.parse(input), { at: new Date(at), seed: 'x' });
const shownFor = (input: object, at?: string) =>
  Object.fromEntries(factsFor(input, at).shown.map(({ key, value }) => [key, value]));

describe('the facts of a sade sati', () => {
  // Published: Saturn entered sidereal Aquarius on 17 January 2023 and Pisces on 29 March 2025.
  it('give the part that runs, and each part with every stretch of it', () => {
    expect(shownFor(BIRTH, '2024-06-01T00:00:00Z')).toMatchObject({
      moon: 'Capricorn',
      signs: 'Sagittarius, Capricorn, Aquarius',
      now: 'running, the last part, until 29 March 2025',
      rising: '26 January 2017 to 21 June 2017; 26 October 2017 to 24 January 2020',
      peak: '24 January 2020 to 29 April 2022; 12 July 2022 to 17 January 2023',
      setting: '29 April 2022 to 12 July 2022; 17 January 2023 to 29 March 2025',
    });
  });

  it('tell a pause within a season from the end of it', () => {
    expect(factsFor(BIRTH, '2017-08-01T00:00:00Z')).toMatchObject({ state: 'pause', span: null });
    expect(factsFor(BIRTH, '2026-01-01T00:00:00Z').state).toBe('ahead');
    expect(shownFor(BIRTH)['now']).toMatch(/^not running; the next begins on \d+ December 2046$/);
  });

  it('name both signs where the date leaves the Moon open, and read the same where the hour decides', () => {
    const open = Array.from({ length: 4 }, (_, day) => `1990-05-${14 + day}`)
      .map((dob) => shownFor({ dob })['moon'] ?? '')
      .filter((value) => value.includes(' or '));

    expect(open.length).toBeGreaterThan(0);
    for (const value of open)
      expect(value).toMatch(/depending on the hour and the place; \w+ is read$/);
    expect(shownFor({ ...BIRTH })['moon']).not.toMatch(/ or /);
  });

  it('say where no further one lies ahead', () => {
    const late = shownFor({ ...BIRTH, dob: '1901-05-17' }, '2099-01-01T00:00:00Z');

    expect(late['now']).toBe('none in the hundred and twenty years after the birth');
    expect(late['over']).toBe(late['now']);
  });

  it('draw each season of a life in order', () => {
    const drawn = figureSchema.parse(factsFor(BIRTH).figure);
    if (drawn.kind !== 'saturn-seasons') throw new Error('no seasons are drawn');

    const spans = drawn.seasons.flat();
    expect(drawn.seasons.length).toBeGreaterThanOrEqual(4);
    expect(spans.map(({ from }) => from)).toEqual(spans.map(({ from }) => from).sort());
  });
});
