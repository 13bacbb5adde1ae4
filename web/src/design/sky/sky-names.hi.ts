import {
  HINDI_PHASES,
  HINDI_PLANETS,
  HINDI_SIGN_DATES,
  HINDI_SIGNS,
} from '@cosmic/sky/hindi-names';
import { placeInSign } from '@cosmic/sky/zodiac';
import type * as english from './sky-names';

export { eventName } from '@cosmic/sky/calendar/event-names.hi';

export const planetName: typeof english.planetName = (planet) => HINDI_PLANETS[planet];

export const signName: typeof english.signName = (sign) => HINDI_SIGNS[sign];

export const signDates: typeof english.signDates = (sign) => HINDI_SIGN_DATES[sign];

export const phaseName: typeof english.phaseName = (phase) => HINDI_PHASES[phase];

export const formatPosition: typeof english.formatPosition = (longitude) => {
  const { sign, degree, minute } = placeInSign(longitude);
  return `${HINDI_SIGNS[sign.key]} ${degree}°${String(minute).padStart(2, '0')}'`;
};
