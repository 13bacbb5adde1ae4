import fc from 'fast-check';
import timeline from '../../test/vectors/timeline.json';
import { separation, wrap } from '../angle';
import { apparentLongitude } from '../astronomy/ephemeris';
import { PLANETS } from '../bodies';
import type { Planet } from '../bodies';
import { ASPECTS } from '../charts/aspects';
import type { AspectPoint } from '../charts/aspects';
import { chartPoints, natalChart } from '../charts/chart';
import { SLOW_BODIES } from '../charts/transits';
import { SkyError } from '../sky-error';
import { contactsOf } from './contacts';
import { passesOver } from './passes';
import { targetsOf } from './targets';
import type { Target } from './targets';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

const POINT: Readonly<Record<string, AspectPoint>> = { asc: 'ascendant', mc: 'midheaven' };
const pointNames = timeline.points.map((name) => POINT[name] ?? (name as AspectPoint));
const bodyNames = timeline.bodies as Readonly<Record<string, string>>;

interface Birth {
  readonly utc: string;
  readonly lat: number;
  readonly lon: number;
}

/** The targets of a reference birth, worked out as the product does. */
function targetsOfBirth({ utc, lat, lon }: Birth): Target[] {
  const chart = natalChart(new Date(utc), { latitude: lat, longitude: lon });
  return targetsOf(chartPoints(chart).filter(({ point }) => pointNames.includes(point)));
}

/** The passes of one body. */
function passesOf(targets: readonly Target[], body: Planet, from: Date, to: Date) {
  return passesOver(targets, [body], from, to)[0]!;
}

function allPasses(targets: readonly Target[], bodies: readonly Planet[], from: Date, to: Date) {
  return passesOver(targets, bodies, from, to)
    .flatMap(({ at, target }, place) => {
      return [...at].map((ms, index) => ({
        at: ms,
        body: bodies[place]!,
        target: targets[target[index] as number]!,
      }));
    })
    .sort((a, b) => a.at - b.at);
}

describe('the transits of a reference birth', () => {
  it.each(timeline.births)('are all there, $id: each pass in its time', (row) => {
    const targets = targetsOfBirth(row);
    const found = allPasses(targets, SLOW_BODIES, new Date(row.from), new Date(row.to));
    const left = new Map<string, number[]>();
    for (const { at, body, target } of found) {
      const name = `${body} ${target.aspect} ${target.point}`;
      left.set(name, [...(left.get(name) ?? []), at]);
    }
    const late: string[] = [];
    for (const [body, angle, point, utc, minutesPerArcsecond] of row.exact) {
      const aspect = ASPECTS.find((one) => one.angle === angle)?.key ?? '';
      const name = `${bodyNames[String(body)] ?? ''} ${aspect} ${pointNames[Number(point)] ?? ''}`;
      const at = left.get(name)?.shift() ?? NaN;
      const minutes = Math.abs(at - Date.parse(String(utc))) / MINUTE_MS;
      // The reference is cut to the minute.
      const limit = Math.max(10, 8 * Number(minutesPerArcsecond)) + 1;
      if (!(minutes <= limit)) late.push(`${name} ${String(utc)}: ${minutes} of ${limit}`);
    }

    expect(late).toEqual([]);
    expect([...left.values()].flat()).toEqual([]);
    expect(found).toHaveLength(row.exact.length);
  });

  it.each(timeline.eighty_years)('are as many in eighty years, $id', (row) => {
    const from = new Date(row.utc);
    const to = new Date(from.getTime() + 80 * 365.25 * DAY_MS);
    const found = allPasses(targetsOfBirth(row), SLOW_BODIES, from, to);
    const count = (name: (one: (typeof found)[number]) => string) =>
      found.reduce<Record<string, number>>((sums, one) => {
        return { ...sums, [name(one)]: (sums[name(one)] ?? 0) + 1 };
      }, {});

    expect(found).toHaveLength(row.count);
    const angles = new Map(ASPECTS.map(({ key, angle }) => [key, String(angle)]));
    expect(count(({ target }) => angles.get(target.aspect) ?? '')).toEqual(row.by_aspect);
    expect(count(({ body }) => body)).toEqual(row.by_body);
    const points = Object.entries(row.by_point).map(([name, sum]) => [POINT[name] ?? name, sum]);
    expect(count(({ target }) => target.point)).toEqual(Object.fromEntries(points));
  });
});

/** Hours between two looks of the walk: a body moves less than half a degree in them. */
const WALK_HOURS: Readonly<Partial<Record<Planet, number>>> = { moon: 0.75 };
const USUAL_HOURS = 6;
const DEGREE = 3600;
/** Arcseconds within which a cubic may turn on the other side of a target than the body does. */
const GRAZE = 2;

describe('a search for passes', () => {
  const births = fc.record({
    from: fc.integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2100, 0, 1) }),
    longitude: fc.double({ min: 0, max: 359.999, noNaN: true }),
    body: fc.constantFrom(...PLANETS),
  });

  it('finds roots alone', () => {
    fc.assert(
      fc.property(births, ({ from, longitude, body }) => {
        const targets = targetsOf([{ point: 'sun', longitude }]);
        const to = from + 400 * DAY_MS;
        const { at, target } = passesOf(targets, body, new Date(from), new Date(to));
        at.forEach((ms, index) => {
          const there = apparentLongitude(body, new Date(ms));
          const away = separation(there, targets[target[index] as number]!.longitude) * DEGREE;
          expect(away).toBeLessThan(1);
        });
      }),
      { numRuns: 60 },
    );
  });

  it('misses none that a walk in small steps meets', () => {
    fc.assert(
      fc.property(births, ({ from, longitude, body }) => {
        const step = (WALK_HOURS[body] ?? USUAL_HOURS) * 3_600_000;
        const to = from + (body === 'moon' ? 60 : 900) * DAY_MS;
        const targets = targetsOf([{ point: 'sun', longitude }]);
        const met: { index: number; at: number; nearest: number }[] = [];
        let before: number | undefined;
        for (let at = from; at < to; at += step) {
          const there = apparentLongitude(body, new Date(at));
          targets.forEach((target, index) => {
            if (before === undefined) return;
            const [x, y] = [wrap(before - target.longitude), wrap(there - target.longitude)];
            if (Math.abs(x) > 5 || x < 0 === y < 0) return;
            met.push({ index, at, nearest: Math.min(Math.abs(x), Math.abs(y)) * DEGREE });
          });
          before = there;
        }
        const found = passesOf(targets, body, new Date(from), new Date(to));
        for (const { index, at, nearest } of met) {
          const isFound = [...found.at].some(
            (ms, i) => found.target[i] === index && ms > at - 2 * step && ms < at + step,
          );
          if (nearest > GRAZE) expect(isFound).toBe(true);
        }
        expect(found.at.length).toBeGreaterThanOrEqual(met.filter((m) => m.nearest > GRAZE).length);
      }),
      { numRuns: 40 },
    );
  });

  it('finds the same in two parts as in the whole', () => {
    fc.assert(
      fc.property(births, fc.integer({ min: 1, max: 399 }), ({ from, longitude, body }, days) => {
        const targets = targetsOf([{ point: 'sun', longitude }]);
        const [first, middle, last] = [0, days, 400].map(
          (day) => new Date(from + day * DAY_MS),
        ) as [Date, Date, Date];
        const whole = passesOf(targets, body, first, last);
        const parts = [
          ...passesOf(targets, body, first, middle).at,
          ...passesOf(targets, body, middle, last).at,
        ];

        expect(parts).toEqual([...whole.at]);
        expect([...whole.at]).toEqual([...whole.at].sort((a, b) => a - b));
      }),
      { numRuns: 40 },
    );
  });

  it('finds for bodies together what it finds for each alone', () => {
    fc.assert(
      fc.property(
        births,
        fc.uniqueArray(fc.constantFrom(...PLANETS)),
        ({ from, longitude }, others) => {
          // The Sun passes every target within such a time.
          const bodies = [...new Set<Planet>(['sun', ...others])];
          const targets = targetsOf([{ point: 'sun', longitude }]);
          const ends = [new Date(from), new Date(from + 500 * DAY_MS)] as const;

          const together = passesOver(targets, bodies, ...ends);
          expect(together).toEqual(bodies.map((body) => passesOf(targets, body, ...ends)));
          expect(together.some(({ at }) => at.length > 0)).toBe(true);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('refuses a reversed range, years it does not know and a longitude that is none', () => {
    const [from, to] = [new Date('2020-01-01'), new Date('2021-01-01')];
    const targets = targetsOf([{ point: 'sun', longitude: 10 }]);

    expect(() => passesOf(targets, 'mars', to, from)).toThrow(SkyError);
    expect(() => passesOf(targets, 'mars', from, new Date('2202-01-01'))).toThrow(SkyError);
    expect(() => targetsOf([{ point: 'sun', longitude: NaN }])).toThrow(SkyError);
  });
});

describe('contacts', () => {
  it('are once or an odd number of times, forwards and backwards in turn', () => {
    const targets = targetsOf([
      { point: 'sun', longitude: 12.5 },
      { point: 'moon', longitude: 200 },
    ]);
    const [from, to] = [new Date('1980-01-01'), new Date('2060-01-01')];
    for (const body of PLANETS.filter((planet) => planet !== 'moon')) {
      const contacts = contactsOf(body, targets, passesOf(targets, body, from, to));
      // What the range cuts is not whole.
      const inner = contacts.filter(
        ({ passes }) =>
          passes[0]!.at > from.getTime() + 800 * DAY_MS &&
          passes.at(-1)!.at < to.getTime() - 800 * DAY_MS,
      );

      expect(inner.length).toBeGreaterThan(0);
      for (const { passes } of inner) {
        expect(passes.length % 2).toBe(1);
        passes.forEach(({ retrograde }, index) => expect(retrograde).toBe(index % 2 === 1));
      }
    }
  });
});
