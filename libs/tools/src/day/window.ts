import { wrap } from '@cosmic/sky/angle';
import { rootBetween } from '@cosmic/sky/astronomy/search';
import { DAY_MS } from '../today';

/** How far from exact something is, degrees, at an instant in milliseconds since 1970. */
export type Offset = (ms: number) => number;

/** From where something comes within its orb to where it leaves it. */
export interface Window {
  readonly from: Date;
  /** Every pass within the window. */
  readonly exact: readonly Date[];
  readonly until: Date;
}

/** Days that a window is followed either way: Pluto can stay within a degree for two years. */
const MAX_DAYS = 1_000;

/** Where an offset jumps by half a turn it is not zero. */
const QUARTER = 90;

/** The instants between two others at which an offset is zero; the stretch is a day at most. */
export function zeroBetween(offset: Offset, from: number, to: number): number | undefined {
  const [before, after] = [offset(from), offset(to)];
  if (before < 0 === after < 0) return undefined;
  if (Math.abs(before) > QUARTER || Math.abs(after) > QUARTER) return undefined;
  return rootBetween(offset, from, to, undefined, before, after);
}

/**
 * The window around an instant at which something is within its orb.
 *
 * @param orb  degrees; the offset at `at` must be within it
 */
export function windowAround(offset: Offset, orb: number, at: number): Window {
  const beyond = (ms: number) => Math.abs(offset(ms)) - orb;
  const from = edge(beyond, at, -1);
  const until = edge(beyond, at, 1);
  const exact: Date[] = [];
  for (let start = from; start < until; start += DAY_MS) {
    const zero = zeroBetween(offset, start, Math.min(start + DAY_MS, until));
    if (zero !== undefined) exact.push(new Date(Math.round(zero)));
  }
  return { from: new Date(from), exact, until: new Date(until) };
}

/**
 * The stay that began when a first offset rose through zero and ends when a second one does, as of
 * a mover between two cusps.
 */
export function stayBetween(since: Offset, until: Offset, at: number): Window {
  return {
    from: new Date(edge((ms) => -since(ms), at, -1)),
    exact: [],
    until: new Date(edge((ms) => until(ms), at, 1)),
  };
}

/** The first instant, going forwards or back, at which a quantity below zero reaches it. */
function edge(quantity: Offset, at: number, direction: 1 | -1): number {
  let inside = at;
  for (let days = 1; days <= MAX_DAYS; days++) {
    const next = at + direction * days * DAY_MS;
    if (quantity(next) >= 0) {
      const [low, high] = direction === 1 ? [inside, next] : [next, inside];
      return Math.round(rootBetween(quantity, low, high));
    }
    inside = next;
  }
  return inside;
}

/** A longitude's distance from another, degrees, -180 to 180. */
export function offsetTo(longitudeAt: Offset, target: number): Offset {
  return (ms) => wrap(longitudeAt(ms) - target);
}
