import { SkyError } from '../sky-error';

/** A point on the Earth: geographic degrees, north and east positive. */
export interface GeoPoint {
  /** -90 to 90. */
  readonly latitude: number;
  /** -180 to 180. */
  readonly longitude: number;
}

/**
 * Checks that a point lies on the globe.
 *
 * @throws SkyError `invalid_input`, with the field `latitude` or `longitude`.
 */
export function checkPoint(point: GeoPoint): void {
  // Read as unknown values: a point often comes straight out of somebody's JSON.
  const { latitude, longitude } = Object(point) as Record<keyof GeoPoint, unknown>;
  if (!isWithin(latitude, 90))
    throw new SkyError('invalid_input', 'latitude', 'latitude must be from -90 to 90 degrees');
  if (!isWithin(longitude, 180))
    throw new SkyError('invalid_input', 'longitude', 'longitude must be from -180 to 180 degrees');
}

function isWithin(degrees: unknown, limit: number): boolean {
  return typeof degrees === 'number' && Math.abs(degrees) <= limit;
}
