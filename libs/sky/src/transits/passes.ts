import { checkRange } from '../astronomy/range';
import type { Planet } from '../bodies';
import { coursesOf } from './course-nodes';
import type { CourseNodes } from './course-nodes';
import type { Target } from './targets';

/** The passes of a body over targets in order of time, a column each. */
export interface Passes {
  /** Milliseconds since 1970. */
  readonly at: Float64Array;
  /** Which of the targets, by its place among them. */
  readonly target: Uint16Array;
  /** 1 where the body runs backwards. */
  readonly retrograde: Uint8Array;
}

/**
 * Every pass of some bodies over some targets (by longitude, as `targetsOf` gives them) in `from` <=
 * t < `to`, body by body, each of a retrograde loop on its own; 80 years of Saturn in some milliseconds.
 *
 * Between the nodes of its course a body is followed on a cubic, which turns where its slope is
 * zero: on each piece between turns it moves one way only, so no pass of it is missed. The
 * orbits of the bodies and the Earth must have been given (`keepOrbits`).
 *
 * @throws SkyError `invalid_input` for a range that is none, `out_of_range` outside the years 1800
 * to 2200.
 */
export function passesOver(
  targets: readonly Target[],
  bodies: readonly Planet[],
  from: Date,
  to: Date,
): Passes[] {
  checkRange(from, to);
  const [begin, end] = [from.getTime(), to.getTime()];
  return coursesOf(bodies, begin, end).map((nodes) => passesAlong(nodes, targets, begin, end));
}

/** The passes of a course over some longitudes, in order of longitude, in `begin` <= t < `end`. */
export function passesAlong(
  nodes: CourseNodes,
  targets: readonly Pick<Target, 'longitude'>[],
  begin: number,
  end: number,
): Passes {
  const found = new Finder(targets, begin, end);
  for (let node = 1; node < nodes.longitudes.length; node++) follow(nodes, node, found);
  return found.passes();
}

/** A cubic by its coefficients from the highest on, over a step of time that runs from 0 to 1. */
interface Cubic {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
}

function follow(
  { from, stepMs, longitudes, moves, speeds }: CourseNodes,
  node: number,
  found: Finder,
) {
  const start = longitudes[node - 1] as number;
  const slope = speeds[node - 1] as number;
  const moved = moves[node] as number;
  const late = speeds[node] as number;
  const cubic: Cubic = {
    a: slope + late - 2 * moved,
    b: 3 * moved - 2 * slope - late,
    c: slope,
    d: start,
  };
  const at = from + (node - 1) * stepMs;
  let before = 0;
  for (const turn of turnsOf(cubic)) {
    found.between(cubic, before, turn, at, stepMs);
    before = turn;
  }
  found.between(cubic, before, 1, at, stepMs);
}

const NO_TURN: readonly number[] = [];

/** Where within the step a cubic turns round, in order. */
function turnsOf({ a, b, c }: Cubic): readonly number[] {
  if (c > 0 === 3 * a + 2 * b + c > 0 && Math.abs(b) < Math.abs(c)) return NO_TURN;
  const root = Math.sqrt(b * b - 3 * a * c);
  if (Number.isNaN(root)) return NO_TURN;
  // Citardauq's form as well: it stays right where `a` is nearly nothing.
  const sum = -b - (b < 0 ? -root : root);
  return [sum / (3 * a), c / sum].filter((at) => at > 0 && at < 1).sort((x, y) => x - y);
}

function valueOf({ a, b, c, d }: Cubic, x: number): number {
  return ((a * x + b) * x + c) * x + d;
}

/** Finds the targets that a piece of a course passes, and keeps when. */
class Finder {
  private readonly longitudes: Float64Array;
  private readonly at: number[] = [];
  private readonly target: number[] = [];
  private readonly retrograde: number[] = [];

  constructor(
    targets: readonly Pick<Target, 'longitude'>[],
    private readonly begin: number,
    private readonly end: number,
  ) {
    this.longitudes = Float64Array.from(targets, ({ longitude }) => longitude);
  }

  /** The passes on a piece from `x` to `y` that moves one way only. */
  between(cubic: Cubic, x: number, y: number, at: number, stepMs: number): void {
    const first = valueOf(cubic, x);
    const last = valueOf(cubic, y);
    const count = this.longitudes.length;
    if (first === last || count === 0) return;
    // A target on the border of two pieces belongs to one: upwards to the later, downwards to the earlier.
    const isUp = last > first;
    const low = isUp ? first : last;
    const high = isUp ? last : first;
    let turn = Math.floor(low / 360) * 360;
    let index = this.firstFrom(low - turn, !isUp);
    // Nearly every piece passes nothing, and needs no list then.
    let hits: number[] | undefined;
    for (;;) {
      if (index === count) {
        index = 0;
        turn += 360;
      }
      const longitude = turn + (this.longitudes[index] as number);
      if (isUp ? longitude >= high : longitude > high) break;
      (hits ??= []).push(longitude, index);
      index++;
    }
    if (!hits) return;
    for (let hit = 0; hit < hits.length; hit += 2) {
      const place = isUp ? hit : hits.length - 2 - hit;
      this.keep(
        Math.round(at + stepMs * rootOf(cubic, hits[place] as number, x, y, isUp)),
        hits[place + 1] as number,
        isUp,
      );
    }
  }

  passes(): Passes {
    return {
      at: Float64Array.from(this.at),
      target: Uint16Array.from(this.target),
      retrograde: Uint8Array.from(this.retrograde),
    };
  }

  private keep(at: number, target: number, isUp: boolean): void {
    if (at < this.begin || at >= this.end) return;
    this.at.push(at);
    this.target.push(target);
    this.retrograde.push(isUp ? 0 : 1);
  }

  /** The first target at a longitude or past it; past it only where `isPast`. */
  private firstFrom(longitude: number, isPast: boolean): number {
    let low = 0;
    let high = this.longitudes.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const there = this.longitudes[middle] as number;
      if (there < longitude || (isPast && there === longitude)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Enough for a step of ten millionths of a second. */
const MAX_STEPS = 60;
const SHORT = 1e-10;

/** Where a cubic reaches a value between `low` and `high`: Newton's steps, halving where one leaves. */
function rootOf(cubic: Cubic, value: number, low: number, high: number, isUp: boolean): number {
  const { a, b, c } = cubic;
  const first = valueOf(cubic, low);
  const last = valueOf(cubic, high);
  let x = low + ((value - first) / (last - first)) * (high - low);
  for (let step = 0; step < MAX_STEPS; step++) {
    const away = valueOf(cubic, x) - value;
    if (away < 0 === isUp) low = x;
    else high = x;
    const next = x - away / ((3 * a * x + 2 * b) * x + c);
    const there = next > low && next < high ? next : (low + high) / 2;
    if (Math.abs(there - x) < SHORT) return there;
    x = there;
  }
  return x;
}
