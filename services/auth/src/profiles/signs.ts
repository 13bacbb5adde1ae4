import type { Placement, Profile } from '@cosmic/contracts/profile';
import { signAt } from '@cosmic/sky/zodiac';
import { birthOf, signsAtBirth, type Birth } from '@cosmic/tools/birth';
import type { BirthData } from './birth-data';

const UNKNOWN: Placement = { sign: null, degree: null, possible: [] };

/**
 * The signs of a birth. With time and place they are exact to the degree; by the date alone the
 * Sun and Moon have all that the date allows where the birth was, or anywhere on Earth where that is
 * not known, and nothing tells what rose.
 */
export function signsOf({ date, time, place }: BirthData): Profile['signs'] {
  if (date === null) return { sun: UNKNOWN, moon: UNKNOWN, rising: UNKNOWN };
  const birth = birthOf({ dob: date, time: time ?? '', place });
  return {
    sun: placementOf(birth, 'sun'),
    moon: placementOf(birth, 'moon'),
    rising: birth.time === 'known' ? exactly(birth.chart.angles.ascendant) : UNKNOWN,
  };
}

function placementOf(birth: Birth, body: 'sun' | 'moon'): Placement {
  if (birth.time === 'known') return exactly(birth.chart.bodies[body].longitude);
  const possible = [...signsAtBirth(birth, body)];
  const [sign = null, other] = possible;
  return { sign: other === undefined ? sign : null, degree: null, possible };
}

function exactly(longitude: number): Placement {
  const { key } = signAt(longitude);
  return { sign: key, degree: ((longitude % 30) + 30) % 30, possible: [key] };
}
