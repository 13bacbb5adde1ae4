import type { Planet } from '@cosmic/sky/bodies';
import type { Position } from '@cosmic/sky/astronomy/ephemeris';
import { ingressesOf, type Ingress } from '@cosmic/sky/calendar/ingresses';
import { DAY_MS } from '../today';

/** A planet's stay in a sign. */
export interface Stay {
  readonly position: Position;
  readonly since: Ingress;
  readonly until: Ingress;
}

const STEP_DAYS = 4 * 365.25;

/** A stay lasts for years and takes long to search, and everybody asks about the same few. */
const KEPT = 30;
const kept: Omit<Stay, 'position'>[] = [];

/**
 * The ingresses on either side of a position at an instant, with it.
 *
 * The latest few are kept; what is returned is always what would be computed.
 */
export function stayOf(planet: Planet, position: Position, at: Date): Stay {
  const known = kept.find(
    ({ since, until }) => since.body === planet && since.at <= at && at < until.at,
  );
  if (known) return { position, ...known };
  const found = { since: ingressBefore(planet, at), until: ingressAfter(planet, at) };
  kept.push(found);
  if (kept.length > KEPT) kept.shift();
  return { position, ...found };
}

function ingressBefore(planet: Planet, end: Date): Ingress {
  const start = new Date(end.getTime() - STEP_DAYS * DAY_MS);
  return ingressesOf(planet, start, end).at(-1) ?? ingressBefore(planet, start);
}

function ingressAfter(planet: Planet, start: Date): Ingress {
  const end = new Date(start.getTime() + STEP_DAYS * DAY_MS);
  return ingressesOf(planet, start, end).at(0) ?? ingressAfter(planet, end);
}
