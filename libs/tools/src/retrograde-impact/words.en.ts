import { retrogradeImpact } from '@cosmic/divination/retrograde';
import { RETROGRADES } from '@cosmic/divination/retrograde/retrogrades';
import { SIGNS, type SignKey } from '@cosmic/sky/zodiac';
import {
  RETRO_CLOSING,
  RETRO_FROM_SUN,
  RETRO_LAST,
  RETRO_MOON,
  RETRO_REVIEW,
  RETRO_RISING,
  RETRO_SUN,
  RETRO_TWO_SIGNS,
} from '../passages/retrograde-lines';
import type { RetrogradeImpactWords } from './words';

type OfSign = Readonly<Record<SignKey, readonly string[]>>;

/** Our own passages of each sign with the one that the rules of divination have. */
function withMeaning(own: OfSign, point: 'sun' | 'moon' | 'rising'): OfSign {
  const passages = SIGNS.map(({ key }) => {
    const { signs } = retrogradeImpact('mercury', { sign: key, moonSign: key, risingSign: key });
    const said = signs.filter((sign) => sign.point === point).map(({ text }) => text);
    return [key, [...own[key], ...said]] as const;
  });
  return Object.fromEntries(passages) as Record<SignKey, readonly string[]>;
}

/** A reading about a retrograde in English. */
export const ENGLISH: RetrogradeImpactWords = {
  minWords: 180,
  labels: {
    sun: 'Sun sign',
    moon: 'Moon sign',
    rising: 'Rising sign',
    fromRising: 'Counted from the rising sign',
    fromSun: 'Counted from the Sun sign',
    rhythm: 'How often',
    theme: 'Theme',
  },
  positionAt: (position, noon, isRetrograde) =>
    `${position} ${noon}, ${isRetrograde ? 'retrograde' : 'moving forward'}`,
  today: (planet) => `${planet} today`,
  before: (planet) => `${planet} retrograde before`,
  turnsIn: (planet, from, to) =>
    `${planet} turns retrograde in ${from}${to === undefined ? '' : ` and direct in ${to}`}`,
  meaning: RETROGRADES,
  last: RETRO_LAST,
  sunHouse: RETRO_FROM_SUN,
  border: RETRO_TWO_SIGNS,
  sun: withMeaning(RETRO_SUN, 'sun'),
  moon: withMeaning(RETRO_MOON, 'moon'),
  rising: withMeaning(RETRO_RISING, 'rising'),
  review: RETRO_REVIEW,
  closing: RETRO_CLOSING,
};
