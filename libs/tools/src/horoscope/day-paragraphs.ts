import type { Planet } from '@cosmic/sky/bodies';
import type { Line } from '../compose';
import { dayNumber, turnOn } from '../memory/memory';
import type { HoroscopeFacts } from './facts';
import {
  aspectLines,
  backwardsLines,
  changeLine,
  extraSlots,
  listenerOf,
  placeSlots,
  rulerChange,
  rulerLine,
  wordsOf,
} from './lines';
import { meetingOf, pairTold, signsTold, tellingOf } from './meeting';

/**
 * What changes slowly has its turn once in fifteen days, and every third day the sign itself is
 * spoken to, so that two passages of a fact, or ten of a sign, last for a month. The ruler has two turns, and so
 * have planets that run backwards where they are several.
 */
const SLOW = [
  ...['sun', 'mercury', 'voice'],
  ...['venus', 'mars', 'voice'],
  ...['ruler', 'first backwards', 'voice'],
  ...['jupiter', 'saturn', 'voice'],
  ...['ruler again', 'last backwards', 'voice'],
] as const;
const VOICE_EVERY = 3;
/** Of meeting, changes and slow facts; a day with fewer is told the phase of the Moon as well. */
const MIN_EVENTS = 4;

/** A day: its line, the Moon, the meeting of the day and what changes, others, work and oneself, one thing to do. */
export function dayParagraphs(facts: HoroscopeFacts): (Line | undefined)[][] {
  const { placements, moon } = facts;
  const words = wordsOf(facts);
  const { house } = placements.moon;
  const [meeting, changes, slow] = [meetingLines(facts), changeLines(facts), slowLine(facts)];
  const isSpare = meeting.length + changes.length + (slow ? 1 : 0) < MIN_EVENTS;
  const byHouse = (passages: readonly (readonly string[])[]) => ({
    from: passages[house - 1] ?? [],
  });
  return [
    [byHouse(words.essence)],
    [
      { from: words.moonInSign[moon.sign] },
      byHouse(words.moonInHouse),
      ...moonChangeLines(facts),
      phaseLine(facts, isSpare),
    ],
    [...meeting, ...changes, slow],
    [byHouse(words.people), byHouse(words.work), byHouse(words.self)],
    [byHouse(words.instruction), { from: words.dayExtras, slots: extraSlots(facts) }],
  ];
}

/** What the day dwells on, or that there is nothing of the kind. */
function meetingLines(facts: HoroscopeFacts): Line[] {
  const { aspects, period } = facts;
  const words = wordsOf(facts);
  const main = meetingOf(aspects);
  if (!main) {
    const slots = { period: words.periods[period.timeframe] };
    const turn = tellingOf(period.noon, main, pairTold);
    return [
      { from: words.quietDay, slots, turn },
      { from: words.quietTask, turn },
    ];
  }
  const [lead, pair, houses] = aspectLines(facts, main);
  return [
    lead,
    { ...pair, turn: tellingOf(period.noon, main, pairTold) },
    { ...houses, turn: tellingOf(period.noon, main, signsTold) },
  ];
}

function moonChangeLines(facts: HoroscopeFacts): Line[] {
  const words = wordsOf(facts);
  return facts.changes.moon.map(({ at, sign }) => ({
    from: words.moonChanges,
    slots: { date: words.day(at), sign: words.sign(sign) },
  }));
}

/** The new or full Moon of the day; another phase on its first day, or where there is little else to tell. */
function phaseLine(facts: HoroscopeFacts, isSpare: boolean): Line | undefined {
  const { changes, moon, phaseBegins } = facts;
  const words = wordsOf(facts);
  const [lunation] = changes.phases;
  if (lunation) {
    const from = words.lunation[lunation.phase === 'new-moon' ? 'new' : 'full'];
    return { from, slots: { date: words.day(lunation.at), ...placeSlots(facts, lunation.sign) } };
  }
  const ofItsDay = moon.phase === 'New Moon' || moon.phase === 'Full Moon';
  return (phaseBegins || isSpare) && !ofItsDay ? { from: words.moonPhase[moon.phase] } : undefined;
}

/** The planets' changes of sign and direction, the ruler's told as such; two at most. */
function changeLines(facts: HoroscopeFacts): Line[] {
  const { changes, ruler } = facts;
  const words = wordsOf(facts);
  return [...changes.stations, ...changes.ingresses].slice(0, 2).map((change) => {
    if (change.body === ruler) return rulerChange(facts, change);
    const from = change.kind === 'station' ? words.station[change.turns] : words.ingress;
    return changeLine(facts, change, from);
  });
}

/** Both turns of the ruler within the slow facts' round counted, so that each has the next passage. */
function rulerTurn({ period }: HoroscopeFacts, slow: 'ruler' | 'ruler again'): number {
  const rounds = Math.floor(dayNumber(period.noon) / SLOW.length);
  return 2 * rounds + (slow === 'ruler' ? 0 : 1);
}

function slowLine(facts: HoroscopeFacts): Line | undefined {
  const { sign, placements, changes, ruler, period } = facts;
  const words = wordsOf(facts);
  const slow = turnOn(listenerOf(facts), 'horoscope slow', SLOW);
  const isTold = (body: Planet) =>
    [...changes.ingresses, ...changes.stations].some((change) => change.body === body);
  const every = SLOW.length;
  switch (slow) {
    case 'voice':
      return {
        from: words.opening[sign],
        slots: { period: words.periods[period.timeframe] },
        every: VOICE_EVERY,
      };
    case 'ruler':
    case 'ruler again':
      return isTold(ruler) ? undefined : { ...rulerLine(facts), turn: rulerTurn(facts, slow) };
    case 'first backwards':
    case 'last backwards': {
      const lines = backwardsLines(facts);
      const line = slow === 'first backwards' ? lines[0] : lines.slice(1).at(-1);
      return line && { ...line, every };
    }
    default:
      if (isTold(slow)) return undefined;
      return { from: words.planetInHouse[slow][placements[slow].house - 1] ?? [], every };
  }
}
