import type { DayPart } from '@cosmic/contracts/days/day-parts';
import type { Placement, Profile } from '@cosmic/contracts/account/profile';
import { signAt, type SignKey } from '@cosmic/sky/zodiac';
import { risingSigns } from '@cosmic/sky/charts/rising';
import { quarterOf } from '@cosmic/sky/places/birth-hours';
import { ownClocks } from '@cosmic/sky/places/zone-history';
import { birthOf, signsAtBirth, stretchOf, type Birth } from '@cosmic/tools/charts/birth';
import type { BirthData } from './birth-data';

const UNKNOWN: Placement = { sign: null, degree: null, possible: [] };

/**
 * The signs of a birth. With time and place they are exact to the degree; by the date alone, or a
 * part of its day, Sun and Moon have all that it allows where the birth was, or anywhere on Earth
 * where that is not known. What rose is told by an hour, or roughly by a part of the day, at a place.
 */
export function signsOf({ date, time, part, place }: Omit<BirthData, 'home'>): Profile['signs'] {
  if (date === null) return { sun: UNKNOWN, moon: UNKNOWN, rising: UNKNOWN };
  const isRough = time === null && part !== null;
  const birth = isRough
    ? birthInPart(date, part, place)
    : birthOf({ dob: date, time: time ?? '', place });
  return {
    sun: placementOf(birth, 'sun'),
    moon: placementOf(birth, 'moon'),
    rising: risingOf(birth, isRough ? place : null),
  };
}

function birthInPart(date: string, part: DayPart, place: BirthData['place']): Birth {
  const clock = place && { zone: place.zone, own: ownClocks(place.zone, place.longitude) };
  const { from, to } = quarterOf(date, part, clock);
  return stretchOf(from, to);
}

function risingOf(birth: Birth, place: BirthData['place']): Placement {
  if (birth.time === 'known') return exactly(birth.chart.angles.ascendant);
  if (!place) return UNKNOWN;
  return oneOf(risingSigns(birth.from, birth.to, place).map(({ sign }) => sign));
}

function placementOf(birth: Birth, body: 'sun' | 'moon'): Placement {
  if (birth.time === 'known') return exactly(birth.chart.bodies[body].longitude);
  return oneOf(signsAtBirth(birth, body));
}

function oneOf(signs: readonly SignKey[]): Placement {
  const possible = [...new Set(signs)];
  const [sign = null, other] = possible;
  return { sign: other === undefined ? sign : null, degree: null, possible };
}

function exactly(longitude: number): Placement {
  const { key } = signAt(longitude);
  return { sign: key, degree: ((longitude % 30) + 30) % 30, possible: [key] };
}
