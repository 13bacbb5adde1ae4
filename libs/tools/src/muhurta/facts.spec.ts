import { figureSchema } from '@cosmic/contracts/readings/figures';
import { panchangOf } from '@cosmic/sky/jyotish/panchang';
import { natureOf } from '@cosmic/sky/jyotish/nakshatra-natures';
import days from '../../../sky/test/vectors/muhurta.json';
import { facts } from './facts';
import { muhurta } from './tool';
import { conditionsOf, ranked, windowsOf } from './windows';

const CONTEXT = { at: new Date('2026-11-25T09:00:00Z'), seed: 'x' };
const DELHI = { name: 'Delhi', latitude: 28.6139, longitude: 77.209, zone: 'Asia/Kolkata' };

const factsFor = (input: object) => facts(muhurta.params.parse(input), CONTEXT);

describe('the windows of a day', () => {
  // The vectors' good hours, less what is shorter than 24 minutes, whatever tithi and star say.
  it.each(days.days)(
    'fill the good hours of the vectors, $id',
    ({ lat, lon, zone, date, good }) => {
      const day = panchangOf(date, { latitude: lat, longitude: lon }, zone);
      if (!day) throw new Error('the Sun does not rise');
      const windows = windowsOf(day, 'begin');
      const lasts = (parts: readonly { from: Date; to: Date }[]) =>
        parts.reduce((sum, { from, to }) => sum + to.getTime() - from.getTime(), 0);
      const all = good.map(([from = '', to = '']) => ({ from: new Date(from), to: new Date(to) }));

      for (const { from, to } of windows)
        expect(
          all.some(
            (part) =>
              from.getTime() >= part.from.getTime() - 10_000 &&
              to.getTime() <= part.to.getTime() + 10_000,
          ),
        ).toBe(true);
      // A cut by tithi or star can leave two stretches too short to be windows.
      expect(lasts(all) - lasts(windows)).toBeLessThan(4 * 24 * 60_000);
    },
  );

  it('give one answer to each condition, and keep the order of what is asked', () => {
    const { days: told } = factsFor({
      purpose: 'home',
      location: DELHI,
      date: '2026-12-01',
      span: '30',
    });

    for (const { windows } of told)
      for (const { lacks, tithi, nakshatra } of windows) {
        expect(conditionsOf('home').filter((one) => lacks.includes(one))).toEqual(lacks);
        expect(lacks.includes('paksha')).toBe(tithi > 15);
        expect(lacks.includes('nakshatra')).toBe(
          !['fixed', 'gentle'].includes(natureOf(nakshatra)),
        );
      }
  });

  it('are ranked by what they keep, then by time', () => {
    const { days: told } = factsFor({ purpose: 'begin', location: DELHI, span: '14' });
    const order = ranked(told.flatMap(({ windows }) => windows));

    order.slice(1).forEach((next, index) => {
      const before = order[index]!;
      const step = next.lacks.length - before.lacks.length || +next.from - +before.from;
      expect(step).toBeGreaterThan(0);
    });
  });
});

describe('the facts of a muhurta', () => {
  it('show the conditions, and each window with its sum', () => {
    const shown = Object.fromEntries(
      factsFor({ purpose: 'travel', location: DELHI, date: '2026-12-01' }).shown.map(
        ({ key, value }) => [key, value],
      ),
    );

    expect(shown['asked']).toBe(
      'a tithi that is neither Rikta (4, 9, 14) nor Amavasya; a nakshatra of the kinds moving, swift, gentle; outside Panchaka, the Moon from 300° on',
    );
    expect(shown['window-1']).toMatch(
      /^\d+ December 2026, \d\d:\d\d to \d\d:\d\d; (Shukla|Krishna) \w+, .+ \((moving|swift|gentle)\); keeps 6 of 6$/,
    );
  });

  it('are of as many days as were asked for, from today where none is chosen', () => {
    const drawn = figureSchema.parse(
      factsFor({ purpose: 'learn', location: DELHI, span: '7' }).figure,
    );
    if (drawn.kind !== 'muhurta-windows') throw new Error('no windows are drawn');

    expect(drawn.days.map(({ date }) => date)).toEqual(
      ['25', '26', '27', '28', '29', '30'].map((day) => `2026-11-${day}`).concat('2026-12-01'),
    );
  });

  it('say where there is no day to divide', () => {
    const svalbard = {
      name: 'Longyearbyen',
      latitude: 78.22,
      longitude: 15.65,
      zone: 'Arctic/Longyearbyen',
    };
    const { shown, best } = factsFor({ purpose: 'learn', location: svalbard, date: '2026-06-10' });

    expect(best).toEqual([]);
    expect(shown.find(({ key }) => key === 'count')?.value).toMatch(/^none, since the Sun/);
  });

  it.each([{ purpose: 'marriage' }, { span: '365' }, { date: '2026-02-30' }])(
    'refuse %j',
    (wrong) => {
      const right = { purpose: 'begin', location: DELHI };
      expect(muhurta.params.safeParse(right).success).toBe(true);
      expect(muhurta.params.safeParse({ ...right, ...wrong }).success).toBe(false);
    },
  );
});
