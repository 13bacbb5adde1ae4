import reference from '../../test/vectors/returns.json';
import { arcseconds, birthOf } from '../../test/vectors';
import { anglesAt } from './chart-angles';
import { lifeDate, progressedAngles, progressedChart, progressedInstant } from './progressions';
import { SkyError } from '../sky-error';
import { signOf } from '../zodiac';

it.each(reference.secondary_progressions)('progresses $id', (row) => {
  const { at, bodies } = progressedChart(new Date(row.birth_utc), new Date(row.date_utc));

  expect(Math.abs(at.getTime() - Date.parse(row.progressed_utc))).toBeLessThan(1000);
  expect(arcseconds(bodies.sun.longitude, row.sun)).toBeLessThan(3);
  expect(arcseconds(bodies.moon.longitude, row.moon)).toBeLessThan(12);
  expect(signOf(bodies.sun.sign)?.name).toBe(row.sun_sign);
  expect(signOf(bodies.moon.sign)?.name).toBe(row.moon_sign);
});

it.each(reference.secondary_progressions)('counts $id back to its date of life', (row) => {
  const [birth, date] = [new Date(row.birth_utc), new Date(row.date_utc)];
  const back = lifeDate(birth, progressedInstant(birth, date));

  // A millisecond of the ephemeris is a third of a second of life.
  expect(Math.abs(back.getTime() - date.getTime())).toBeLessThan(400);
  expect(() => lifeDate(date, birth)).toThrow(SkyError);
});

describe('progressed angles', () => {
  const { at: birth, place } = birthOf('p01');

  it('are the natal ones at birth', () => {
    const natal = anglesAt(birth, place);
    const progressed = progressedAngles(birth, birth, place);

    expect(arcseconds(progressed.ascendant, natal.ascendant)).toBeLessThan(0.01);
    expect(arcseconds(progressed.midheaven, natal.midheaven)).toBeLessThan(0.01);
  });

  it('have moved by about a degree for each year', () => {
    const date = new Date(birth.getTime() + 30 * 365.2422 * 86_400_000);
    const moved = progressedAngles(birth, date, place).midheaven - anglesAt(birth, place).midheaven;

    expect(moved).toBeGreaterThan(28.5);
    expect(moved).toBeLessThan(31);
  });

  it('do not go back before birth', () => {
    expect(() => progressedInstant(birth, new Date('1950-01-01T00:00:00Z'))).toThrow(SkyError);
  });
});
