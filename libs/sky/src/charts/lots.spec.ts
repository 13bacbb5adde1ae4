import reference from '../../test/vectors/houses.json';
import { arcseconds, birthOf } from '../../test/vectors';
import { lotsAt, sunAltitude } from './lots';

describe.each(reference.births)('birth $id', (row) => {
  const { at, place, lat } = birthOf(row.id);

  it('is by day or by night as the Sun stands', () => {
    expect(Math.abs(sunAltitude(at, place) - row.sun_altitude)).toBeLessThan(0.02);
    expect(lotsAt(at, place).day).toBe(row.day);
  });

  it('has its Part of Fortune', () => {
    const limit = Math.abs(lat) < 60 ? 17 : 20;

    expect(arcseconds(lotsAt(at, place).fortune, row.fortune)).toBeLessThan(limit);
  });
});
