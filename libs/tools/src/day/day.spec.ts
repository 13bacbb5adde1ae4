import fc from 'fast-check';
import type { ChartSchool } from '@cosmic/contracts/sky/chart-school';
import { dayTextSchema } from '@cosmic/contracts/days/days';
import { wrap } from '@cosmic/sky/angle';
import type { Planet } from '@cosmic/sky/bodies';
import { apparentLongitude } from '@cosmic/sky/astronomy/ephemeris';
import { SIGNS } from '@cosmic/sky/zodiac';
import { dayOf, type DayAsked } from './day';
import { ORB } from './day-events';
import { daysAfter } from './local-day';
import { framesOf, type DaySubject } from './subject';

const MINUTE_MS = 60_000;

const date = fc.integer({ min: 0, max: 30_000 }).map((days) => daysAfter('1970-01-01', days));
const zone = fc.constantFrom(
  'Asia/Kolkata',
  'Europe/Berlin',
  'America/New_York',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Australia/Lord_Howe',
);
const asked: fc.Arbitrary<DayAsked> = fc.record({
  date,
  zone,
  language: fc.constantFrom('en', 'hi'),
});
const place = fc.record({
  name: fc.constant('Somewhere'),
  latitude: fc.double({ min: -60, max: 70, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  zone,
});
const person: fc.Arbitrary<DaySubject> = fc.record({
  kind: fc.constant('person' as const),
  reader: fc.uuid(),
  birth: fc.record({
    dob: date,
    time: fc.constantFrom('', '00:05', '07:45', '23:59'),
    place: fc.option(place),
  }),
  school: fc.constantFrom<ChartSchool>(
    {},
    { zodiac: 'sidereal' },
    { zodiac: 'sidereal', houses: 'whole-sign', ayanamsa: 'raman' },
    { houses: 'koch' },
  ),
});
const sign: fc.Arbitrary<DaySubject> = fc.record({
  kind: fc.constant('sign' as const),
  sign: fc.constantFrom(...SIGNS.map(({ key }) => key)),
});
const subject = fc.oneof(person, sign);
const words = (text: string) => text.split(/\s+/).length;

describe('a day', () => {
  it('is the same whenever it is made, and of the form that is promised', () => {
    fc.assert(
      fc.property(subject, asked, (subject, asked) => {
        const made = dayOf(subject, asked);

        expect(dayOf(structuredClone(subject), { ...asked })).toEqual(made);
        expect(dayTextSchema.parse(made)).toEqual(made);
      }),
      { numRuns: 20 },
    );
  });

  it('begins with at most fourteen words, tells one thing and asks one question', () => {
    fc.assert(
      fc.property(subject, asked, (subject, asked) => {
        const { headline, transit, question, others } = dayOf(subject, asked);

        expect(words(headline)).toBeLessThanOrEqual(14);
        expect(headline).toMatch(/[.!?।]$/);
        expect(question).toMatch(/\?$/);
        for (const { title, meaning, facts } of [transit, ...others]) {
          expect(title).toMatch(/^[A-Z].*[a-z]$|^[\u0900-\u097f ]+$/);
          expect(meaning).toMatch(/[.!?।]$/);
          expect(facts.length).toBeGreaterThan(2);
        }
        expect(others.length).toBeLessThanOrEqual(4);
      }),
      { numRuns: 25 },
    );
  });

  it('is never without something to tell, on any day of a year', () => {
    fc.assert(
      fc.property(subject, date, zone, (subject, from, zone) => {
        for (let day = 0; day < 365; day += 1) {
          const { transit, tomorrow } = dayOf(subject, {
            date: daysAfter(from, day),
            zone,
            language: 'en',
          });
          expect(transit.meaning).not.toBe('');
          expect(tomorrow).not.toBe('');
        }
      }),
      { numRuns: 1 },
    );
  });

  it('says of tomorrow what tomorrow says of itself', () => {
    fc.assert(
      fc.property(subject, asked, (subject, asked) => {
        const next = { ...asked, date: daysAfter(asked.date, 1) };

        expect(dayOf(subject, asked).tomorrow).toBe(dayOf(subject, next).headline);
      }),
      { numRuns: 15 },
    );
  });

  it('leaves nobody in the clock of another place', () => {
    fc.assert(
      fc.property(subject, asked, (subject, asked) => {
        const { moon: _, edition: __, ...told } = dayOf(subject, asked);

        expect(JSON.stringify(told)).not.toMatch(/UTC|GMT/);
      }),
      { numRuns: 15 },
    );
  });
});

describe('the day of a chart', () => {
  const birth = {
    dob: '1990-03-26',
    time: '07:45',
    place: { name: 'Chennai', latitude: 13.0878, longitude: 80.2785, zone: 'Asia/Kolkata' },
  };
  const asked = { date: '2026-11-26', zone: 'Asia/Kolkata', language: 'en' } as const;
  const dayBy = (school: ChartSchool, more = {}) =>
    dayOf({ kind: 'person', reader: 'one', birth, school }, { ...asked, ...more });
  const factOf = ({ transit }: ReturnType<typeof dayOf>, key: string) =>
    transit.facts.find((fact) => fact.key === key)?.value;

  it('has the signs of the zodiac that was chosen, and names it', () => {
    const [tropical, sidereal] = [dayBy({}), dayBy({ zodiac: 'sidereal' })];

    expect([tropical.sign, sidereal.sign]).toEqual(['aries', 'pisces']);
    const longitudeOf = ({ moon }: typeof tropical) =>
      30 * SIGNS.findIndex(({ key }) => key === moon.sign) + moon.degree;
    expect(wrap(longitudeOf(tropical) - longitudeOf(sidereal))).toBeCloseTo(24.23, 1);
    expect(factOf(tropical, 'zodiac')).toBe('tropical');
    expect(factOf(tropical, 'houses')).toMatch(/your birth, by Placidus$/);
    expect(factOf(sidereal, 'zodiac')).toMatch(/^sidereal by the ayanamsa of Lahiri, 24°1\d'$/);
    expect(factOf(dayBy({ houses: 'koch' }), 'houses')).toMatch(/, by Koch$/);
    const hindi = dayBy({ zodiac: 'sidereal', houses: 'equal' }, { language: 'hi' });
    expect(factOf(hindi, 'zodiac')).toMatch(/^निरयण, लाहिरी अयनांश 24°/);
    expect(factOf(hindi, 'houses')).toMatch(/, बराबर भाव/);
  });

  it('meets a sidereal chart where it stands among the stars now', () => {
    const subject = { kind: 'person', reader: 'one', birth } as const;
    const pointsAt = (school: ChartSchool, at: string) =>
      framesOf({ ...subject, school })(new Date(at)).points.map(({ longitude }) => longitude);
    const [born, now] = ['1990-03-26T02:15:00Z', '2026-11-26T06:30:00Z'] as const;

    const atBirth = pointsAt({ zodiac: 'sidereal' }, born);
    expect(pointsAt({}, now)).toEqual(pointsAt({}, born));
    pointsAt({}, born).forEach((tropical, index) => {
      expect(wrap(atBirth[index]! - tropical)).toBeCloseTo(0, 6);
      // The equinox went back by half a degree in 36 years.
      const moved = wrap(pointsAt({ zodiac: 'sidereal' }, now)[index]! - tropical);
      expect(moved).toBeGreaterThan(0.5);
      expect(moved).toBeLessThan(0.53);
    });
  });

  it('of a sign is told by the tropical zodiac', () => {
    expect(factOf(dayOf({ kind: 'sign', sign: 'leo' }, asked), 'zodiac')).toBe('tropical');
  });
});

describe('until', () => {
  it('is when the sky leaves, to the minute, by the ephemeris itself', () => {
    fc.assert(
      fc.property(person, asked, (subject, asked) => {
        const { transit, others, moon } = dayOf(subject, asked);
        const { points, houses } = framesOf(subject)(new Date(moon.at));
        for (const { kind, mover, point, window, house, aspect } of [transit, ...others]) {
          const until = Date.parse(window.until);
          const longitude = (ms: number) => apparentLongitude(mover as Planet, new Date(ms));
          if (kind === 'house') {
            const cusp = houses.cusps[house % 12]!;
            expect(wrap(longitude(until - MINUTE_MS) - cusp)).toBeLessThan(0);
            expect(wrap(longitude(until + MINUTE_MS) - cusp)).toBeGreaterThan(0);
            continue;
          }
          const natal = points.find((one) => one.point === point)!.longitude;
          const apart = (ms: number) => Math.abs(wrap(longitude(ms) - natal));
          const off = (ms: number) => Math.abs(apart(ms) - ANGLES[aspect!]!);
          expect(off(until - MINUTE_MS)).toBeLessThan(ORB[mover as Planet]);
          expect(off(until + MINUTE_MS)).toBeGreaterThan(ORB[mover as Planet]);
          for (const exact of window.exact) {
            const at = Date.parse(exact);
            const signed = (ms: number) => wrap(longitude(ms) - longitude(at));
            expect(off(at)).toBeLessThan(Math.abs(signed(at + MINUTE_MS)) + 1e-6);
          }
        }
      }),
      { numRuns: 25 },
    );
  });
});

const ANGLES: Readonly<Record<string, number>> = {
  conjunction: 0,
  sextile: 60,
  square: 90,
  trine: 120,
  opposition: 180,
};

describe('the lunation', () => {
  it('holds its day, and its phases in their order', () => {
    fc.assert(
      fc.property(asked, (asked) => {
        const { lunation } = dayOf({ kind: 'sign', sign: 'leo' }, asked);
        const { from, to, day, days, phases } = lunation;

        expect(daysAfter(from, day - 1)).toBe(asked.date);
        expect(daysAfter(from, days - 1)).toBe(to);
        expect([29, 30, 31]).toContain(days);
        expect(phases.map(({ phase }) => phase)).toEqual([
          'new-moon',
          'first-quarter',
          'full-moon',
          'last-quarter',
        ]);
        expect(phases[0]!.date).toBe(from);
      }),
      { numRuns: 25 },
    );
  });
});
