import { conditionOf, type Condition } from './conditions';

export const PURPOSES = ['begin', 'sign', 'travel', 'marry'] as const;
export type Purpose = (typeof PURPOSES)[number];

export const TRADITIONS = ['western', 'jyotish'] as const;
export type Tradition = (typeof TRADITIONS)[number];

/** What every purpose of Jyotish asks of the hour. */
const HOURS = ['no-vishti', 'no-rahu-kalam', 'no-yamaganda', 'no-gulika', 'sun-up'];

/**
 * What is usually asked of a time. Western: William Lilly and William Ramesey, in the short form of
 * today's handbooks. Jyotish: Muhurta Chintamani, in the short form of printed panchangs.
 */
const SETS: Readonly<Record<Tradition, Readonly<Record<Purpose, readonly string[]>>>> = {
  western: {
    begin: [
      'waxing',
      'not-void',
      'moon-not-in.scorpio.capricorn',
      'direct.mercury',
      'no-eclipse.7',
      'by-day',
    ],
    sign: [
      'not-void',
      'direct.mercury',
      'not-combust.mercury',
      'rising.taurus.leo.scorpio.aquarius',
      'by-day',
      'weekday.monday.tuesday.wednesday.thursday.friday',
    ],
    travel: [
      'not-void',
      'direct.mercury',
      'moon-in.aries.gemini.cancer.libra.sagittarius.pisces',
      'no-eclipse.7',
      'by-day',
    ],
    marry: [
      'waxing',
      'not-void',
      'moon-not-in.aries.scorpio.capricorn',
      'direct.venus',
      'not-combust.venus',
      'no-eclipse.14',
      'rising.taurus.leo.scorpio.aquarius',
      'by-day',
    ],
  },
  jyotish: {
    begin: ['waxing', 'tithi', 'nakshatra.fixed.swift.gentle', ...HOURS],
    sign: ['tithi', 'nakshatra.fixed.swift', 'good-choghadiya', ...HOURS],
    travel: ['tithi', 'nakshatra.moving.swift.gentle', 'no-panchaka', ...HOURS],
    marry: [
      'waxing',
      'tithi',
      'wedding-nakshatra',
      'visible.venus',
      'visible.jupiter',
      'no-kharmas',
      ...HOURS,
    ],
  },
};

/** The conditions of a purpose in a tradition. */
export function readySet(tradition: Tradition, purpose: Purpose): Condition[] {
  return SETS[tradition][purpose].flatMap((key) => conditionOf(key) ?? []);
}
