import { SIGNS } from '@cosmic/sky/zodiac';
import fc from 'fast-check';
import { dayNumber, turnOn, variantOn, variantsOn } from './memory';

const who = fc.oneof(fc.constantFrom(...SIGNS.map(({ key }) => key)), fc.uuid());
const kind = fc.string({ minLength: 1, maxLength: 40 });
const day = fc.integer({ min: -20_000, max: 60_000 });
const count = fc.integer({ min: 1, max: 80 });

describe('variantOn', () => {
  it('tells no variant again before all the others were told', () => {
    fc.assert(
      fc.property(
        who,
        kind,
        day,
        count,
        fc.integer({ min: 1, max: 14 }),
        (who, kind, day, count, every) => {
          const told = Array.from({ length: 3 * count }, (_, telling) =>
            variantOn({ who, day: day + telling * every }, kind, count, every),
          );
          told.forEach((variant, at) => {
            expect(variant).toBeGreaterThanOrEqual(0);
            expect(variant).toBeLessThan(count);
            if (at >= count) expect(variant).toBe(told[at - count]);
          });
          expect(new Set(told.slice(0, count)).size).toBe(count);
        },
      ),
    );
  });

  it('lets at least 30 days pass where there are 30 variants', () => {
    fc.assert(
      fc.property(
        who,
        kind,
        day,
        fc.integer({ min: 30, max: 80 }),
        fc.integer({ min: 1, max: 29 }),
        (who, kind, day, count, later) => {
          expect(variantOn({ who, day: day + later }, kind, count)).not.toBe(
            variantOn({ who, day }, kind, count),
          );
        },
      ),
    );
  });

  it.each([6, 8, 10, 11, 12])(
    'lasts until the Moon has been round twice where she has %i variants',
    (count) => {
      fc.assert(
        fc.property(
          who,
          kind,
          day,
          fc.integer({ min: 25, max: 29 }),
          (who, kind, day, revolution) => {
            expect(variantOn({ who, day: day + revolution }, kind, count)).not.toBe(
              variantOn({ who, day }, kind, count),
            );
          },
        ),
      );
    },
  );

  it('shares a list out among the signs, so that none has another’s where there are twelve', () => {
    fc.assert(
      fc.property(kind, day, fc.integer({ min: 12, max: 80 }), (kind, day, count) => {
        const told = SIGNS.map(({ key }) => variantOn({ who: key, day }, kind, count));
        expect(new Set(told).size).toBe(12);
      }),
    );
  });

  it('shares a shorter list out evenly', () => {
    fc.assert(
      fc.property(kind, day, fc.constantFrom(2, 3, 4, 6), (kind, day, count) => {
        const told = SIGNS.map(({ key }) => variantOn({ who: key, day }, kind, count));
        for (let variant = 0; variant < count; variant++) {
          expect(told.filter((one) => one === variant)).toHaveLength(12 / count);
        }
      }),
    );
  });

  it('gives two people orders of their own', () => {
    const months = ['one', 'other'].map((who) =>
      Array.from({ length: 30 }, (_, day) => variantOn({ who, day }, 'essence', 60)),
    );

    expect(months[0]).not.toEqual(months[1]);
  });

  it('gives the same on any machine, whenever it is asked', () => {
    const told = (who: string, date: string) =>
      variantOn({ who, day: dayNumber(date) }, 'opening', 31);

    expect([
      told('leo', '2026-11-25'),
      told('leo', '2026-11-26'),
      told('ada', '2026-11-25'),
    ]).toEqual([26, 7, 9]);
  });
});

describe('variantsOn', () => {
  it('begins with that of the day and goes on with those furthest from their own', () => {
    fc.assert(
      fc.property(who, kind, day, count, (who, kind, day, count) => {
        const told = variantsOn({ who, day }, kind, count);
        const offDays = (variant: number) =>
          Math.min(
            ...[-1, 1].map((way) => {
              let days = 0;
              while (variantOn({ who, day: day + way * days }, kind, count) !== variant) days++;
              return days;
            }),
          );
        const distances = told.slice(1).map(offDays);

        expect(told[0]).toBe(variantOn({ who, day }, kind, count));
        expect(told.toSorted((a, b) => a - b)).toEqual(told.map((_, at) => at));
        expect(distances).toEqual(distances.toSorted((a, b) => b - a));
      }),
      { numRuns: 40 },
    );
  });
});

describe('turnOn', () => {
  it('gives each of seven things one day of every week', () => {
    const things = ['sun', 'ruler', 'mercury', 'venus', 'mars', 'retrograde', 'voice'];
    fc.assert(
      fc.property(who, day, (who, day) => {
        const week = things.map((_, at) => turnOn({ who, day: day + at }, 'slow', things));

        expect(week.toSorted()).toEqual(things.toSorted());
        expect(turnOn({ who, day: day + 7 }, 'slow', things)).toBe(week[0]);
      }),
    );
  });

  it('has nothing to give of nothing', () => {
    expect(() => turnOn({ who: 'leo', day: 1 }, 'slow', [])).toThrow(RangeError);
  });
});

describe('dayNumber', () => {
  it('counts the days of the calendar', () => {
    expect(dayNumber('2026-03-01') - dayNumber('2026-02-28')).toBe(1);
    expect(dayNumber('2024-03-01') - dayNumber('2024-02-28')).toBe(2);
    expect(dayNumber(new Date('2026-11-25T23:59:59Z'))).toBe(dayNumber('2026-11-25'));
    expect(dayNumber('1969-12-31')).toBe(-1);
  });
});
