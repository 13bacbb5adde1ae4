import { separation } from '../src/angle';
import births from './vectors/births.json';

/** The reference birth of an id, with its instant and place. */
export function birthOf(id: string) {
  const birth = births.births.find((candidate) => candidate.id === id);
  if (!birth) throw new Error(`no reference birth ${id}`);
  const place = { latitude: birth.lat, longitude: birth.lon };
  return { ...birth, at: new Date(birth.utc), place };
}

/** How far two longitudes in degrees are apart, in arcseconds. */
export function arcseconds(a: number, b: number): number {
  return separation(a, b) * 3600;
}
