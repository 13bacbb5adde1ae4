import fc from 'fast-check';
import vectors from '../../test/vectors/elections.json';
import { DAY_MS } from '../astronomy/search';
import {
  condition,
  DELHI,
  expectSame,
  found,
  holdAsTheWalk,
  READY_SETS,
} from '../testing/election-walk';
import { SIGNS } from '../zodiac';
import { conditionOf, type Condition } from './conditions';

describe('electionWindows', () => {
  // `windows.exhaustive-spec.ts` tries 400, and the ready sets from season to season.
  it('finds the windows that a walk over every quarter of an hour finds', () => holdAsTheWalk(15));

  it('finds sunset and sunrise from whatever hour the search begins at', () => {
    const place = { latitude: 59.9139, longitude: 10.7522 };
    const conditions = [conditionOf('sun-up')] as Condition[];
    for (let minutes = 0; minutes < 24 * 60; minutes += 3) {
      const from = new Date(Date.parse('2010-03-31T00:00:00Z') + minutes * 60_000);
      expectSame({ conditions, from, to: new Date(+from + DAY_MS), place, zone: 'Europe/Oslo' });
    }
  });

  it('keeps the day of the Sun to its end on the night that the clocks go forward', () => {
    const [from, to] = [new Date('2007-10-27T12:00:00Z'), new Date('2007-10-29T12:00:00Z')];
    const place = { latitude: -33.8688, longitude: 151.2093 };
    const conditions = [conditionOf('day-of.sun')] as Condition[];
    const asked = { conditions, from, to, place, zone: 'Australia/Sydney' };

    // Sunrise of that Sunday and of the Monday in Sydney, to the second.
    const [window] = found(asked).all;
    expect(Math.floor(+(window?.from ?? 0) / 1000) * 1000).toBe(+new Date('2007-10-27T18:59:39Z'));
    expect(Math.floor(+(window?.to ?? 0) / 1000) * 1000).toBe(+new Date('2007-10-28T18:58:36Z'));
    expectSame(asked);
  });

  it.each(READY_SETS)(
    'finds nine days of the ready set to $purpose of $tradition as the walk does',
    ({ conditions }) => {
      const [from, to] = [new Date('2026-11-26T09:07:00Z'), new Date('2026-12-05T00:00:00Z')];

      expectSame({ conditions, from, to, place: DELHI, zone: 'Asia/Kolkata' });
    },
  );

  it.each(['moon-clear-of.mars', 'moon-clear-of.saturn', 'not-via-combusta', 'yoga'])(
    'finds two months of %s as the walk does',
    (key) => {
      const conditions = [conditionOf(key)] as Condition[];
      const [from, to] = [new Date('2026-11-26T09:07:00Z'), new Date('2027-01-25T00:00:00Z')];
      const asked = { conditions, from, to, place: DELHI, zone: 'Asia/Kolkata' };

      // Two months of the Moon: it is met, and it is broken, more than once.
      expect(found(asked).all.length).toBeGreaterThan(2);
      expectSame(asked);
    },
  );

  it.each([
    ['the day that does not end', '2026-05-10T00:00:00Z'],
    ['the night that does not end', '2026-11-20T00:00:00Z'],
  ])('goes by the Sun in Tromsø about %s', (_, begin) => {
    const from = new Date(begin);
    const conditions = [
      'sun-up',
      'hour-of.venus.jupiter.sun',
      'no-rahu-kalam',
      'by-day',
      'rising.leo.virgo',
    ];
    for (const key of conditions) {
      expectSame({
        conditions: [conditionOf(key) as Condition],
        from,
        to: new Date(+from + 20 * DAY_MS),
        place: { latitude: 69.6492, longitude: 18.9553 },
        zone: 'Europe/Oslo',
      });
    }
  });

  it('finds the windows of the reference vectors', () => {
    const sign = (number: number) => SIGNS[number - 1]?.key ?? '';
    const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
    const asOurs = (given: (typeof vectors.requests)[number]['conditions'][number]) => {
      const {
        type,
        signs = [],
        body = '',
        ruler = '',
        days: of = [],
      } = given as {
        type: string;
        signs?: number[];
        body?: string;
        ruler?: string;
        days?: number[];
      };
      const keys: Readonly<Record<string, string>> = {
        moon_sign: [
          'moon-in',
          ...SIGNS.map(({ key }) => key).filter((key) => signs.map(sign).includes(key)),
        ].join('.'),
        rising_sign: ['rising', ...signs.map(sign)].join('.'),
        moon_not_void: 'not-void',
        direct: `direct.${body}`,
        waxing: 'waxing',
        sun_up: 'sun-up',
        planetary_hour: `hour-of.${ruler}`,
        weekday: ['weekday', ...of.map((day) => days[day])].join('.'),
      };
      return conditionOf(keys[type] ?? '');
    };
    let count = 0;
    for (const request of vectors.requests) {
      const conditions = request.conditions.map(asOurs);
      if (!conditions.every((one) => one !== undefined)) continue;
      const { all } = found({
        conditions,
        from: new Date(request.from),
        to: new Date(request.to),
        place: { latitude: request.lat, longitude: request.lon },
        zone: request.zone,
      });
      const minutes = request.windows.map((window) => window.map((at) => Date.parse(at) / 60_000));
      expect(all).toHaveLength(minutes.length);
      all.forEach(({ from, to }, index) => {
        const [begin = 0, end = 0] = minutes[index] ?? [];
        expect(Math.abs(+from / 60_000 - begin)).toBeLessThan(request.tol_min);
        expect(Math.abs(+to / 60_000 - end)).toBeLessThan(request.tol_min);
      });
      count += 1;
    }
    expect(count).toBe(5);
  });

  it('tells what an hour earlier and an hour later would cost', () => {
    const conditions = [conditionOf('waxing'), conditionOf('by-day')] as Condition[];
    const asked = {
      conditions,
      from: new Date('2026-12-09T00:00:00Z'),
      to: new Date('2026-12-10T12:00:00Z'),
      place: { latitude: 51.5, longitude: 0 },
      zone: 'Europe/London',
    };
    // New moon of 9 December 2026 at 00:52; the clock of London is that of Greenwich.
    expect(found(asked).all.map(({ from, to }) => [from.toISOString(), to.toISOString()])).toEqual([
      ['2026-12-09T08:00:00.000Z', '2026-12-09T20:00:00.000Z'],
      ['2026-12-10T08:00:00.000Z', '2026-12-10T12:00:00.000Z'],
    ]);
    expect(found(asked).all[0]).toMatchObject({
      misses: [],
      lostEarlier: ['by-day'],
      lostLater: ['by-day'],
    });
    expect(found(asked).allButOne[0]).toMatchObject({ misses: ['by-day'], lostLater: [] });
  });
});

describe('conditionOf', () => {
  it('knows its own keys again, and no others', () => {
    fc.assert(fc.property(condition, (one) => expect(conditionOf(one.key)).toEqual(one)));
    for (const key of [
      '',
      'constructor',
      'waxing.leo',
      'direct',
      'direct.moon',
      'moon-in',
      'direct.mars.venus',
    ])
      expect(conditionOf(key)).toBeUndefined();
  });
});
