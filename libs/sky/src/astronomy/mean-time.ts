import { SkyError } from '../sky-error';

/**
 * Seconds by which the mean time of a longitude is ahead of UTC.
 *
 * @throws SkyError `invalid_input` with the field `longitude`.
 */
export function meanTimeOf(longitude: number): number {
  if (!(Math.abs(longitude) <= 180))
    throw new SkyError('invalid_input', 'longitude', 'longitude must be from -180 to 180 degrees');
  return Math.round(longitude * 240);
}
