import {
  type CalendarDate,
  dateOfDayNumber,
  dayNumber,
  formatDate,
  parseDate,
} from './calendar-date';
import { DivinationError } from './divination-error';
import { CYCLE_TEXTS, type CycleStage } from './biorhythm/stages';
import { requireInteger } from './inputs';

/** Length of each cycle in days (Fliess and Swoboda, about 1900; the third by Teltscher). */
export const BIORHYTHM_DAYS = { physical: 23, emotional: 28, intellectual: 33 } as const;

export type BiorhythmCycle = keyof typeof BIORHYTHM_DAYS;

/** The three cycles in their usual order. */
export const BIORHYTHM_CYCLES = ['physical', 'emotional', 'intellectual'] as const;

/** Where one cycle stands on a day. */
export interface CycleReading {
  /** sin(2 pi days / length), from -1 to 1; exactly 0 where a cycle starts or is half over. */
  value: number;
  /** Day within the cycle, from 0. */
  day: number;
  length: number;
  stage: CycleStage;
  text: string;
  /** The next day after this one on which the curve crosses its middle, `YYYY-MM-DD`. */
  nextCrossing: string;
  /** The next day after this one on which the curve stands highest, `YYYY-MM-DD`. */
  nextHigh: string;
}

export interface Biorhythm extends Record<BiorhythmCycle, CycleReading> {
  /** Whole days between the two dates. */
  days: number;
}

/** One day of a curve. */
export interface BiorhythmPoint extends Record<BiorhythmCycle, number> {
  /** `YYYY-MM-DD` */
  date: string;
}

/** The most days of one curve: a leap year. */
export const MAX_CURVE_DAYS = 366;

/**
 * Reads the three cycles on a day. A playful tradition for looking at one's week,
 * not a measurement of anything.
 *
 * @param dob the birth date, `YYYY-MM-DD`
 * @param date the day asked about, not before the birth
 * @throws DivinationError as `parseDate` for `dob` and `date`; `out_of_range` for
 *   `date` when it is before the birth
 */
export function biorhythm(dob: string, date: string): Biorhythm {
  const { birth, days } = daysLived(dob, date);
  const reading = (cycle: BiorhythmCycle): CycleReading => readCycle(cycle, days, birth);
  return {
    days,
    physical: reading('physical'),
    emotional: reading('emotional'),
    intellectual: reading('intellectual'),
  };
}

/**
 * The three curves, day by day, for drawing.
 *
 * @param from the first day, `YYYY-MM-DD`, not before the birth
 * @param count how many days, 1 to `MAX_CURVE_DAYS`
 * @throws DivinationError as `biorhythm` for `dob` and `from`; `not_a_number`,
 *   `out_of_range` for `count`, also when the curve would leave the year 9999
 */
export function biorhythmCurve(dob: string, from: string, count: number): BiorhythmPoint[] {
  const { birth, days } = daysLived(dob, from, 'from');
  const points = requireInteger(count, 'count', 1, MAX_CURVE_DAYS);
  if (birth + days + points - 1 > LAST_DAY) {
    throw new DivinationError('out_of_range', 'count', 'must not lead past the year 9999');
  }
  return Array.from({ length: points }, (_, i) => ({
    date: formatDate(dateOfDayNumber(birth + days + i)),
    physical: valueOf('physical', days + i),
    emotional: valueOf('emotional', days + i),
    intellectual: valueOf('intellectual', days + i),
  }));
}

const LAST_DAY = dayNumber({ year: 9999, month: 12, day: 31 });

function daysLived(dob: string, date: string, field = 'date'): { birth: number; days: number } {
  const born: CalendarDate = parseDate(dob, 'dob');
  const birth = dayNumber(born);
  const days = dayNumber(parseDate(date, field)) - birth;
  if (days < 0) throw new DivinationError('out_of_range', field, 'must not be before the birth');
  return { birth, days };
}

function readCycle(cycle: BiorhythmCycle, days: number, birth: number): CycleReading {
  const length = BIORHYTHM_DAYS[cycle];
  const stage = stageOf(cycle, days);
  const nextDay = (wanted: (day: number) => boolean): string => {
    let day = days + 1;
    while (!wanted(day)) day++;
    return formatDate(dateOfDayNumber(birth + day));
  };
  return {
    value: valueOf(cycle, days),
    day: days % length,
    length,
    stage,
    text: CYCLE_TEXTS[cycle][stage],
    nextCrossing: nextDay((day) => stageOf(cycle, day) === 'crossing'),
    nextHigh: nextDay((day) => day % length === highestDay(length)),
  };
}

function valueOf(cycle: BiorhythmCycle, days: number): number {
  const length = BIORHYTHM_DAYS[cycle];
  const day = days % length;
  // Half of a cycle is no whole number of turns in floating point; the sine there is 1e-16.
  return day * 2 === length ? 0 : Math.sin((2 * Math.PI * day) / length);
}

/** A crossing is the day on which, or in the course of which, the curve passes its middle. */
function stageOf(cycle: BiorhythmCycle, days: number): CycleStage {
  const length = BIORHYTHM_DAYS[cycle];
  const day = days % length;
  if (day === 0 || day === Math.floor(length / 2)) return 'crossing';
  if (day < length / 2) return day < length / 4 ? 'climbing' : 'easing';
  return day < (3 * length) / 4 ? 'resting' : 'returning';
}

function highestDay(length: number): number {
  return Math.round(length / 4);
}
