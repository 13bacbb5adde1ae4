/** A quantity that varies with time; `at` is in milliseconds since 1970-01-01 00:00 UTC. */
export type Course = (at: number) => number;

/** A stretch of time in milliseconds since 1970-01-01 00:00 UTC. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export const DAY_MS = 86_400_000;

/** Well below a second, and above the whole milliseconds that a Date can hold. */
const TOLERANCE_MS = 20;

/**
 * The instant between `low` and `high` at which `f` is zero, to within `tolerance` milliseconds.
 *
 * Brent's method (Algorithms for Minimization without Derivatives, 1973, chapter 4): inverse
 * quadratic interpolation while that shrinks the bracket, bisection otherwise, so it never leaves
 * the bracket. The values at both ends must have different signs, zero counting as positive; where
 * they have not, by a rounding error, the end nearer to zero is the answer.
 */
export function rootBetween(
  f: Course,
  low: number,
  high: number,
  tolerance = TOLERANCE_MS,
  fLow = f(low),
  fHigh = f(high),
): number {
  if (fLow < 0 === fHigh < 0) return Math.abs(fLow) < Math.abs(fHigh) ? low : high;
  // `best` is the closest estimate, `other` closes the bracket on the far side, `last` is the
  // estimate before.
  let [last, fLast, best, fBest] = [low, fLow, high, fHigh];
  let [other, fOther] = [last, fLast];
  let step = best - last;
  let stepBefore = step;
  for (;;) {
    if (fBest < 0 === fOther < 0) {
      [other, fOther] = [last, fLast];
      step = stepBefore = best - last;
    }
    if (Math.abs(fOther) < Math.abs(fBest)) {
      [last, best, other] = [best, other, best];
      [fLast, fBest, fOther] = [fBest, fOther, fBest];
    }
    const middle = (other - best) / 2;
    if (Math.abs(middle) <= tolerance || fBest === 0) return best;
    const guess = interpolated(last, fLast, best, fBest, other, fOther);
    const inside = guess / middle > 0 && Math.abs(guess) < Math.abs(middle) * 1.5;
    if (inside && Math.abs(stepBefore) >= tolerance && Math.abs(guess) < Math.abs(stepBefore / 2)) {
      stepBefore = step;
      step = guess;
    } else {
      step = stepBefore = middle;
    }
    [last, fLast] = [best, fBest];
    best += Math.abs(step) > tolerance ? step : Math.sign(middle) * tolerance;
    fBest = f(best);
  }
}

/** How far from `best` the curve through three points (or the line through two) meets zero. */
function interpolated(
  last: number,
  fLast: number,
  best: number,
  fBest: number,
  other: number,
  fOther: number,
): number {
  const s = fBest / fLast;
  if (last === other) return ((other - best) * s) / (s - 1);
  const q = fLast / fOther;
  const r = fBest / fOther;
  return (
    (-s * ((other - best) * q * (q - r) - (best - last) * (r - 1))) / ((q - 1) * (r - 1) * (s - 1))
  );
}

/**
 * The instants from `span.from` on to `span.to` or just past them that are multiples of `step`
 * milliseconds, kept within `limits`.
 *
 * The grid does not depend on where a span begins, so an event is bracketed and refined alike
 * (to the same millisecond) in every search that finds it.
 */
export function gridOver(span: Span, step: number, limits: Span): number[] {
  const first = Math.floor(span.from / step);
  const last = Math.ceil(span.to / step);
  const grid: number[] = [];
  for (let index = first; index <= last; index++) {
    const at = Math.min(Math.max(index * step, limits.from), limits.to);
    if (at !== grid.at(-1)) grid.push(at);
  }
  return grid;
}

/**
 * Every instant between neighbours of `grid` at which `f` changes its sign, in order of time;
 * `rising` where it becomes positive. Two changes between the same neighbours go unseen: the
 * grid has to be finer than the quantity can turn.
 */
export function signChanges(f: Course, grid: readonly number[]): { at: number; rising: boolean }[] {
  const found: { at: number; rising: boolean }[] = [];
  let before: { at: number; value: number } | undefined;
  for (const at of grid) {
    const value = f(at);
    if (before && before.value < 0 !== value < 0) {
      const root = rootBetween(f, before.at, at, TOLERANCE_MS, before.value, value);
      found.push({ at: root, rising: value >= 0 });
    }
    before = { at, value };
  }
  return found;
}
