import type { StatedFact } from '@cosmic/narrator/craft/stated';
import { nearestMinute } from '@cosmic/sky/minute';
import type { MoonPhase } from '@cosmic/sky/astronomy/moon';
import { nextPhasePassage, type PhasePassage } from '@cosmic/sky/calendar/phase-passage';
import { MOON_PHASE_LABELS } from './fields/choice';
import { minuteOf, named } from './stated';
import { DAY_MS, utcDate } from './today';
import { dateAndTime, timeOfDay, weekdayAndDay } from './wording';

/** A phase that somebody waits for. */
export interface PhaseAhead extends PhasePassage {
  /** UTC days from today to the day of its middle; 0 is today. */
  readonly days: number;
  /** When the passage of this month is past its middle and not over: its end. */
  readonly underwayUntil: Date | undefined;
}

/** Longer than from the middle of a phase to its end. */
const HALF_A_PASSAGE_AT_MOST = 3 * DAY_MS;

/** The next time of a phase, from the beginning of today (UTC) on. */
export function phaseAhead(key: keyof typeof MOON_PHASE_LABELS, at: Date): PhaseAhead {
  const phase: MoonPhase = MOON_PHASE_LABELS[key];
  const today = new Date(`${utcDate(at)}T00:00:00Z`);
  const recent = nextPhasePassage(phase, new Date(today.getTime() - HALF_A_PASSAGE_AT_MOST));
  const past = recent.at < today;
  const next = past ? nextPhasePassage(phase, today) : recent;
  return {
    ...next,
    days: Math.floor((next.at.getTime() - today.getTime()) / DAY_MS),
    underwayUntil: past && recent.to > today ? recent.to : undefined,
  };
}

/** The phase and its time as facts: when, how far off, from when to when. */
export function phaseFacts({ phase, at, days, from, to, underwayUntil }: PhaseAhead): StatedFact[] {
  const underway = underwayUntil && {
    key: 'underway',
    label: `${phase} of this month`,
    value: `past its middle, and over on ${dateAndTime(underwayUntil)}`,
    states: [{ is: 'happens' as const, phase, at: minuteOf(underwayUntil) }],
  };
  return [
    {
      key: 'next-moon-phase',
      label: `Next ${phase}`,
      value: `${weekdayAndDay(at)} ${nearestMinute(at).getUTCFullYear()}, ${timeOfDay(at)} UTC`,
      states: [{ is: 'happens', phase, at: minuteOf(at) }],
    },
    {
      key: 'days',
      label: 'How far off',
      value: daysFromToday(days).replace('which is ', ''),
      states: named(days),
    },
    {
      key: 'span',
      label: `The ${phase} lasts`,
      value: `from ${dateAndTime(from)} to ${dateAndTime(to)}`,
      states: [{ is: 'happens', phase, at: minuteOf(from), until: minuteOf(to) }],
    },
    ...(underway ? [underway] : []),
  ];
}

/** How far off a day is, as a sentence adds it: `which is today`, `three days from today`. */
export function daysFromToday(days: number): string {
  if (days === 0) return 'which is today';
  if (days === 1) return 'which is tomorrow';
  return `${SMALL_NUMBERS[days] ?? days} days from today`;
}

const SMALL_NUMBERS: Readonly<Record<number, string>> = {
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
  10: 'ten',
  11: 'eleven',
  12: 'twelve',
};
