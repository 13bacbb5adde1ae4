import { BODIES } from '../bodies';
import { natalChart } from './chart';
import { noonChart } from './noon-chart';
import { SkyError } from '../sky-error';

describe('a chart without a birth time', () => {
  it('holds every chart of that day in its ranges', () => {
    const from = new Date('1990-05-17T22:00:00Z');
    const to = new Date('1990-05-18T22:00:00Z');
    const chart = noonChart(from, to);

    expect(chart.at).toEqual(new Date('1990-05-18T10:00:00Z'));
    expect(chart.bodies.moon.house).toBeUndefined();
    for (let hour = 0; hour < 24; hour++) {
      const moment = natalChart(new Date(+from + hour * 3_600_000), { latitude: 0, longitude: 0 });
      for (const body of BODIES)
        expect(chart.ranges[body].signs).toContain(moment.bodies[body].sign);
      for (const aspect of chart.aspects)
        expect(moment.aspects).toContainEqual(
          expect.objectContaining({
            first: aspect.first,
            second: aspect.second,
            aspect: aspect.aspect,
          }),
        );
    }
  });

  it('names both signs of a day on which the Moon changes hers', () => {
    const chart = noonChart(new Date('2024-01-03T00:00:00Z'), new Date('2024-01-04T00:00:00Z'));

    expect(chart.ranges.moon.signs).toEqual(['virgo', 'libra']);
    expect(chart.ranges.sun.signs).toEqual(['capricorn']);
  });

  it('refuses a day that is empty, reversed or too long', () => {
    const day = (hours: number) => () =>
      noonChart(new Date('2024-01-02T00:00:00Z'), new Date(Date.UTC(2024, 0, 2, hours)));

    for (const hours of [0, -24, 52, NaN]) expect(day(hours)).toThrow(SkyError);
  });

  it('takes a date with all its hours on Earth, and noon in it', () => {
    const from = new Date('2024-01-02T10:00:00Z');
    const to = new Date('2024-01-04T12:00:00Z');
    const noon = new Date('2024-01-03T12:00:00Z');
    const chart = noonChart(from, to, noon);

    expect(chart.at).toEqual(noon);
    expect(chart.ranges.moon.signs).toEqual(['virgo', 'libra']);
  });
});
