import {
  BIORHYTHM_CYCLES,
  BIORHYTHM_DAYS,
  type Biorhythm,
  type BiorhythmCycle,
} from '@cosmic/divination/biorhythm';
import { compose, type Line } from '../compose';
import { dayNumber, turnOn } from '../memory/memory';
import { criticalInWords, percentOf, type BiorhythmFacts } from './facts';
import { WORDS, type BiorhythmWords } from './words';

/** How many days lie between two tellings of what takes turns. */
const TURN_DAYS = 2;

/** Composes a reading of the three curves from our authors' passages: one text for a birth date and a day. */
export function almanac(facts: BiorhythmFacts): string {
  const { language, dob, today, now, best, quiet } = facts;
  const words = WORDS[language];
  const age = { days: words.days(now.days), number: words.number(now.days) };
  const listener = { who: dob, day: dayNumber(today) };
  // What is ahead stays the same for days, so each part of it is told every other day.
  const ahead = turnOn<readonly Line[]>(listener, 'what a rhythm has ahead', [
    criticalLines(facts),
    [{ from: words.quietDay, slots: { quiet: words.day(quiet) } }],
  ]);
  const brightest = { best: words.day(best.day), leader: words.cycles[best.leader] };
  const last = turnOn(listener, 'the end of a rhythm', [words.note, words.closing]);
  return compose(listener, [
    [{ from: words.opening, slots: age }, todayLine(words, now)],
    BIORHYTHM_CYCLES.map((cycle) => ({
      from: words.curve[cycle][now[cycle].stage],
      slots: { percent: percentOf(now[cycle], words) },
      turn: turnOf(cycle, now.days),
    })),
    [criticalDays(facts), ...ahead.map((line) => ({ ...line, every: TURN_DAYS }))],
    [
      { from: words.bestDay, slots: brightest },
      { from: last, every: TURN_DAYS },
    ],
  ]);
}

/** How far a list has moved on when its curve comes round: its stages begin with other words then. */
const STEPS_A_ROUND = 6;

/** The turn of a curve's words: a step a day, and in its next round from another one on. */
function turnOf(cycle: BiorhythmCycle, days: number): number {
  const length = BIORHYTHM_DAYS[cycle];
  return STEPS_A_ROUND * Math.floor(days / length) + (days % length);
}

/** On a turning day above and below say little, so the turn is what is told. */
function todayLine(words: BiorhythmWords, now: Biorhythm): Line {
  const turning = BIORHYTHM_CYCLES.filter((cycle) => now[cycle].stage === 'crossing');
  if (turning.length === 0) return { from: words.pattern[patternOf(now)] };
  return {
    from: words.turningToday,
    slots: { curves: words.listed(turning.map((cycle) => words.cycles[cycle])) },
  };
}

function patternOf(now: Biorhythm): keyof BiorhythmWords['pattern'] {
  const side = (value: number) => (value >= 0 ? 'high' : 'low');
  const { physical, emotional, intellectual } = now;
  return `${side(physical.value)}-${side(emotional.value)}-${side(intellectual.value)}`;
}

/** A fortnight holds a whole half of the shortest curve, so there is always such a day. */
function criticalDays({ language, critical }: BiorhythmFacts): Line {
  const words = WORDS[language];
  return {
    from: words.criticalDays,
    slots: { dates: words.listed(critical.map((one) => criticalInWords(one, words))) },
  };
}

function criticalLines({ language, critical }: BiorhythmFacts): Line[] {
  const words = WORDS[language];
  const [first] = critical;
  const double = critical.find(({ cycles }) => cycles.length > 1);
  const lines: Line[] = [];
  if (first && first !== double) {
    const [cycle] = first.cycles;
    if (cycle)
      lines.push({ from: words.criticalFirst[cycle], slots: { date: words.day(first.day) } });
  }
  if (double) {
    const curves = words.listed(double.cycles.map((cycle) => words.cycles[cycle]));
    lines.push({ from: words.criticalDouble, slots: { date: words.day(double.day), curves } });
  }
  return lines;
}
