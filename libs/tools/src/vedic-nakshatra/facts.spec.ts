import { figureSchema } from '@cosmic/contracts/readings/figures';
import { NAKSHATRAS } from '@cosmic/sky/charts/nakshatras';
import { NAKSHATRA_WORDS } from './passages/nakshatras';
import { facts } from './facts';
import { vedicNakshatraMaker } from './maker';
import { vedicNakshatra } from './tool';

const AT = { at: new Date('2026-11-21T20:00:00Z'), seed: 'x' };
/** Keeps UTC. */
const PLACE = { name: 'Abidjan', latitude: 5.35, longitude: -4, zone: 'Africa/Abidjan' };

const factsFor = (input: object) => facts(vedicNakshatra.params.parse(input), AT);
const shownFor = (input: object) =>
  new Map(factsFor(input).shown.map(({ key, value }) => [key, value]));
const textFor = (input: object) => vedicNakshatraMaker.assign(input, AT).almanac();
const namesFor = (input: object) => {
  const { nakshatra, others } = factsFor(input);
  return [nakshatra, ...others].map(({ name }) => name);
};

describe('the facts of a nakshatra', () => {
  // Reference places of the Moon (Swiss Ephemeris, Lahiri).
  it.each([
    ['1973-05-24', '14:47', 'Dhanishta', 23, 3, 301.134],
    ['2020-03-15', '07:51', 'Jyeshtha', 18, 1, 227.781],
    ['1951-06-22', '20:15', 'Dhanishta', 23, 1, 294.054],
  ])('are exact for %s %s with a place', (dob, time, name, index, pada, longitude) => {
    const known = factsFor({ dob, time, place: PLACE });
    const figure = figureSchema.parse(known.figure);

    expect(known).toMatchObject({ exact: true, others: [], nakshatra: { name, pada } });
    expect(figure).toMatchObject({ kind: 'nakshatras', places: [{ index, pada }] });
    expect(figure.kind === 'nakshatras' && figure.longitude).toBeCloseTo(longitude, 2);
    expect(shownFor({ dob, time, place: PLACE }).get('nakshatra')).toBe(
      `${name}, quarter ${pada} of 4`,
    );
  });

  it('list all that the date allows, that of midday first, without a quarter', () => {
    const input = { dob: '1951-06-22', place: PLACE };
    const { figure, exact } = factsFor(input);

    expect(namesFor(input)).toEqual(['Shravana', 'Dhanishta']);
    expect(exact).toBe(false);
    expect(figure).toMatchObject({ longitude: null });
    expect(shownFor(input).get('nakshatra')).toBe('Shravana or Dhanishta');
    expect(shownFor(input).has('moon')).toBe(false);
    for (const name of namesFor(input)) expect(textFor(input)).toContain(name);
  });

  it('are certain where the Moon stayed all day', () => {
    expect(namesFor({ dob: '1973-05-24', place: PLACE })).toEqual(['Dhanishta']);
  });

  it('list all that a date allows anywhere on Earth', () => {
    const input = { dob: '1973-05-24' };

    expect(namesFor(input)).toEqual(['Dhanishta', 'Shravana', 'Shatabhisha']);
    expect(shownFor(input).get('nakshatra')).toBe('Shravana or Dhanishta or Shatabhisha');
    for (const name of namesFor(input)) expect(textFor(input)).toContain(name);
    expect(textFor(input)).not.toMatch(/only the hour could/);
  });

  it('take no time without a place', () => {
    expect(namesFor({ dob: '1973-05-24', time: '14:47' })).toEqual(namesFor({ dob: '1973-05-24' }));
  });

  it('let what was chosen decide where the date allows it', () => {
    const known = factsFor({ dob: '1951-06-22', nakshatra: 'Dhanishta' });

    expect(known).toMatchObject({ choice: 'decides', others: [] });
    expect(known.nakshatra.name).toBe('Dhanishta');
  });

  it('keep to the sky where the choice is another, and say so kindly', () => {
    const input = { dob: '1973-05-24', time: '14:47', place: PLACE, nakshatra: 'Ashwini' };

    expect(factsFor(input)).toMatchObject({ choice: 'other', nakshatra: { name: 'Dhanishta' } });
    expect(textFor(input)).toMatch(/Ashwini.*Dhanishta/s);
    expect(factsFor({ ...input, nakshatra: 'Dhanishta' }).choice).toBe('right');
  });

  it('count the Moon of today from that of birth, in steps of nine', () => {
    const { nakshatra, today } = factsFor({ dob: '1973-05-24', time: '14:47', place: PLACE });

    expect(today.tara).toBe(((today.nakshatra.index - nakshatra.index + 27) % 9) + 1);
    expect(shownFor({ dob: '1973-05-24', time: '14:47', place: PLACE }).get('tara')).toMatch(
      /^step [1-9] of 9, [\w ]+$/,
    );
  });

  it('have words for each of the twenty-seven', () => {
    expect(NAKSHATRA_WORDS).toHaveLength(NAKSHATRAS.length);
    for (const [index, { scene, care }] of NAKSHATRA_WORDS.entries()) {
      expect(scene.every((text) => text.includes(NAKSHATRAS[index] ?? 'none'))).toBe(true);
      expect(care.length).toBeGreaterThanOrEqual(2);
    }
  });
});
