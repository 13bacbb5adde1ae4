import type { Place } from '@cosmic/contracts/sky/places';
import { panchangWords } from './panchang-words.strings';

/** The capital, by whose sunrise most printed almanacs go. */
export const NEW_DELHI: Place = {
  name: panchangWords.home,
  latitude: 28.6139,
  longitude: 77.209,
  zone: 'Asia/Kolkata',
};
const MAX_NAME = 120;

/** The place that an address of the page names; New Delhi where it names none that is. */
export function placeIn(asked: URLSearchParams): Place {
  const [name, zone] = [asked.get('town') ?? '', asked.get('zone') ?? ''];
  const [latitude, longitude] = [numberOf(asked.get('lat')), numberOf(asked.get('lon'))];
  const isPlace =
    name !== '' &&
    name.length <= MAX_NAME &&
    Math.abs(latitude) <= 90 &&
    Math.abs(longitude) <= 180 &&
    isZone(zone);
  return isPlace ? { name, latitude, longitude, zone } : NEW_DELHI;
}

/** A place as an address of the page names it; nothing for the one that it has anyway. */
export function queryOf({ name, latitude, longitude, zone }: Place): Record<string, string> {
  if (name === NEW_DELHI.name && zone === NEW_DELHI.zone) return {};
  return { town: name, lat: String(latitude), lon: String(longitude), zone };
}

function numberOf(text: string | null): number {
  return text === null || text.trim() === '' ? NaN : Number(text);
}

function isZone(zone: string): boolean {
  if (zone === '') return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
