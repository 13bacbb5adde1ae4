import { figureSchema } from '@cosmic/contracts/readings/figures';
import fc from 'fast-check';
import { DAY_MS, utcDate } from '../today';
import { facts } from './facts';

const AT = { at: new Date('2026-11-21T20:00:00Z'), seed: 'x' };
const bornBefore = (days: number) => utcDate(new Date(AT.at.getTime() - days * DAY_MS));

describe('the facts of a biorhythm', () => {
  it('count the days and place the three curves', () => {
    // 23 * 28 days: body and heart begin anew; 644 = 19 * 33 + 17, half of the mind's round.
    const shown = new Map(
      facts({ dob: bornBefore(644) }, AT).shown.map(({ key, value }) => [key, value]),
    );

    expect(shown.get('days')).toBe('644 days, from 15 February 2025 to 21 November 2026');
    expect(shown.get('physical')).toBe('0%, crossing the middle, day 1 of 23');
    expect(shown.get('emotional')).toBe('0%, crossing the middle, day 1 of 28');
    expect(shown.get('intellectual')).toBe('minus 10%, below the middle and resting, day 18 of 33');
  });

  it('name the days of the next two weeks on which a curve crosses its middle', () => {
    const { critical } = facts({ dob: bornBefore(644) }, AT);

    expect(critical.map(({ day, cycles }) => [utcDate(day), ...cycles])).toEqual([
      ['2026-12-02', 'physical'],
      ['2026-12-05', 'emotional'],
    ]);
  });

  it('draw fourteen days either way, from birth at the earliest', () => {
    const figure = facts({ dob: '1990-06-10' }, AT).figure!;
    const newborn = facts({ dob: bornBefore(3) }, AT).figure!;

    expect(figureSchema.parse(figure)).toEqual(figure);
    expect(figure).toMatchObject({ kind: 'biorhythm', from: '2026-11-07', today: '2026-11-21' });
    expect(newborn).toMatchObject({ from: '2026-11-18', today: '2026-11-21' });
    const lengths = [figure, newborn].map((one) =>
      one.kind === 'biorhythm' ? one.cycles.map(({ heights }) => heights.length) : [],
    );
    expect(lengths).toEqual([
      [29, 29, 29],
      [18, 18, 18],
    ]);
  });

  it('take a birth date that is tomorrow here as today', () => {
    const { now, today } = facts({ dob: '2026-11-22' }, AT);

    expect([now.days, utcDate(today)]).toEqual([0, '2026-11-22']);
  });

  it('find a critical day in any fortnight, and no day higher than the best', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 45_000 }), (days) => {
        const { critical, best, quiet } = facts({ dob: bornBefore(days) }, AT);

        expect(critical.length).toBeGreaterThan(0);
        expect(best.day).not.toEqual(quiet);
        for (const { day } of [...critical, best, { day: quiet }]) {
          const ahead = (Date.parse(utcDate(day)) - Date.parse('2026-11-21')) / DAY_MS;
          expect(ahead >= 1 && ahead <= 14).toBe(true);
        }
      }),
      { numRuns: 100 },
    );
  });
});
