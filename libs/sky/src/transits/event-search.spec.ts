import fc from 'fast-check';
import ingresses from '../../test/vectors/ingresses.json';
import moon from '../../test/vectors/moon.json';
import retrogrades from '../../test/vectors/retrogrades.json';
import timeline from '../../test/vectors/timeline.json';
import { wrap } from '../angle';
import { ALL_ORBITS } from '../astronomy/kernel/all-orbits';
import { keepOrbits, readingOf } from '../astronomy/kernel/motions';
import { PLANETS } from '../bodies';
import type { Planet } from '../bodies';
import type { Wanderer } from '../calendar/stations';
import { ASPECTS } from '../charts/aspects';
import { ayanamsaAt } from '../jyotish/ayanamsas';
import { SkyError } from '../sky-error';
import { SIGNS } from '../zodiac';
import type { SignKey } from '../zodiac';
import { terrestrialDay } from './course-nodes';
import { nextEvent, previousEvent } from './event-search';
import { possibleAspects, questOf, TURNING } from './sought-event';
import type { SoughtEvent } from './sought-event';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

beforeAll(() => keepOrbits(ALL_ORBITS));

/** All times that an event happens in a range, each found as the one after the last. */
function allOf(event: SoughtEvent, from: Date, to: Date): number[] {
  const found: number[] = [];
  let last = nextEvent(event, from);
  for (; last && last.at < to.getTime(); last = nextEvent(event, new Date(last.at)))
    found.push(last.at);
  return found;
}

/** Where a body stands, or by how much it is ahead of another, degrees. */
function longitudeAt(ms: number, body: Planet, other?: Planet): number {
  const day = terrestrialDay(ms);
  const { longitude } = readingOf(body, day);
  return longitude - (other ? readingOf(other, day).longitude : 0);
}

describe('a search for the next time', () => {
  it('finds the stations of the truth vectors, and no others', () => {
    for (const body of TURNING) {
      const rows = retrogrades.stations.filter((row) => row.body === body);
      for (const turns of ['retrograde', 'direct'] as const) {
        const asked = rows.filter(({ type }) => type === turns);
        const [first, last] = [asked[0]!, asked.at(-1)!].map(({ utc }) => Date.parse(utc));
        const found = allOf(
          { kind: 'station', body, turns },
          new Date(first! - DAY_MS),
          new Date(last! + DAY_MS),
        );

        expect(found).toHaveLength(asked.length);
        asked.forEach(({ utc, tol_min }, row) =>
          expect(Math.abs(found[row]! - Date.parse(utc))).toBeLessThan(tol_min * MINUTE_MS),
        );
      }
    }
  });

  it('finds the ingresses of the truth vectors, forwards and backwards, and no others', () => {
    const years = { from: new Date('2024-01-01'), to: new Date('2029-01-01') };
    for (const body of ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const) {
      for (const { key, name } of SIGNS) {
        const rows = ingresses.ingresses.filter(
          (row) => row.body === body && row.sign === name && new Date(row.utc) >= years.from,
        );
        const asked = rows.filter((row) => new Date(row.utc) < years.to);
        const found = allOf({ kind: 'ingress', body, sign: key }, years.from, years.to);

        expect(found).toHaveLength(asked.length);
        asked.forEach(({ utc, tol_min }, row) =>
          expect(Math.abs(found[row]! - Date.parse(utc))).toBeLessThan(tol_min * MINUTE_MS),
        );
      }
    }
  });

  it('finds the phases of the Moon of the truth vectors', () => {
    for (const row of moon.instants) {
      const at = new Date(row.utc);
      const found = [
        previousEvent({ kind: 'phase', phase: 'new-moon' }, at),
        nextEvent({ kind: 'phase', phase: 'new-moon' }, at),
        nextEvent({ kind: 'phase', phase: 'first-quarter' }, at),
        nextEvent({ kind: 'phase', phase: 'full-moon' }, at),
        nextEvent({ kind: 'phase', phase: 'last-quarter' }, at),
      ];
      const { prev_new, next_new, next_first_quarter, next_full, next_last_quarter } = row;
      [prev_new, next_new, next_first_quarter, next_full, next_last_quarter].forEach((utc, index) =>
        expect(Math.abs(found[index]!.at - Date.parse(utc))).toBeLessThan(MINUTE_MS),
      );
    }
  });

  it('finds the transits of a reference life, each pass of a loop, and no others', () => {
    const [row] = timeline.births;
    const { from, to, natal, exact } = row!;
    const bodies = timeline.bodies as Readonly<Record<string, string>>;
    for (const [number, body] of Object.entries(bodies) as [string, Planet][]) {
      for (const { key, angle } of ASPECTS.filter(({ major }) => major)) {
        natal.forEach((longitude, point) => {
          const asked = exact.filter(
            ([one, at, to]) => one === Number(number) && at === angle && to === point,
          );
          const event = { kind: 'transit', body, aspect: key, longitude } as const;
          const found = allOf(event, new Date(from), new Date(to));

          expect(found).toHaveLength(asked.length);
          asked.forEach(([, , , utc, minutesPerArcsecond], pass) => {
            const limit = Math.max(10, 8 * Number(minutesPerArcsecond)) + 1;
            const minutes = Math.abs(found[pass]! - Date.parse(String(utc))) / MINUTE_MS;
            expect(minutes).toBeLessThan(limit);
          });
        });
      }
    }
  });
});

/** Hours between two looks of the walk. */
const WALK_HOURS: Readonly<Partial<Record<Planet, number>>> = { moon: 1 };
const USUAL_HOURS = 6;
/** Degrees within which a cubic may turn on the other side of a longitude than the body does. */
const GRAZE = 3 / 3600;

const passing = fc
  .tuple(fc.constantFrom(...PLANETS), fc.constantFrom(...PLANETS), fc.constantFrom(...SIGNS))
  .chain(([body, other, { key }]) => {
    const ingress: SoughtEvent = { kind: 'ingress', body, sign: key };
    if (body === other) return fc.constant<SoughtEvent>(ingress);
    return fc
      .constantFrom(...possibleAspects(body, other))
      .map((aspect): SoughtEvent => ({ kind: 'aspect', body, other, aspect }));
  });

describe('a search there and back', () => {
  const start = fc.integer({ min: Date.UTC(1805, 0), max: Date.UTC(2190, 0) });

  it('misses nothing that a walk in small steps meets, and finds nothing else', () => {
    fc.assert(
      fc.property(passing, start, (event, from) => {
        if (event.kind === 'station') return;
        const { body, other, goals } = questOf(event);
        const isFast = body === 'moon' || other === 'moon';
        const step = (isFast ? WALK_HOURS.moon! : USUAL_HOURS) * 3_600_000;
        const to = from + (isFast ? 40 : 500) * DAY_MS;
        const found = allOf(event, new Date(from), new Date(to));

        const away = (at: number, goal: number) => wrap(longitudeAt(at, body, other) - goal);
        for (const at of found) {
          const nearest = Math.min(...goals.map(({ longitude }) => Math.abs(away(at, longitude))));
          expect(nearest).toBeLessThan(GRAZE);
        }
        for (const { longitude, retrograde } of goals) {
          let before = away(from, longitude);
          for (let at = from + step; at < to; at += step) {
            const after = away(at, longitude);
            const isMet = before < 0 !== after < 0 && Math.abs(before - after) < 90;
            const isWanted = retrograde === undefined || after < 0 === retrograde;
            // A walk steps over two passes at a station, and may see one of them.
            const isClear = Math.min(Math.abs(before), Math.abs(after)) > GRAZE;
            if (isMet && isWanted && isClear)
              expect(found.some((one) => one >= at - step && one <= at)).toBe(true);
            before = after;
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('leads back to where it came from', () => {
    const any = fc.oneof(
      passing,
      fc.record({
        kind: fc.constant('station' as const),
        body: fc.constantFrom(...TURNING),
        turns: fc.constantFrom('retrograde' as const, 'direct' as const),
      }),
      fc.record({
        kind: fc.constant('phase' as const),
        phase: fc.constantFrom('new-moon', 'first-quarter', 'full-moon', 'last-quarter'),
      }) as fc.Arbitrary<SoughtEvent>,
    );
    fc.assert(
      fc.property(any, start, (event, from) => {
        const first = nextEvent(event, new Date(from));
        const second = first && nextEvent(event, new Date(first.at));
        if (!second) return;

        expect(first.at).toBeGreaterThan(from);
        expect(second.at).toBeGreaterThan(first.at);
        expect(previousEvent(event, new Date(second.at))).toEqual(first);
        expect(previousEvent(event, new Date(first.at))?.at ?? -Infinity).toBeLessThanOrEqual(from);
      }),
      { numRuns: 60 },
    );
  });

  it('arrives: at the instant of an ingress the body is in the sign', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PLANETS.filter((body) => body !== 'pluto')),
        fc.nat(11),
        start,
        (body, sign, from) => {
          const event = { kind: 'ingress', body, sign: SIGNS[sign]!.key } as const;
          const found = nextEvent(event, new Date(from));
          if (!found) return;
          const middle = 30 * sign + 15;

          expect(Math.abs(wrap(longitudeAt(found.at, body) - middle))).toBeLessThan(15 + GRAZE);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('enters the signs of a sidereal zodiac, one by one, where it is given', () => {
    const zodiac = (ms: number) => ayanamsaAt(new Date(ms));
    fc.assert(
      fc.property(
        fc.constantFrom(...(['sun', 'moon', 'mercury', 'mars', 'jupiter', 'saturn'] as const)),
        fc.nat(11),
        start,
        (body, sign, from) => {
          const event = { kind: 'ingress', body, sign: SIGNS[sign]!.key } as const;
          const found = nextEvent(event, new Date(from), zodiac);
          if (!found) return;
          const place = longitudeAt(found.at, body) - zodiac(found.at);
          const border = 30 * sign + (found.retrograde ? 30 : 0);

          expect(Math.abs(wrap(place - border))).toBeLessThan(GRAZE);
          expect(
            previousEvent(event, new Date(found.at), zodiac)?.at ?? -Infinity,
          ).toBeLessThanOrEqual(from);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('finds the Makara Sankranti of 2027', () => {
    const event = { kind: 'ingress', body: 'sun', sign: 'capricorn' } as const;
    const found = nextEvent(event, new Date('2027-01-01'), (ms) => ayanamsaAt(new Date(ms)));

    expect(new Date(found!.at).toISOString()).toContain('2027-01-14T15');
  });

  it('ends with the years of the tables', () => {
    const rare = { kind: 'ingress', body: 'pluto', sign: 'leo' } as const;

    expect(previousEvent(rare, new Date('1900-01-01'))).toBeUndefined();
    expect(nextEvent(rare, new Date('2190-01-01'))).toBeUndefined();
    expect(nextEvent({ kind: 'phase', phase: 'new-moon' }, new Date('2200-12-31'))).toBeUndefined();
    expect(
      previousEvent({ kind: 'phase', phase: 'new-moon' }, new Date('1800-01-02')),
    ).toBeUndefined();
  });

  it.each<[string, object]>([
    ['sign', { kind: 'ingress', body: 'moon', sign: 'ophiuchus' as SignKey }],
    ['body', { kind: 'ingress', body: 'chiron', sign: 'aries' }],
    ['body', { kind: 'station', body: 'sun' as Wanderer, turns: 'direct' }],
    ['turns', { kind: 'station', body: 'mars', turns: 'left' }],
    ['phase', { kind: 'phase', phase: 'toString' }],
    ['aspect', { kind: 'aspect', body: 'sun', other: 'venus', aspect: 'opposition' }],
    ['aspect', { kind: 'aspect', body: 'sun', other: 'mars', aspect: 'quintile' }],
    ['other', { kind: 'aspect', body: 'sun', other: 'sun', aspect: 'trine' }],
    ['longitude', { kind: 'transit', body: 'sun', aspect: 'trine', longitude: NaN }],
  ])('refuses a wrong %s', (field, event) => {
    const search = () => nextEvent(event as SoughtEvent, new Date('2026-01-01'));

    expect(search).toThrow(SkyError);
    expect(search).toThrow(expect.objectContaining({ field }));
  });

  it('refuses years that it does not know', () => {
    const event = { kind: 'phase', phase: 'full-moon' } as const;

    expect(() => nextEvent(event, new Date('1799-12-31'))).toThrow(SkyError);
    expect(() => previousEvent(event, new Date('2202-01-01'))).toThrow(SkyError);
    expect(() => nextEvent(event, new Date(NaN))).toThrow(SkyError);
  });
});
