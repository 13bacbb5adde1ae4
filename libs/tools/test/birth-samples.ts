import type { Place } from '@cosmic/contracts/sky/places';
import type { Seeded } from '@cosmic/divination/draw/seeded';
import type { Params } from './params';

/** North, south, at the equator, and where whole signs never rise. */
export const HORIZONS = [
  { name: 'Chennai, Tamil Nadu, India', latitude: 13.09, longitude: 80.28, zone: 'Asia/Kolkata' },
  {
    name: 'London, England, United Kingdom',
    latitude: 51.51,
    longitude: -0.13,
    zone: 'Europe/London',
  },
  {
    name: 'New York City, New York, United States',
    latitude: 40.71,
    longitude: -74.01,
    zone: 'America/New_York',
  },
  {
    name: 'Sydney, New South Wales, Australia',
    latitude: -33.87,
    longitude: 151.21,
    zone: 'Australia/Sydney',
  },
  {
    name: 'Quito, Pichincha, Ecuador',
    latitude: -0.23,
    longitude: -78.52,
    zone: 'America/Guayaquil',
  },
  { name: 'Reykjavík, Iceland', latitude: 64.14, longitude: -21.94, zone: 'Atlantic/Reykjavik' },
  {
    name: 'Ushuaia, Tierra del Fuego, Argentina',
    latitude: -54.81,
    longitude: -68.31,
    zone: 'America/Argentina/Ushuaia',
  },
  { name: 'Kathmandu, Nepal', latitude: 27.7, longitude: 85.32, zone: 'Asia/Kathmandu' },
  { name: 'Nairobi, Kenya', latitude: -1.28, longitude: 36.82, zone: 'Africa/Nairobi' },
  { name: 'Tokyo, Japan', latitude: 35.69, longitude: 139.69, zone: 'Asia/Tokyo' },
  {
    name: 'Longyearbyen, Svalbard',
    latitude: 78.22,
    longitude: 15.65,
    zone: 'Arctic/Longyearbyen',
  },
  { name: '1 <b>Nowhere</b>', latitude: 47.5, longitude: 19.05, zone: 'Europe/Budapest' },
];

/** From the equator to beyond both polar circles. */
const PLACES: readonly Place[] = [
  { name: 'Paris, France', latitude: 48.8534, longitude: 2.3488, zone: 'Europe/Paris' },
  { name: 'Chennai, India', latitude: 13.0878, longitude: 80.2785, zone: 'Asia/Kolkata' },
  { name: 'Quito, Ecuador', latitude: -0.2299, longitude: -78.525, zone: 'America/Guayaquil' },
  { name: 'Sydney, Australia', latitude: -33.8679, longitude: 151.2073, zone: 'Australia/Sydney' },
  {
    name: 'New York, United States',
    latitude: 40.7143,
    longitude: -74.006,
    zone: 'America/New_York',
  },
  { name: 'Tromsø, Norway', latitude: 69.6489, longitude: 18.9551, zone: 'Europe/Oslo' },
];

export function placeOf(random: Seeded): Place {
  return random.pick(PLACES);
}

export function birthDateOf(random: Seeded): string {
  const day = new Date(Date.UTC(1930, 0, 1) + random.integer(0, 90 * 365) * 86_400_000);
  return day.toISOString().slice(0, 10);
}

/** Half of the people leave it out. */
export function maybeBirthDateOf(random: Seeded): string {
  return random.integer(0, 1) === 0 ? '' : birthDateOf(random);
}

export function adultBirthDateOf(random: Seeded): string {
  return `19${birthDateOf(random).slice(2)}`.replace('-02-29', '-02-28');
}

/** As above, and of age in any year in which the specs run. */
export function maybeAdultBirthDateOf(random: Seeded): string {
  const dob = maybeBirthDateOf(random);
  return dob < '2006' ? dob : '';
}

export function timeOf(random: Seeded): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(random.integer(0, 23))}:${two(random.integer(0, 59))}`;
}

/** One in three does not know it. */
export function maybeTimeOf(random: Seeded): string {
  return random.integer(0, 2) === 0 ? '' : timeOf(random);
}

/** Half of the people know the hour and the place. */
export function birthDataOf(random: Seeded): Params {
  const dob = birthDateOf(random);
  return random.integer(0, 1) === 0
    ? { dob }
    : { dob, time: timeOf(random), place: placeOf(random) };
}

/** Half leave the date out; of the others some know hour and place as well. */
export function birthOfOne(random: Seeded, whose: '1' | '2'): Params {
  const dob = maybeBirthDateOf(random);
  if (dob === '' || random.integer(0, 1) === 0) return { [`dob${whose}`]: dob };
  return {
    [`dob${whose}`]: dob,
    [`time${whose}`]: timeOf(random),
    [`place${whose}`]: placeOf(random),
  };
}
