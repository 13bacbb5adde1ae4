import type { Language } from '@cosmic/contracts/language';
import type { StatedFact } from '@cosmic/narrator/craft/stated';
import { nearestMinute } from '@cosmic/sky/minute';
import type { MoonPhase } from '@cosmic/sky/astronomy/moon';
import { nextPhasePassage, type PhasePassage } from '@cosmic/sky/calendar/phase-passage';
import { daysBetween } from '../day/local-day';
import { MOON_PHASE_LABELS } from '../fields/choice';
import { PHASE_WORDS } from '../words/phase-words';
import { clockFacts, readersDay, shownTo, type ReaderZone } from '../reader-clock';
import { SKY_NAMES } from '../words/sky-names';
import { minuteOf, named } from '../stated';
import { DAY_MS, utcDate } from '../today';
import { timeOfDay } from '../wording';

/** A phase that somebody waits for. */
export interface PhaseAhead extends PhasePassage {
  /** Days from the reader's today to the day of its middle; 0 is today. */
  readonly days: number;
  /** When the passage of this month is past its middle and not over: its end. */
  readonly underwayUntil: Date | undefined;
}

/** Longer than from the middle of a phase to its end. */
const HALF_A_PASSAGE_AT_MOST = 3 * DAY_MS;

/**
 * The next time of a phase, from the beginning of today on.
 *
 * @param zone whose today it is; that of UTC where it is left out
 */
export function phaseAhead(
  key: keyof typeof MOON_PHASE_LABELS,
  at: Date,
  zone?: ReaderZone,
): PhaseAhead {
  const phase: MoonPhase = MOON_PHASE_LABELS[key];
  const { date, from: today } = readersDay(zone, at);
  const recent = nextPhasePassage(phase, new Date(today.getTime() - HALF_A_PASSAGE_AT_MOST));
  const past = recent.at < today;
  const next = past ? nextPhasePassage(phase, today) : recent;
  return {
    ...next,
    days: daysBetween(date, utcDate(shownTo(zone, next.at))),
    underwayUntil: past && recent.to > today ? recent.to : undefined,
  };
}

/** The phase and its time as facts: when, by the reader's clock too, how far off, from when to when. */
export function phaseFacts(
  { phase, at, days, from, to, underwayUntil }: PhaseAhead,
  zone: ReaderZone,
  language: Language = 'en',
): StatedFact[] {
  const [words, names] = [PHASE_WORDS[language], SKY_NAMES[language]];
  const name = names.phase(phase);
  const clock = (told: Parameters<typeof clockFacts>[1]) => clockFacts(zone, told, language);
  const underway = underwayUntil && {
    key: 'underway',
    label: words.ofThisMonth(name),
    value: words.pastMiddle(names.dateAndTime(underwayUntil)),
    states: [{ is: 'happens' as const, phase, at: minuteOf(underwayUntil) }],
  };
  return [
    {
      key: 'next-moon-phase',
      label: words.next(name),
      value: `${names.weekdayAndDay(at)} ${nearestMinute(at).getUTCFullYear()}, ${timeOfDay(at)} UTC`,
      states: [{ is: 'happens', phase, at: minuteOf(at) }],
    },
    ...clock({ key: 'next', label: words.next(name), at, happens: { phase } }),
    { key: 'days', label: words.howFar, value: words.away(days), states: named(days) },
    {
      key: 'span',
      label: words.lasts(name),
      value: words.fromTo(names.dateAndTime(from), names.dateAndTime(to)),
      states: [{ is: 'happens', phase, at: minuteOf(from), until: minuteOf(to) }],
    },
    ...clock({ key: 'span', label: words.whole(name), at: from, until: to, happens: { phase } }),
    ...(underway ? [underway] : []),
    ...(underwayUntil
      ? clock({
          key: 'underway',
          label: words.endOf(name),
          at: underwayUntil,
          happens: { phase },
        })
      : []),
  ];
}

/** How far off a day is, as a sentence adds it: `which is today`, `three days from today`. */
export function daysFromToday(days: number, language: Language = 'en'): string {
  const { away, inSentence } = PHASE_WORDS[language];
  return inSentence(away(days));
}
