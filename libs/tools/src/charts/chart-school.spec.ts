import { AYANAMSAS, HOUSE_SYSTEMS, type ChartSchool } from '@cosmic/contracts/sky/chart-school';
import { separation } from '@cosmic/sky/angle';
import { positionOf } from '@cosmic/sky/astronomy/ephemeris';
import { HOUSE_SYSTEMS as SYSTEMS_OF_SKY } from '@cosmic/sky/charts/houses';
import { AYANAMSAS as AYANAMSAS_OF_SKY } from '@cosmic/sky/jyotish/ayanamsas';
import { kundliAt } from '@cosmic/sky/jyotish/grahas';
import { SIGNS } from '@cosmic/sky/zodiac';
import { samplesOf } from '../../test/samples';
import { facts as housesOf } from '../astro-houses/facts';
import { astroHouses } from '../astro-houses/tool';
import { birthOf } from './birth';
import { facts as birthdayOf } from '../birthday-message/facts';
import { birthdayMessage } from '../birthday-message/tool';
import { longitudeBy } from './chart-school';
import { TOOLS } from '../catalogue/catalogue';
import { facts as nodesOf, type KarmicFacts } from '../karmic-astrology/facts';
import { karmicAstrology } from '../karmic-astrology/tool';
import { MAKERS } from '../makers';
import { signChangesOf } from './sign-changes';
import { facts as topOf } from '../midheaven/facts';
import { midheaven } from '../midheaven/tool';

const CHENNAI = { name: 'Chennai', latitude: 13.0878, longitude: 80.2785, zone: 'Asia/Kolkata' };
const TROMSO = { name: 'Tromsø', latitude: 69.6489, longitude: 18.9551, zone: 'Europe/Oslo' };
const BORN = { dob: '1990-05-17', time: '07:45', place: CHENNAI };
const AT = { at: new Date('2026-11-26T09:00:00Z'), seed: 'seed' };
const DAY_MS = 86_400_000;
const PAIR = {
  ...{ sign1: 'taurus', dob1: BORN.dob, time1: BORN.time, place1: CHENNAI },
  ...{ sign2: 'leo', dob2: '1992-08-03', time2: '21:10', place2: TROMSO },
};
/** All that follow it with a whole chart, each with what it is asked. */
const FOLLOWING = [
  ['astro-houses', BORN],
  ['midheaven', BORN],
  ['progressed-chart', BORN],
  ['solar-return', BORN],
  ['compatibility', PAIR],
] as const;
/** All that follow it with a birth date, of which no houses are told. */
const DATED = [
  ['karmic-astrology', { dob: BORN.dob }],
  ['life-balance', { dob: BORN.dob }],
  ['birthday-message', { dob: BORN.dob }],
  ['career', { dob: BORN.dob }],
  ['spiritual-growth', { dob: BORN.dob }],
  ['love-forecast', { dob: BORN.dob, period: 'month' }],
] as const;

type Facts = readonly { key: string; value: string }[];

const shown = (facts: Facts, key: string) => facts.find((fact) => fact.key === key)?.value;
/** The same of a reading for one, or of the reader in one for two. */
const shownOfYou = (facts: Facts, key: string) => shown(facts, key) ?? shown(facts, `your-${key}`);

describe('how a chart is counted', () => {
  it('can be chosen among all that the sky knows', () => {
    expect(HOUSE_SYSTEMS).toEqual(SYSTEMS_OF_SKY);
    expect(AYANAMSAS).toEqual(AYANAMSAS_OF_SKY);
  });

  it('is followed by the tools that say so', () => {
    const following = TOOLS.filter(({ policy }) => policy?.followsChartSchool);

    expect(following.map(({ slug }) => slug).toSorted()).toEqual(
      [...FOLLOWING, ...DATED].map(([slug]) => slug).toSorted(),
    );
  });

  it.each([...FOLLOWING, ...DATED])(
    'changes not a letter of %s where all is usual',
    (slug, asked) => {
      const usual = { zodiac: 'tropical', houses: 'placidus', ayanamsa: 'lahiri' };
      const [plain, told] = [asked, { ...asked, ...usual }].map((params) =>
        MAKERS[slug].assign(params, AT),
      );

      expect(told?.facts).toEqual(plain?.facts);
      expect(told?.almanac()).toBe(plain?.almanac());
    },
  );

  it.each(FOLLOWING)('is named among the facts of %s where all is usual', (slug, asked) => {
    const { facts } = MAKERS[slug].assign(asked, AT);

    expect(shownOfYou(facts, 'zodiac')).toBe('tropical');
    expect(shownOfYou(facts, 'houses')).toBe('by Placidus');
  });

  it.each(DATED)('is told and followed by %s of a bare date', (slug, asked) => {
    const [tropical, sidereal] = [asked, { ...asked, zodiac: 'sidereal' }].map((params) =>
      MAKERS[slug].assign(params, AT),
    );

    expect(shown(tropical!.facts, 'zodiac')).toBe('tropical');
    expect(shown(sidereal!.facts, 'zodiac')).toMatch(
      /^sidereal by the ayanamsa of Lahiri, 23°4\d'$/,
    );
    expect(sidereal!.almanac()).not.toBe(tropical!.almanac());
  });

  it.each(['career', 'spiritual-growth', 'birthday-message', 'love-forecast'] as const)(
    'puts the Sun of early April into Pisces for %s, and leaves a sign that was picked by hand',
    (slug) => {
      const factsOf = (asked: object) => {
        const more = slug === 'love-forecast' ? { period: 'week' } : {};
        return MAKERS[slug].assign({ ...asked, ...more }, AT).facts;
      };
      const signOf = (asked: object) => shown(factsOf({ ...asked, zodiac: 'sidereal' }), 'sign');

      // At noon UTC the Sun stood at 5° of Aries.
      expect(signOf({ dob: '1990-03-26' })).toMatch(/^Pisces/);
      expect(signOf({ dob: '1990-03-26', sign: 'aries' })).toMatch(/^Aries/);
      expect(factsOf({ sign: 'aries', zodiac: 'sidereal' })).toEqual(factsOf({ sign: 'aries' }));
    },
  );

  it('is told by every tool that tells of a sign', () => {
    const names = new RegExp(SIGNS.map(({ name }) => name).join('|'));
    const unnamed = TOOLS.filter(({ slug, category }) => {
      // Those of Jyotish are sidereal by nature, and their own tests hold them to their ayanamsa.
      if (category === 'Eastern & Esoteric' || slug === 'guna-milan') return false;
      return samplesOf(slug, 4).some(({ facts }) => {
        const tells = facts.some(({ key, value }) => key !== 'attribution' && names.test(value));
        return tells && !facts.some(({ key }) => /(?:^|-)zodiac$/.test(key));
      });
    });

    expect(unnamed.map(({ slug }) => slug)).toEqual([]);
  });

  it('counts the sidereal changes of sign from where each sign begins that day', () => {
    const [from, to] = [new Date('2026-11-26T00:00:00Z'), new Date('2027-11-26T00:00:00Z')];
    for (const body of ['venus', 'mars'] as const) {
      const changes = signChangesOf(body, from, to, { zodiac: 'sidereal' });

      expect(changes.length).toBeGreaterThan(3);
      for (const { at, sign, retrograde } of changes) {
        const place = longitudeBy({ zodiac: 'sidereal' }, positionOf(body, at).longitude, at);
        const begins = 30 * (SIGNS.findIndex(({ key }) => key === sign) + (retrograde ? 1 : 0));
        expect(separation(place, begins)).toBeLessThan(1 / 3600);
      }
    }
  });

  it('counts the month of a sign, and the Sun’s return to it, from the same stars', () => {
    const asked = { dob: '1950-05-17' };
    const [tropical, sidereal] = [asked, { ...asked, zodiac: 'sidereal' }].map((params) =>
      birthdayOf(birthdayMessage.params.parse(params), AT),
    );

    // The Sun enters the sidereal Bull in mid-May, and comes back a day late after 77 years.
    expect(tropical!.season.from.toISOString()).toMatch(/^2027-04-20/);
    expect(sidereal!.season.from.toISOString()).toMatch(/^2027-05-1[45]/);
    const [one, other] = [tropical!, sidereal!].map(({ dated }) => dated!.birthday.returns);
    expect(Math.round((other!.getTime() - one!.getTime()) / 3_600_000)).toBe(27);
  });

  it('lets Saturn come back to its place among the stars', () => {
    const asked = { dob: '2000-01-01' };
    const [tropical, sidereal] = [asked, { ...asked, zodiac: 'sidereal' }].map((params) =>
      nodesOf(karmicAstrology.params.parse(params), AT),
    );
    const place = ({ saturnReturn }: KarmicFacts, school: ChartSchool) =>
      longitudeBy(school, positionOf('saturn', saturnReturn!.at).longitude, saturnReturn!.at);

    expect(sidereal!.saturnReturn!.at.getTime()).toBeGreaterThan(
      tropical!.saturnReturn!.at.getTime(),
    );
    expect(place(tropical!, {})).toBeCloseTo(tropical!.chart!.bodies.saturn.longitude, 2);
    expect(place(sidereal!, { zodiac: 'sidereal' })).toBeCloseTo(
      sidereal!.chart!.bodies.saturn.longitude,
      2,
    );
  });

  it.each([
    ['koch', 'by Koch'],
    ['porphyry', 'by Porphyry'],
    ['whole-sign', 'whole signs from the rising sign'],
    ['equal', 'equal, thirty degrees each from the ascendant'],
  ] as const)('names the houses of %s and counts by them', (houses, value) => {
    const asked = astroHouses.params.parse({ ...BORN, houses });
    const { frame, shown: facts } = housesOf(asked, AT);

    expect(shown(facts, 'houses')).toBe(value);
    expect(shown(facts, 'zodiac')).toBe('tropical');
    expect(frame.cusps).not.toEqual(housesOf(astroHouses.params.parse(BORN), AT).frame.cusps);
  });

  it('names a sidereal zodiac, in which all stands where the kundli has it', () => {
    const asked = astroHouses.params.parse({ ...BORN, zodiac: 'sidereal', houses: 'whole-sign' });
    const { birth, shown: facts, today } = housesOf(asked, AT);
    const kundli = kundliAt(birth.at, CHENNAI);

    expect(shown(facts, 'zodiac')).toMatch(/^sidereal by the ayanamsa of Lahiri, 23°4\d'$/);
    expect(birth.chart.bodies.moon.longitude).toBeCloseTo(kundli.grahas.moon.longitude, 6);
    expect(birth.chart.bodies.moon).toMatchObject({ house: kundli.grahas.moon.bhava });
    // The Sun of late November is in the sidereal Scorpion for a fortnight more.
    expect(shown(facts, 'sun-today')).toMatch(/^Scorpio /);
    expect(today.until.toISOString()).toMatch(/^2026-12-1[56]/);
  });

  it('of another ayanamsa says so', () => {
    const birth = birthOf(BORN, 'en', { zodiac: 'sidereal', ayanamsa: 'raman' });

    expect(shown(birth.said, 'zodiac')).toMatch(/^sidereal by the ayanamsa of Raman, 22°1\d'$/);
  });

  it('finds the same sky over a midheaven, but for the precession since the birth', () => {
    const [tropical, sidereal] = (['tropical', 'sidereal'] as const).map((zodiac) =>
      topOf(midheaven.params.parse({ ...BORN, zodiac }), AT),
    );

    expect(sidereal!.top).not.toEqual(tropical!.top);
    const apart = Math.abs(sidereal!.sun.from.getTime() - tropical!.sun.from.getTime());
    expect(apart).toBeGreaterThan(0);
    expect(apart).toBeLessThan(DAY_MS);
    expect(sidereal!.aspects).toEqual(tropical!.aspects);
  });

  it('names both signs of a day on which the Sun changed its sidereal one', () => {
    const birth = birthOf({ dob: '1990-05-15', time: '', place: CHENNAI }, 'en', {
      zodiac: 'sidereal',
    });

    expect(birth.time === 'unknown' && birth.chart.ranges.sun.signs).toEqual(['aries', 'taurus']);
    expect(shown(birth.said, 'zodiac')).toMatch(/^sidereal/);
  });

  it('says which system has no houses near a pole', () => {
    const born = { ...BORN, place: TROMSO };

    expect(shown(birthOf(born, 'en', { houses: 'koch' }).said, 'houses')).toBe(
      'whole signs from the rising sign, because Koch has no houses so close to a pole',
    );
    expect(birthOf(born, 'en', { houses: 'koch' })).toMatchObject({ lacking: 'koch' });
    expect(birthOf(born, 'en', { houses: 'equal' })).toMatchObject({ lacking: null });
  });

  it.each(FOLLOWING)('is told in Hindi by %s', (slug, params) => {
    const asked = { ...params, zodiac: 'sidereal', houses: 'koch', language: 'hi' };
    const { facts, almanac } = MAKERS[slug].assign(asked, AT);

    expect(shownOfYou(facts, 'zodiac')).toMatch(/^निरयण, लाहिरी अयनांश 23°4\d'$/);
    expect(shownOfYou(facts, 'houses')).toBe('कॉख से');
    expect(almanac()).not.toMatch(/[A-Za-z]/);
  });

  it.each(DATED)('is told in Hindi by %s of a bare date', (slug, params) => {
    const asked = { ...params, zodiac: 'sidereal', language: 'hi' };
    const { facts, almanac } = MAKERS[slug].assign(asked, AT);

    expect(shown(facts, 'zodiac')).toMatch(/^निरयण, लाहिरी अयनांश 23°4\d'$/);
    expect(almanac()).not.toMatch(/[A-Za-z]/);
  });

  it.each([{ zodiac: 'draconic' }, { houses: 'campanus' }, { ayanamsa: 'fagan' }])(
    'refuses %j',
    (asked) => {
      expect(astroHouses.params.safeParse({ ...BORN, ...asked }).success).toBe(false);
    },
  );
});
