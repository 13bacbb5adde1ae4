import { wrap } from '../angle';
import { checkRange, EARLIEST, LATEST } from '../astronomy/range';
import { readingOf } from '../astronomy/kernel/motions';
import { DAY_MS, rootBetween } from '../astronomy/search';
import type { Span } from '../astronomy/search';
import { courseNodes, NODE_DAYS, terrestrialDay } from './course-nodes';
import type { ZodiacStart } from './course-nodes';
import { passesAlong } from './passes';
import { questOf, stationBody } from './sought-event';
import type { Goal, Quest, SoughtEvent } from './sought-event';

/** One time that an event happens. */
export interface Occurrence {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Whether the body runs backwards then, as seen from the other one where there are two. */
  readonly retrograde: boolean;
}

/** Steps of a course that are looked through at first; each further stretch is twice as long. */
const FIRST_STEPS = 64;
const MAX_STEPS = 4_096;

/**
 * The first time after `from` that an event happens, by the kernel's tables, whose orbits must have
 * been given (`keepOrbits`); undefined where it does not until the year 2200 ends. Right to 20 ms of
 * the tables: passes of a retrograde loop count each on its own, and one is missed only where a body
 * turns within 2" of the longitude. At the instant the body has arrived: the Moon is in the sign.
 * Signs, and the points of transits, are of the tropical zodiac unless another one is given; stations
 * are always those among the tropical signs.
 *
 * @throws SkyError `invalid_input` for an event that is none, `out_of_range` outside the years 1800
 * to 2200.
 */
export function nextEvent(
  event: SoughtEvent,
  from: Date,
  zodiac?: ZodiacStart,
): Occurrence | undefined {
  checkRange(from, LATEST);
  const [begin, stepMs] = [from.getTime(), stepOf(event)];
  let steps = FIRST_STEPS;
  for (let at = begin; at < LATEST.getTime(); steps = Math.min(2 * steps, MAX_STEPS)) {
    const end = at + steps * stepMs;
    const found = eventsIn(event, { from: at - stepMs, to: end }, zodiac).find(
      (one) => one.at > begin,
    );
    if (found) return found;
    at = end;
  }
  return undefined;
}

/**
 * The last time before `from` that an event happened; undefined where it did not since the year 1800
 * began. Otherwise as `nextEvent`, of which it is the way back.
 *
 * @throws SkyError as `nextEvent`.
 */
export function previousEvent(
  event: SoughtEvent,
  from: Date,
  zodiac?: ZodiacStart,
): Occurrence | undefined {
  checkRange(EARLIEST, from);
  const [end, stepMs] = [from.getTime(), stepOf(event)];
  let steps = FIRST_STEPS;
  for (let at = end; at > EARLIEST.getTime(); steps = Math.min(2 * steps, MAX_STEPS)) {
    const begin = at - steps * stepMs;
    const found = eventsIn(event, { from: begin, to: at + stepMs }, zodiac);
    const last = found.findLast((one) => one.at < end);
    if (last) return last;
    at = begin;
  }
  return undefined;
}

function stepOf(event: SoughtEvent): number {
  const { body, other } = event.kind === 'station' ? { body: event.body } : questOf(event);
  return Math.min(NODE_DAYS[body], other ? NODE_DAYS[other] : Infinity) * DAY_MS;
}

/** All that happens in a stretch of time, as far as the tables go, in order. */
function eventsIn(event: SoughtEvent, span: Span, zodiac?: ZodiacStart): Occurrence[] {
  const from = Math.max(span.from, EARLIEST.getTime());
  const to = Math.min(span.to, LATEST.getTime());
  const found =
    event.kind === 'station'
      ? stationsIn(event, from, to)
      : passagesIn(questOf(event), from, to, zodiac);
  return found.filter(({ at }) => at >= EARLIEST.getTime() && at < LATEST.getTime());
}

function stationsIn(
  event: Extract<SoughtEvent, { kind: 'station' }>,
  from: number,
  to: number,
): Occurrence[] {
  const body = stationBody(event);
  const nodes = courseNodes(body, from, to);
  const speedAt = (ms: number) => readingOf(body, terrestrialDay(ms)).speed;
  const retrograde = event.turns === 'retrograde';
  const found: Occurrence[] = [];
  for (let node = 1; node < nodes.speeds.length; node++) {
    const [before, after] = [nodes.speeds[node - 1] as number, nodes.speeds[node] as number];
    if (before < 0 === after < 0 || after < 0 !== retrograde) continue;
    const start = nodes.from + (node - 1) * nodes.stepMs;
    const at = Math.round(rootBetween(speedAt, start, start + nodes.stepMs));
    found.push({ at, retrograde });
  }
  return found;
}

function passagesIn(
  { body, other, goals }: Quest,
  from: number,
  to: number,
  asked?: ZodiacStart,
): Occurrence[] {
  // Two bodies are as far apart in every zodiac.
  const zodiac = other ? undefined : asked;
  const nodes = courseNodes(body, from, to, other, zodiac);
  const passes = passesAlong(nodes, goals, from, to);
  return [...passes.at].flatMap((at, index) => {
    const goal = goals[passes.target[index] as number] as Goal;
    const retrograde = passes.retrograde[index] === 1;
    if (goal.retrograde !== undefined && goal.retrograde !== retrograde) return [];
    const away = (ms: number) => {
      const day = terrestrialDay(ms);
      const { longitude } = readingOf(body, day);
      const begin = other ? readingOf(other, day).longitude : (zodiac?.(ms) ?? 0);
      return wrap(longitude - begin - goal.longitude);
    };
    return [{ at: arrival(away, at, retrograde, nodes.stepMs), retrograde }];
  });
}

/** How far about a pass of the cubic the body itself is looked for first, ms, and then ever wider. */
const NEAR_MS = 60_000;
const WIDER_BY = 4;
/** The tolerance of a root, by which the body may still be short of it. */
const SHORT_MS = 20;

/** When the body itself passes, near the pass of the cubic that stands for its course. */
function arrival(
  away: (ms: number) => number,
  near: number,
  retrograde: boolean,
  stepMs: number,
): number {
  for (let reach = NEAR_MS; reach < stepMs; reach *= WIDER_BY) {
    const [low, high] = [away(near - reach), away(near + reach)];
    if (low < 0 === high < 0 || high < 0 !== retrograde) continue;
    const root = Math.ceil(rootBetween(away, near - reach, near + reach, SHORT_MS / 2, low, high));
    return away(root) < 0 === retrograde ? root : root + SHORT_MS;
  }
  // It turns just before the longitude, or just behind it.
  return near;
}
