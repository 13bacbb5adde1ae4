import * as fc from 'fast-check';
import type { DailyFigure } from './figures.repository';
import { seriesOf } from './figures.rules';

const DAYS = ['2026-11-19', '2026-11-20', '2026-11-21'];

describe('figures by day', () => {
  it('are rows with a value for each day, 0 where nothing was counted', () => {
    const figures: DailyFigure[] = [
      { day: '2026-11-19', figure: 'readings', name: 'tarot', value: 4 },
      { day: '2026-11-21', figure: 'readings', name: 'tarot', value: 2 },
      { day: '2026-11-20', figure: 'sign-ups', name: '', value: 1 },
    ];

    expect(seriesOf(DAYS, figures)).toEqual({
      days: DAYS,
      series: [
        { figure: 'readings', name: 'tarot', values: [4, 0, 2] },
        { figure: 'sign-ups', name: '', values: [0, 1, 0] },
      ],
    });
  });

  it('lose and invent nothing', () => {
    const figure = fc.record<DailyFigure>({
      day: fc.constantFrom(...DAYS),
      figure: fc.constantFrom('readings', 'failures', 'tokens'),
      name: fc.constantFrom('', 'tarot', 'horoscope'),
      value: fc.integer({ min: 1, max: 1_000 }),
    });
    const once = fc.uniqueArray(figure, {
      selector: ({ day, figure: kind, name }) => `${day} ${kind} ${name}`,
    });
    fc.assert(
      fc.property(once, (figures) => {
        const { series } = seriesOf(DAYS, figures);
        const total = series.flatMap(({ values }) => values).reduce((sum, value) => sum + value, 0);
        expect(total).toBe(figures.reduce((sum, { value }) => sum + value, 0));
        for (const { values } of series) expect(values).toHaveLength(DAYS.length);
      }),
    );
  });
});
