import type { FigureOf } from '@cosmic/contracts/figures';
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
import { fullDate, listed, weekdayAndDay } from '../wording';
import type { biorhythm } from './tool';

const AHEAD_DAYS = 14;

/** How a cycle is called within a sentence. */
export const CYCLE_NAMES: Readonly<Record<BiorhythmCycle, string>> = {
  physical: 'the body',
  emotional: 'the heart',
  intellectual: 'the mind',
};

const LABELS: Readonly<Record<BiorhythmCycle, string>> = {
  physical: 'Body, 23 days',
  emotional: 'Heart, 28 days',
  intellectual: 'Mind, 33 days',
};

const STAGES: Readonly<Record<CycleReading['stage'], string>> = {
  climbing: 'above the middle and climbing',
  easing: 'above the middle and easing',
  crossing: 'crossing the middle',
  resting: 'below the middle and resting',
  returning: 'below the middle and returning',
};

/** A day on which one or more curves cross their middle. */
export interface CriticalDay {
  readonly day: Date;
  readonly cycles: readonly BiorhythmCycle[];
}

export interface BiorhythmFacts extends Facts {
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
export function facts({ dob }: ParamsOf<typeof biorhythm>, { at }: Context): BiorhythmFacts {
  const date = dob > utcDate(at) ? dob : utcDate(at);
  const today = new Date(`${date}T00:00:00Z`);
  const ahead = Array.from({ length: AHEAD_DAYS }, (_, days) => {
    const day = new Date(today.getTime() + (days + 1) * DAY_MS);
    return { day, rhythms: rhythmsOn(dob, utcDate(day)) };
  });
  const byHeight = [...ahead].sort((a, b) => heightOf(b.rhythms) - heightOf(a.rhythms));
  const [highest, lowest] = [byHeight[0]!, byHeight.at(-1)!];
  const known = {
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
  return { ...known, shown: shownOf(dob, known), figure: figureOf(dob, date) };
}

/** A curve's height in words and figures: `42%`, `minus 42%`. */
export function percentOf({ value }: CycleReading): string {
  const percent = Math.round(Math.abs(value) * 100);
  return `${value < 0 && percent > 0 ? 'minus ' : ''}${percent}%`;
}

/** Whole days as they are said: `13,412 days`. */
export function daysOf(days: number): string {
  return `${days.toLocaleString('en-GB')} ${days === 1 ? 'day' : 'days'}`;
}

/** A critical day as a sentence lists it: `Monday 23 November for the body`. */
export function criticalInWords({ day, cycles }: CriticalDay): string {
  return `${weekdayAndDay(day)} for ${listed(cycles.map((cycle) => CYCLE_NAMES[cycle]))}`;
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

function shownOf(dob: string, known: Omit<BiorhythmFacts, 'shown'>): StatedFact[] {
  const { today, now, critical, best, quiet } = known;
  return [
    {
      key: 'days',
      label: 'Days lived',
      value: `${daysOf(now.days)}, from ${fullDate(new Date(dob))} to ${fullDate(today)}`,
      states: [days({ date: dob }, dayOf(today)), ...named(now.days)],
    },
    ...BIORHYTHM_CYCLES.map((cycle) => cycleFact(cycle, now[cycle])),
    {
      key: 'critical',
      label: 'Critical days of the next two weeks',
      value: critical.map(criticalInWords).join('; '),
      states: critical.flatMap(({ day, cycles }) =>
        cycles.map((cycle): Cycle => ({ is: 'cycle', cycle, trend: 'critical', at: dayOf(day) })),
      ),
    },
    {
      key: 'best',
      label: 'Highest day of the next two weeks',
      value: `${weekdayAndDay(best.day)}, all three added up; ${CYCLE_NAMES[best.leader]} leads`,
      states: [{ is: 'cycle', trend: 'high', at: dayOf(best.day) }],
    },
    {
      key: 'quiet',
      label: 'Lowest day of the next two weeks',
      value: `${weekdayAndDay(quiet)}, all three added up`,
      states: [{ is: 'cycle', trend: 'low', at: dayOf(quiet) }],
    },
    plainFact(
      'method',
      'How it is counted',
      'waves of 23, 28 and 33 days from the day of birth; a custom, not a measurement',
    ),
  ];
}

function cycleFact(cycle: BiorhythmCycle, reading: CycleReading): StatedFact {
  const { value, day, length, stage } = reading;
  const percent = Math.round(value * 100);
  return {
    key: cycle,
    label: LABELS[cycle],
    value: `${percentOf(reading)}, ${STAGES[stage]}, day ${day + 1} of ${length}`,
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
