import type { Planet } from '@cosmic/sky/bodies';
import { houseOf } from '@cosmic/sky/charts/house-of';
import { SIGNS, signAt, type Sign } from '@cosmic/sky/zodiac';
import { signsAtBirth, type Birth } from './birth';
import { houseFrom, houseName, houseTheme, signBy } from '../wording';

/** The twelve houses of a birth: exact, or solar where the hour is not known. */
export interface HouseFrame {
  readonly kind: 'exact' | 'solar';
  readonly cusps: readonly number[];
  /** The sign on the first cusp. */
  readonly first: Sign;
}

/** The houses of a birth; without an hour whole signs counted from that of the Sun. */
export function houseFrameOf(birth: Birth): HouseFrame {
  if (birth.time === 'known') {
    return { kind: 'exact', cusps: birth.cusps, first: signAt(birth.cusps[0] ?? 0) };
  }
  const first = signBy(birth.chart.bodies.sun.sign);
  return { kind: 'solar', cusps: wholeSigns(first), first };
}

/** The cusps of twelve whole signs, in degrees, the given sign first. */
export function wholeSigns(first: Sign): number[] {
  const from = SIGNS.indexOf(first);
  return SIGNS.map((_, house) => ((from + house) % 12) * 30);
}

/** The house, 1 to 12, that a longitude falls into. */
export function houseAt({ cusps }: HouseFrame, longitude: number): number {
  return houseOf(longitude, cusps);
}

/** The houses a planet of the birth can be in: two where the hour would decide. */
export function housesOfPlanet(frame: HouseFrame, birth: Birth, planet: Planet): number[] {
  if (birth.time === 'known') return [houseAt(frame, birth.chart.bodies[planet].longitude)];
  return signsAtBirth(birth, planet).map((sign) => houseFrom(frame.first.key, sign));
}

/** A house as the list of facts names it: `your fourth house (home and roots)`. */
export function houseWords(house: number): string {
  return `your ${houseName(house)} house (${houseTheme(house)})`;
}
