import { hindiDate, hindiDay, hindiWeekday } from '../hindi/dates';
import { hindiList } from '../hindi/list';
import { RHYTHM_CURVE, RHYTHM_PATTERN } from './passages/rhythm-curves.hi';
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
} from './passages/rhythm-lines.hi';
import type { BiorhythmWords } from './words';

/** Grouped by lakh, in the figures that the other texts have. */
const number = (value: number) => value.toLocaleString('en-IN');

/** A reading of the three curves in Hindi. */
export const HINDI: BiorhythmWords = {
  labels: {
    days: 'जिए हुए दिन',
    physical: 'तन, 23 दिन',
    emotional: 'हृदय, 28 दिन',
    intellectual: 'मन, 33 दिन',
    critical: 'अगले दो सप्ताह के मोड़',
    best: 'अगले दो सप्ताह का सबसे ऊँचा दिन',
    quiet: 'अगले दो सप्ताह का सबसे नीचा दिन',
    method: 'गिनती कैसे हुई',
  },
  minWords: 120,
  method: 'जन्म के दिन से 23, 28 और 33 दिनों की लहरें; एक रिवाज, कोई नाप नहीं',
  cycles: { physical: 'तन', emotional: 'हृदय', intellectual: 'मन' },
  stages: {
    climbing: 'बीच से ऊपर और चढ़ती हुई',
    easing: 'बीच से ऊपर और ढलती हुई',
    crossing: 'बीच को पार करती हुई',
    resting: 'बीच से नीचे और विश्राम में',
    returning: 'बीच से नीचे और लौटती हुई',
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
  listed: hindiList,
  number,
  days: (days) => `${number(days)} दिन`,
  percent: (percent, below) => `${below ? 'शून्य से नीचे ' : ''}${percent}%`,
  day: (at) => `${hindiWeekday(at)} ${hindiDay(at)}`,
  criticalDay: (day, cycles) => `${day} (${cycles})`,
  livedValue: (days, from, to) => `${days}, ${hindiDate(from)} से ${hindiDate(to)} तक`,
  cycleValue: (percent, stage, day, length) => `${percent}, ${stage}, ${length} में से दिन ${day}`,
  bestValue: (day, leader) => `${day}, तीनों का जोड़; सबसे आगे ${leader}`,
  quietValue: (day) => `${day}, तीनों का जोड़`,
};
