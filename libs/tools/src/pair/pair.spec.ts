import { pairSchema } from '@cosmic/contracts/people/pairs';
import type { Place } from '@cosmic/contracts/sky/places';
import { wrap } from '@cosmic/sky/angle';
import { houseOf } from '@cosmic/sky/charts/house-of';
import { crossingsOf } from '../compatibility/synastry';
import { birthOf } from '../charts/birth';
import { LOVE_WORDS } from '../words/love-words';
import { pairOf, type OneOfTwo, type Tie } from './pair';
import { PAIR_WORDS } from './words';

const PARIS: Place = {
  name: 'Paris, France',
  latitude: 48.8534,
  longitude: 2.3488,
  zone: 'Europe/Paris',
};
const ME: OneOfTwo = { name: null, birth: { dob: '1990-06-10', time: '14:30', place: PARIS } };
const ADA: OneOfTwo = { name: 'Ada', birth: { dob: '1988-07-11', time: '06:15', place: PARIS } };
const ROUGHLY: OneOfTwo = { name: 'Bo', birth: { dob: '1985-01-30', time: '', place: null } };

const pair = (one: OneOfTwo, other: OneOfTwo, tie: Tie = 'others', language: 'en' | 'hi' = 'en') =>
  pairOf(one, other, { language, tie });
const pointsIn = (rings: { points: { point: string }[] }[], ring = 0) =>
  rings[ring]!.points.map(({ point }) => point);

describe('a pair', () => {
  it('of exact births has everything, as its contract says', () => {
    const made = pair(ME, ADA);

    expect(pairSchema.parse(made)).toEqual(made);
    expect(made.people).toEqual([
      { name: null, isExact: true },
      { name: 'Ada', isExact: true },
    ]);
    expect(made.synastry.rings.map(({ label }) => label)).toEqual(['You', 'Ada']);
    expect(made.guests).toHaveLength(6);
    expect(made.davison).toMatchObject({ latitude: 48.8534 });
    // 10 June 1990 12:30 and 11 July 1988 04:15 by UTC.
    expect(made.davison?.at).toBe('1989-06-25T20:22:30.000Z');
    expect(made.guna?.kootas).toHaveLength(8);
    expect(made.readings).toEqual(['compatibility', 'guna-milan']);
  });

  it('is counted as the member chose, and says so', () => {
    const born = { name: null, birth: { ...ME.birth, dob: '1990-03-26' } };
    const [tropical, sidereal] = [undefined, { zodiac: 'sidereal', houses: 'koch' } as const].map(
      (school) => pairOf(born, ADA, { language: 'en', tie: 'others', ...(school && { school }) }),
    );
    const longitudes = (wheel: { rings: { points: { longitude: number }[] }[] }) =>
      wheel.rings[0]!.points.map(({ longitude }) => longitude);

    expect(tropical!.counted.map(({ value }) => value)).toEqual(['tropical', 'by Placidus']);
    expect(sidereal!.counted.map(({ value }) => value)).toEqual([
      'sidereal by the ayanamsa of Lahiri',
      'by Koch',
    ]);
    // The Sun of five degrees of Aries is in Pisces by the stars.
    expect(longitudes(tropical!.synastry)[0]).toBeCloseTo(5.3, 0);
    expect(longitudes(sidereal!.synastry)[0]).toBeCloseTo(341.6, 0);
    for (const chart of ['synastry', 'composite'] as const) {
      longitudes(sidereal![chart]).forEach((longitude, index) =>
        expect(wrap(longitudes(tropical![chart])[index]! - longitude)).toBeCloseTo(23.7, 0),
      );
    }
    longitudes(sidereal!.davison!.figure).forEach((longitude, index) =>
      expect(wrap(longitudes(tropical!.davison!.figure)[index]! - longitude)).toBeCloseTo(23.7, 0),
    );
    expect(sidereal!.contacts.map(({ first, second }) => [first, second])).toEqual(
      tropical!.contacts.map(({ first, second }) => [first, second]),
    );
    expect(sidereal!.guna).toEqual(tropical!.guna);
    const hindi = pairOf(born, ROUGHLY, { language: 'hi', tie: 'kin', school: { houses: 'koch' } });
    expect(hindi.counted.map(({ value }) => value)).toEqual(['सायन', 'कॉख से']);
  });

  it('finds the contacts of the compatibility reading, with words of their own', () => {
    const { contacts } = pair(ME, ADA);
    const crossings = crossingsOf(birthOf(ME.birth), birthOf(ADA.birth));

    expect(contacts.map(({ first, second }) => [first, second])).toEqual(
      crossings.map(({ yours, theirs }) => [yours, theirs]),
    );
    for (const { text } of contacts) {
      expect(text).toMatch(/^(Your|Ada’s) .*Ada’s (Sun|Moon|Venus|Mars|Saturn).*\.$/);
      expect(text).not.toMatch(/[{}]|\. \p{Ll}/u);
    }
  });

  it.each(['en', 'hi'] as const)(
    'of partners is told in our words on love, of nobody else: %s',
    (language) => {
      const lovers = pair(ME, ADA, 'partners', language).contacts.map(({ text }) => text);
      const passages = Object.values(LOVE_WORDS[language].crossPair).flat() as string[];

      expect(lovers.every((text) => passages.some((one) => text.includes(one)))).toBe(true);
      for (const { contacts } of [
        pair(ME, ADA, 'others', language),
        pair(ADA, { ...ME, name: 'Cy' }, 'partners', language),
      ]) {
        expect(contacts.some(({ text }) => passages.some((one) => text.includes(one)))).toBe(false);
      }
    },
  );

  it('of kin is not matched', () => {
    expect(pair(ME, ADA, 'kin')).toMatchObject({ guna: null, readings: [] });
  });

  it('of a birth without its hour leaves out what the hour decides', () => {
    const made = pair(ME, ROUGHLY);

    expect(made).toMatchObject({ davison: null, guna: null, guests: [] });
    expect(made.composite.cusps).toBeNull();
    expect(pointsIn(made.composite.rings)).not.toContain('moon');
    expect(pointsIn(made.composite.rings)).not.toContain('ascendant');
    expect(pointsIn(made.synastry.rings, 1)).not.toContain('moon');
    expect(pointsIn(made.synastry.rings, 0)).toContain('moon');
    expect(made.contacts.every(({ second }) => second !== 'moon')).toBe(true);
  });

  it('of a birth with a place and no hour is matched for every hour', () => {
    const made = pair(ME, { name: 'Bo', birth: { dob: '1985-01-30', time: '', place: PARIS } });

    expect(pairSchema.parse(made)).toEqual(made);
    expect(made.guna?.upTo).toBeGreaterThan(made.guna?.total ?? Infinity);
    expect(made.readings).toContain('guna-milan');
    expect(made.davison).toBeNull();
  });

  it('of a child is not matched either', () => {
    const child = { name: 'Cy', birth: { ...ADA.birth, dob: '2020-07-11' } };

    expect(pair(ME, child).guna).toBeNull();
    expect(pair(ME, child).davison).not.toBeNull();
  });

  it('has a composite whose first house is the sign of its ascendant', () => {
    const { rings, cusps } = pair(ME, ADA).composite;
    const ascendant = rings[0]!.points.find(({ point }) => point === 'ascendant')!;

    expect(cusps?.every((cusp) => cusp % 30 === 0)).toBe(true);
    expect(houseOf(ascendant.longitude, cusps!)).toBe(1);
  });

  it('is told in Hindi', () => {
    const { contacts, synastry } = pair(ME, ADA, 'partners', 'hi');

    expect(synastry.rings.map(({ label }) => label)).toEqual(['आप', 'Ada']);
    for (const { text } of contacts) {
      expect(text).toMatch(/।$/);
      expect(text.replaceAll('Ada', '')).not.toMatch(/[A-Za-z{}]/);
    }
  });

  it('has the same slots in every language', () => {
    const slots = (line: string) =>
      new Set(
        (line.match(/\{\w+\}/g) ?? []).map((slot) => slot.replace('bound', '').toLowerCase()),
      );
    for (const { aspects } of Object.values(PAIR_WORDS)) {
      for (const line of Object.values(aspects).flat()) {
        expect([...slots(line)].sort()).toEqual(['{a}', '{b}', '{themea}', '{themeb}']);
      }
    }
  });
});
