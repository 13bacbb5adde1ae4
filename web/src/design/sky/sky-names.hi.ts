import type { SkyEvent } from '@cosmic/sky/calendar/calendar';
import {
  HINDI_PHASES,
  HINDI_PLANETS,
  HINDI_QUARTERS,
  HINDI_SIGN_DATES,
  HINDI_SIGNS,
} from '@cosmic/sky/hindi-names';
import { placeInSign } from '@cosmic/sky/zodiac';
import type * as english from './sky-names';

const ECLIPSES: Readonly<Record<string, string>> = {
  partial: 'आंशिक',
  total: 'पूर्ण',
  annular: 'वलयाकार',
  penumbral: 'उपच्छाया',
};

export const planetName: typeof english.planetName = (planet) => HINDI_PLANETS[planet];

export const signName: typeof english.signName = (sign) => HINDI_SIGNS[sign];

export const signDates: typeof english.signDates = (sign) => HINDI_SIGN_DATES[sign];

export const phaseName: typeof english.phaseName = (phase) => HINDI_PHASES[phase];

export const formatPosition: typeof english.formatPosition = (longitude) => {
  const { sign, degree, minute } = placeInSign(longitude);
  return `${HINDI_SIGNS[sign.key]} ${degree}°${String(minute).padStart(2, '0')}'`;
};

export const eventName: typeof english.eventName = (event: SkyEvent) => {
  const sign = HINDI_SIGNS[event.sign];
  switch (event.kind) {
    case 'moon-phase':
      return `${sign} में ${HINDI_QUARTERS[event.phase]}`;
    case 'eclipse':
      return `${sign} में ${ECLIPSES[event.type] ?? ''} ${event.eclipsed === 'sun' ? 'सूर्यग्रहण' : 'चंद्रग्रहण'}`;
    case 'ingress':
      return `${HINDI_PLANETS[event.body]} का ${sign} में ${event.retrograde ? 'पुनः प्रवेश' : 'प्रवेश'}`;
    case 'station':
      return `${HINDI_PLANETS[event.body]} ${sign} में ${event.turns === 'retrograde' ? 'वक्री' : 'मार्गी'}`;
    case 'void-of-course':
      return `${sign} में शून्य-गति चंद्रमा`;
  }
};
