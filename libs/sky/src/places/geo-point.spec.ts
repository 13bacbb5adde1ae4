import { checkPoint } from './geo-point';
import type { GeoPoint } from './geo-point';

it('takes every point of the globe, poles and date line included', () => {
  for (const [latitude, longitude] of [
    [0, 0],
    [90, 180],
    [-90, -180],
  ] as const)
    expect(() => checkPoint({ latitude, longitude })).not.toThrow();
});

it.each([
  [{ latitude: 90.0001, longitude: 0 }, 'latitude'],
  [{ latitude: NaN, longitude: 0 }, 'latitude'],
  [{ latitude: '45', longitude: 0 }, 'latitude'],
  [{ latitude: 0, longitude: -181 }, 'longitude'],
  [{ latitude: 0 }, 'longitude'],
  [null, 'latitude'],
  [undefined, 'latitude'],
])('refuses %j, naming the %s', (point, field) => {
  expect(() => checkPoint(point as GeoPoint)).toThrow(
    expect.objectContaining({ code: 'invalid_input', field }),
  );
});
