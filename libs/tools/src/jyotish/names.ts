import type { Language } from '@cosmic/contracts/language';
import { NAKSHATRAS } from '@cosmic/sky/charts/nakshatras';
import { HINDI_SIGNS } from '@cosmic/sky/hindi-names';
import type { Festival } from '@cosmic/sky/jyotish/festivals';
import type { Graha } from '@cosmic/sky/jyotish/grahas';
import {
  HINDI_CHOGHADIYAS,
  HINDI_FESTIVALS,
  HINDI_GRAHAS,
  HINDI_KARANAS,
  HINDI_LUNAR_MONTHS,
  HINDI_NAKSHATRAS,
  HINDI_TITHIS,
  HINDI_VARAS,
  HINDI_YOGAS,
} from '@cosmic/sky/jyotish/hindi-names';
import type { ChoghadiyaName } from '@cosmic/sky/jyotish/day-parts';
import { KARANAS, LUNAR_MONTHS, TITHIS, VARAS, YOGAS } from '@cosmic/sky/jyotish/limb-names';
import type { Limb } from '@cosmic/sky/jyotish/limbs';
import { SIGNS } from '@cosmic/sky/zodiac';
import { capitalized } from '../wording';

/** The names of Jyotish in one language. */
export interface JyotishNames {
  /** An element of a limb by its number from 1. */
  limb(limb: Limb, number: number): string;
  /** A weekday, 0 for Sunday. */
  vara(weekday: number): string;
  /** A lunar month, 0 for Chaitra. */
  month(index: number): string;
  /** A sidereal sign, 0 for Mesha. */
  rashi(index: number): string;
  graha(graha: Graha): string;
  /** The same within a sentence: `the Moon`. */
  grahaInText(graha: Graha): string;
  choghadiya(name: ChoghadiyaName): string;
  festival(festival: Festival): string;
}

const ENGLISH_FESTIVALS: Readonly<Record<Festival, string>> = {
  makar_sankranti: 'Makar Sankranti',
  maha_shivaratri: 'Maha Shivaratri',
  holi: 'Holi',
  raksha_bandhan: 'Raksha Bandhan',
  janmashtami: 'Janmashtami',
  ganesh_chaturthi: 'Ganesh Chaturthi',
  sharad_navaratri: 'the first day of Sharad Navaratri',
  diwali: 'Diwali',
};

const ENGLISH_LIMBS: Readonly<Record<Limb, readonly string[]>> = {
  tithi: TITHIS,
  nakshatra: NAKSHATRAS,
  yoga: YOGAS,
  karana: KARANAS,
};
const HINDI_LIMBS: Readonly<Record<Limb, readonly string[]>> = {
  tithi: HINDI_TITHIS,
  nakshatra: HINDI_NAKSHATRAS,
  yoga: HINDI_YOGAS,
  karana: HINDI_KARANAS,
};

/** The names by the language of a reading. */
export const JYOTISH_NAMES: Readonly<Record<Language, JyotishNames>> = {
  en: {
    limb: (limb, number) => ENGLISH_LIMBS[limb][number - 1] ?? '',
    vara: (weekday) => VARAS[weekday] ?? '',
    month: (index) => LUNAR_MONTHS[index] ?? '',
    rashi: (index) => SIGNS[index]?.name ?? '',
    graha: capitalized,
    grahaInText: (graha) =>
      graha === 'sun' || graha === 'moon' ? `the ${capitalized(graha)}` : capitalized(graha),
    choghadiya: (name) => name,
    festival: (festival) => ENGLISH_FESTIVALS[festival],
  },
  hi: {
    limb: (limb, number) => HINDI_LIMBS[limb][number - 1] ?? '',
    vara: (weekday) => HINDI_VARAS[weekday] ?? '',
    month: (index) => HINDI_LUNAR_MONTHS[index] ?? '',
    rashi: (index) => {
      const sign = SIGNS[index];
      return sign ? HINDI_SIGNS[sign.key] : '';
    },
    graha: (graha) => HINDI_GRAHAS[graha],
    grahaInText: (graha) => HINDI_GRAHAS[graha],
    choghadiya: (name) => HINDI_CHOGHADIYAS[name],
    festival: (festival) => HINDI_FESTIVALS[festival],
  },
};
