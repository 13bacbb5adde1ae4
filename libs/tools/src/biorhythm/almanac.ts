import { BIORHYTHM_CYCLES, type Biorhythm } from '@cosmic/divination/biorhythm';
import { compose, type Line } from '../compose';
import { RHYTHM_CURVE, RHYTHM_PATTERN } from '../passages/rhythm-curves';
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
} from '../passages/rhythm-lines';
import { utcDate } from '../today';
import { listed, weekdayAndDay } from '../wording';
import { CYCLE_NAMES, criticalInWords, daysOf, percentOf, type BiorhythmFacts } from './facts';

/** Composes a reading of the three curves from our authors' passages. */
export function almanac(facts: BiorhythmFacts, seed: string): string {
  const { today, now, best, quiet } = facts;
  const age = { days: daysOf(now.days), number: now.days.toLocaleString('en-GB') };
  return compose(
    [seed, now.days, utcDate(today)],
    [
      [{ from: RHYTHM_OPENING, slots: age }, todayLine(now)],
      BIORHYTHM_CYCLES.map((cycle) => ({
        from: RHYTHM_CURVE[cycle][now[cycle].stage],
        slots: { percent: percentOf(now[cycle]) },
      })),
      criticalLines(facts),
      [
        {
          from: BEST_DAY,
          slots: { best: weekdayAndDay(best.day), leader: CYCLE_NAMES[best.leader] },
        },
        { from: QUIET_DAY, slots: { quiet: weekdayAndDay(quiet) } },
      ],
      [{ from: RHYTHM_NOTE }, { from: RHYTHM_CLOSING }],
    ],
  );
}

/** On a turning day above and below say little, so the turn is what is told. */
function todayLine(now: Biorhythm): Line {
  const turning = BIORHYTHM_CYCLES.filter((cycle) => now[cycle].stage === 'crossing');
  if (turning.length === 0) return { from: RHYTHM_PATTERN[patternOf(now)] };
  return {
    from: TURNING_TODAY,
    slots: { curves: listed(turning.map((cycle) => CYCLE_NAMES[cycle])) },
  };
}

function patternOf(now: Biorhythm): keyof typeof RHYTHM_PATTERN {
  const side = (value: number) => (value >= 0 ? 'high' : 'low');
  const { physical, emotional, intellectual } = now;
  return `${side(physical.value)}-${side(emotional.value)}-${side(intellectual.value)}`;
}

/** A fortnight holds a whole half of the shortest curve, so there is always such a day. */
function criticalLines({ critical }: BiorhythmFacts): Line[] {
  const [first] = critical;
  const double = critical.find(({ cycles }) => cycles.length > 1);
  const lines: Line[] = [
    { from: CRITICAL_DAYS, slots: { dates: listed(critical.map(criticalInWords)) } },
  ];
  if (first && first !== double) {
    const [cycle] = first.cycles;
    if (cycle)
      lines.push({ from: CRITICAL_FIRST[cycle], slots: { date: weekdayAndDay(first.day) } });
  }
  if (double) {
    const curves = listed(double.cycles.map((cycle) => CYCLE_NAMES[cycle]));
    lines.push({ from: CRITICAL_DOUBLE, slots: { date: weekdayAndDay(double.day), curves } });
  }
  return lines;
}
