import type { FigureOf } from '@cosmic/contracts/readings/figures';
import type { Language } from '@cosmic/contracts/language';
import {
  biorhythm as rhythmsOn,
  BIORHYTHM_CYCLES,
  biorhythmCurve,
  type Biorhythm,
  type BiorhythmCycle,
  type CycleReading,
} from '@cosmic/divination/biorhythm';
import type { Cycle, StatedFact } from '@cosmic/narrator/craft/stated';
import type { Context, Facts } from '../maker';
import { dayOf, days, named, plainFact } from '../stated';
import { DAY_MS, utcDate } from '../today';
import type { ParamsOf } from '../tool';
import type { biorhythm } from './tool';
import { WORDS, type BiorhythmWords } from './words';

const AHEAD_DAYS = 14;

/** A day on which one or more curves cross their middle. */
export interface CriticalDay {
  readonly day: Date;
  readonly cycles: readonly BiorhythmCycle[];
}

export interface BiorhythmFacts extends Facts {
  readonly language: Language;
  readonly dob: string;
  /** Today, UTC; the day of birth where that is already tomorrow here. */
  readonly today: Date;
  readonly now: Biorhythm;
  /** Tomorrow and the thirteen days after it. */
  readonly critical: readonly CriticalDay[];
  /** The day of those on which the three together stand highest, and which of them leads. */
  readonly best: { readonly day: Date; readonly leader: BiorhythmCycle };
  /** The day on which they stand lowest. */
  readonly quiet: Date;
}

/** Where the three curves of a birth date stand today and what the next two weeks bring. */
export function facts(
  { dob, language = 'en' }: ParamsOf<typeof biorhythm>,
  { at }: Context,
): BiorhythmFacts {
  const date = dob > utcDate(at) ? dob : utcDate(at);
  const today = new Date(`${date}T00:00:00Z`);
  const ahead = Array.from({ length: AHEAD_DAYS }, (_, days) => {
    const day = new Date(today.getTime() + (days + 1) * DAY_MS);
    return { day, rhythms: rhythmsOn(dob, utcDate(day)) };
  });
  const byHeight = [...ahead].sort((a, b) => heightOf(b.rhythms) - heightOf(a.rhythms));
  const [highest, lowest] = [byHeight[0]!, byHeight.at(-1)!];
  const known = {
    language,
    dob,
    today,
    now: rhythmsOn(dob, date),
    critical: ahead
      .map(({ day, rhythms }) => ({
        day,
        cycles: BIORHYTHM_CYCLES.filter((cycle) => rhythms[cycle].stage === 'crossing'),
      }))
      .filter(({ cycles }) => cycles.length > 0),
    best: { day: highest.day, leader: leaderOf(highest.rhythms) },
    quiet: lowest.day,
  };
  return { ...known, shown: shownOf(known, WORDS[language]), figure: figureOf(dob, date) };
}

/** A curve's height in words and figures: `42%`, `minus 42%`. */
export function percentOf({ value }: CycleReading, words: BiorhythmWords): string {
  const percent = Math.round(Math.abs(value) * 100);
  return words.percent(percent, value < 0 && percent > 0);
}

/** A critical day as a sentence lists it: `Monday 23 November for the body`. */
export function criticalInWords({ day, cycles }: CriticalDay, words: BiorhythmWords): string {
  return words.criticalDay(
    words.day(day),
    words.listed(cycles.map((cycle) => words.cycles[cycle])),
  );
}

function heightOf(rhythms: Biorhythm): number {
  return BIORHYTHM_CYCLES.reduce((sum, cycle) => sum + rhythms[cycle].value, 0);
}

function leaderOf(rhythms: Biorhythm): BiorhythmCycle {
  return BIORHYTHM_CYCLES.reduce((leader, cycle) =>
    rhythms[cycle].value > rhythms[leader].value ? cycle : leader,
  );
}

function figureOf(dob: string, today: string): FigureOf<'biorhythm'> {
  const at = (days: number) => utcDate(new Date(Date.parse(today) + days * DAY_MS));
  const from = at(-AHEAD_DAYS) < dob ? dob : at(-AHEAD_DAYS);
  const days = (Date.parse(at(AHEAD_DAYS)) - Date.parse(from)) / DAY_MS + 1;
  const curve = biorhythmCurve(dob, from, days);
  return {
    kind: 'biorhythm',
    from,
    today,
    cycles: BIORHYTHM_CYCLES.map((key) => ({ key, heights: curve.map((point) => point[key]) })),
  };
}

function shownOf(known: Omit<BiorhythmFacts, 'shown'>, words: BiorhythmWords): StatedFact[] {
  const { labels } = words;
  const { dob, today, now, critical, best, quiet } = known;
  return [
    {
      key: 'days',
      label: labels.days,
      value: words.livedValue(words.days(now.days), new Date(dob), today),
      states: [days({ date: dob }, dayOf(today)), ...named(now.days)],
    },
    ...BIORHYTHM_CYCLES.map((cycle) => cycleFact(cycle, now[cycle], words)),
    {
      key: 'critical',
      label: labels.critical,
      value: critical.map((one) => criticalInWords(one, words)).join('; '),
      states: critical.flatMap(({ day, cycles }) =>
        cycles.map((cycle): Cycle => ({ is: 'cycle', cycle, trend: 'critical', at: dayOf(day) })),
      ),
    },
    {
      key: 'best',
      label: labels.best,
      value: words.bestValue(words.day(best.day), words.cycles[best.leader]),
      states: [{ is: 'cycle', trend: 'high', at: dayOf(best.day) }],
    },
    {
      key: 'quiet',
      label: labels.quiet,
      value: words.quietValue(words.day(quiet)),
      states: [{ is: 'cycle', trend: 'low', at: dayOf(quiet) }],
    },
    plainFact('method', labels.method, words.method),
  ];
}

function cycleFact(
  cycle: BiorhythmCycle,
  reading: CycleReading,
  words: BiorhythmWords,
): StatedFact {
  const { value, day, length, stage } = reading;
  const percent = Math.round(value * 100);
  return {
    key: cycle,
    label: words.labels[cycle],
    value: words.cycleValue(percentOf(reading, words), words.stages[stage], day + 1, length),
    states: [{ is: 'cycle', cycle, percent, day: day + 1, length, trend: TRENDS[stage] }],
  };
}

const TRENDS: Readonly<Record<CycleReading['stage'], NonNullable<Cycle['trend']>>> = {
  climbing: 'rising',
  easing: 'falling',
  crossing: 'critical',
  resting: 'falling',
  returning: 'rising',
};
