import type { Planet } from '@cosmic/sky/bodies';

/** A stretch of time, milliseconds since 1970. */
export interface View {
  readonly from: number;
  readonly to: number;
}

export const DAY_MS = 86_400_000;
export const YEAR_MS = 365.25 * DAY_MS;
const LIFE_YEARS = 80;
/** Whoever has lived longer sees what comes as well. */
const YEARS_AHEAD = 5;
const MIN_SPAN_MS = 3 * DAY_MS;

/** The lanes of the river, the slowest on top. */
export const LANES: readonly Planet[] = [
  'pluto',
  'neptune',
  'uranus',
  'saturn',
  'jupiter',
  'mars',
  'sun',
  'venus',
  'mercury',
  'moon',
];

/** Bodies that are searched over a whole life at once; the others where somebody looks closer. */
export const AT_ONCE: readonly Planet[] = LANES.slice(0, 5);
export const CLOSER: readonly Planet[] = LANES.slice(5);

/** The widest view in which a body's lines can be told apart, years. */
export const WIDEST_YEARS: Readonly<Partial<Record<Planet, number>>> = {
  mars: 12,
  sun: 4,
  venus: 4,
  mercury: 4,
  moon: 0.25,
};

/** Whether the lines of a body are drawn in a view. */
export function isDrawn(body: Planet, { from, to }: View): boolean {
  return to - from <= (WIDEST_YEARS[body] ?? Infinity) * YEAR_MS;
}

/** Eighty years from a birth on, or until some years from now. */
export function lifeFrom(birth: number, now: number): View {
  return { from: birth, to: Math.max(birth + LIFE_YEARS * YEAR_MS, now + YEARS_AHEAD * YEAR_MS) };
}

/**
 * A view made wider or narrower by a factor about the instant at a share of its width, and kept
 * within the life.
 */
export function zoomed(view: View, life: View, factor: number, about = 0.5): View {
  const span = view.to - view.from;
  const next = Math.min(Math.max(span * factor, MIN_SPAN_MS), life.to - life.from);
  const from = view.from + (span - next) * about;
  return kept({ from, to: from + next }, life);
}

/** A view moved by a share of its width, later where that is positive, and kept within the life. */
export function moved(view: View, life: View, share: number): View {
  const by = (view.to - view.from) * share;
  return kept({ from: view.from + by, to: view.to + by }, life);
}

/** The view that many years wide about an instant. */
export function around(at: number, years: number, life: View): View {
  const half = (years * YEAR_MS) / 2;
  return kept({ from: at - half, to: at + half }, life);
}

function kept({ from, to }: View, life: View): View {
  const span = Math.min(to - from, life.to - life.from);
  const begin = Math.min(Math.max(from, life.from), life.to - span);
  return { from: begin, to: begin + span };
}

/** How far the lines of a view's scale are from one another: years, months or days. */
export interface Scale {
  readonly unit: 'year' | 'month' | 'day';
  readonly step: number;
}

const SCALES: readonly (Scale & { readonly ms: number })[] = [
  { unit: 'day', step: 1, ms: DAY_MS },
  { unit: 'day', step: 7, ms: 7 * DAY_MS },
  { unit: 'month', step: 1, ms: YEAR_MS / 12 },
  { unit: 'month', step: 3, ms: YEAR_MS / 4 },
  { unit: 'year', step: 1, ms: YEAR_MS },
  { unit: 'year', step: 2, ms: 2 * YEAR_MS },
  { unit: 'year', step: 5, ms: 5 * YEAR_MS },
  { unit: 'year', step: 10, ms: 10 * YEAR_MS },
  { unit: 'year', step: 20, ms: 20 * YEAR_MS },
];

/** The finest scale of which no more than so many lines stand in a view, and their instants. */
export function scaleOf({ from, to }: View, max: number): Scale & { at: number[] } {
  const { unit, step } =
    SCALES.find(({ ms }) => (to - from) / ms <= max) ?? (SCALES.at(-1) as (typeof SCALES)[number]);
  const at: number[] = [];
  const next = new Date(from);
  next.setHours(0, 0, 0, 0);
  if (unit !== 'day') next.setDate(1);
  if (unit === 'month') next.setMonth(Math.floor(next.getMonth() / step) * step);
  if (unit === 'year') next.setFullYear(Math.floor(next.getFullYear() / step) * step, 0);
  while (next.getTime() < to) {
    if (next.getTime() >= from) at.push(next.getTime());
    if (unit === 'day') next.setDate(next.getDate() + step);
    else if (unit === 'month') next.setMonth(next.getMonth() + step);
    else next.setFullYear(next.getFullYear() + step);
  }
  return { unit, step, at };
}
