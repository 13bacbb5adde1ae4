import { normalize } from '../angle';
import { SkyError } from '../sky-error';

/**
 * The house, 1 to 12, of a body by its ecliptic longitude (its latitude does not count): the one
 * whose cusp lies nearest behind it.
 *
 * @throws SkyError `invalid_input` when the longitude is not finite or there are not 12 cusps.
 */
export function houseOf(longitude: number, cusps: readonly number[]): number {
  if (!Number.isFinite(longitude))
    throw new SkyError('invalid_input', 'longitude', 'longitude is not a finite number');
  if (cusps.length !== 12) throw noCusps();
  let house = 0;
  let nearest = Infinity;
  for (let index = 0; index < 12; index++) {
    const behind = normalize(longitude - (cusps[index] as number));
    if (Number.isNaN(behind)) throw noCusps();
    if (behind < nearest) {
      nearest = behind;
      house = index + 1;
    }
  }
  return house;
}

function noCusps(): SkyError {
  return new SkyError('invalid_input', 'cusps', 'a chart has twelve cusps');
}
