import { fullDate, listed, weekdayAndDay } from '../wording';
import { RHYTHM_CURVE } from './passages/rhythm-curves';
import {
  BEST_DAY,
  CRITICAL_DAYS,
  CRITICAL_DOUBLE,
  CRITICAL_FIRST,
  QUIET_DAY,
  RHYTHM_CLOSING,
  RHYTHM_NOTE,
  RHYTHM_OPENING,
  TURNING_TODAY,
} from './passages/rhythm-lines';
import { RHYTHM_PATTERN } from './passages/rhythm-patterns';
import type { BiorhythmWords } from './words';

const number = (value: number) => value.toLocaleString('en-GB');

/** A reading of the three curves in English. */
export const ENGLISH: BiorhythmWords = {
  labels: {
    days: 'Days lived',
    physical: 'Body, 23 days',
    emotional: 'Heart, 28 days',
    intellectual: 'Mind, 33 days',
    critical: 'Critical days of the next two weeks',
    best: 'Highest day of the next two weeks',
    quiet: 'Lowest day of the next two weeks',
    method: 'How it is counted',
  },
  minWords: 150,
  method: 'waves of 23, 28 and 33 days from the day of birth; a custom, not a measurement',
  cycles: { physical: 'the body', emotional: 'the heart', intellectual: 'the mind' },
  stages: {
    climbing: 'above the middle and climbing',
    easing: 'above the middle and easing',
    crossing: 'crossing the middle',
    resting: 'below the middle and resting',
    returning: 'below the middle and returning',
  },
  opening: RHYTHM_OPENING,
  turningToday: TURNING_TODAY,
  pattern: RHYTHM_PATTERN,
  curve: RHYTHM_CURVE,
  criticalDays: CRITICAL_DAYS,
  criticalFirst: CRITICAL_FIRST,
  criticalDouble: CRITICAL_DOUBLE,
  bestDay: BEST_DAY,
  quietDay: QUIET_DAY,
  note: RHYTHM_NOTE,
  closing: RHYTHM_CLOSING,
  listed,
  number,
  days: (days) => `${number(days)} ${days === 1 ? 'day' : 'days'}`,
  percent: (percent, below) => `${below ? 'minus ' : ''}${percent}%`,
  day: weekdayAndDay,
  criticalDay: (day, cycles) => `${day} for ${cycles}`,
  livedValue: (days, from, to) => `${days}, from ${fullDate(from)} to ${fullDate(to)}`,
  cycleValue: (percent, stage, day, length) => `${percent}, ${stage}, day ${day} of ${length}`,
  bestValue: (day, leader) => `${day}, all three added up; ${leader} leads`,
  quietValue: (day) => `${day}, all three added up`,
};
