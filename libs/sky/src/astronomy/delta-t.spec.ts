import births from '../../test/vectors/births.json';
import { deltaT } from './delta-t';

it.each(births.births)('has delta T of birth $id within half a second', (birth) => {
  expect(Math.abs(deltaT(birth.jd_ut - 2451545) - birth.delta_t_s)).toBeLessThan(0.5);
});

it('lets delta T change by less than a second a day, 1800 to 2200', () => {
  const days = Array.from({ length: 146_460 }, (_, index) => index - 73_048);
  const steps = days.map((day) => Math.abs(deltaT(day + 1) - deltaT(day)));

  expect(steps.filter((step) => !(step < 1))).toEqual([]);
});

it('has no jump of a tenth of a second where its tables meet', () => {
  for (const year of [1810, 1850, 1900, 1945, 1948.2, 2005, 2035, 2100]) {
    const day = (year - 2000) * 365.24217 + 14;

    expect(Math.abs(deltaT(day + 0.01) - deltaT(day - 0.01))).toBeLessThan(0.1);
  }
});
