import { SkyError } from './sky-error';

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
  if (!(Math.abs(point.latitude) <= 90))
    throw new SkyError('invalid_input', 'latitude', 'latitude must be from -90 to 90 degrees');
  if (!(Math.abs(point.longitude) <= 180))
    throw new SkyError('invalid_input', 'longitude', 'longitude must be from -180 to 180 degrees');
}
