import type { Quarter } from '@cosmic/sky/astronomy/moon';
import { PLANETS, type Planet } from '@cosmic/sky/bodies';
import type { Eclipse } from '@cosmic/sky/calendar/eclipses';
import type { Wanderer } from '@cosmic/sky/calendar/stations';
import type { AspectKey } from '@cosmic/sky/charts/aspects';
import { possibleAspects, TURNING, type SoughtEvent } from '@cosmic/sky/transits/sought-event';
import type { SignKey } from '@cosmic/sky/zodiac';
import { aspectName, pointName } from '../../../design/figures/chart/chart-words';
import type { Wheel } from '../../../design/figures/chart/parts';
import { phaseName, planetName, signName } from '../../../design/sky/sky-names';
import { timeStrings } from './time.strings';

const s = timeStrings.events;

export const KINDS = ['ingress', 'station', 'phase', 'eclipse', 'aspect', 'transit'] as const;
export type Kind = (typeof KINDS)[number];

/** The principal phases, with their names among the eight. */
export const PHASE_NAMES: Readonly<Record<Quarter, string>> = {
  'new-moon': phaseName('New Moon'),
  'first-quarter': phaseName('First Quarter'),
  'full-moon': phaseName('Full Moon'),
  'last-quarter': phaseName('Last Quarter'),
};

/** What is chosen in the fields of the finder; each kind of event looks at its own. */
export interface Asked {
  readonly kind: Kind;
  readonly body: Planet;
  readonly sign: SignKey;
  readonly turns: 'retrograde' | 'direct';
  readonly phase: Quarter;
  readonly eclipsed: 'sun' | 'moon';
  readonly other: Planet;
  readonly aspect: AspectKey;
  readonly point: string;
}

export const FIRST_ASKED: Asked = {
  kind: 'ingress',
  body: 'moon',
  sign: 'taurus',
  turns: 'direct',
  phase: 'full-moon',
  eclipsed: 'sun',
  other: 'jupiter',
  aspect: 'conjunction',
  point: 'sun',
};

/** The bodies that can be chosen for a kind of event. */
export function bodiesFor(kind: Kind): readonly Planet[] {
  return kind === 'station' ? TURNING : PLANETS;
}

/** The points of a chart that a planet can come to: without houses the Moon's is not known. */
export function pointsFor(chart: Wheel | undefined): readonly string[] {
  const points = chart?.rings[0]?.points.map(({ point }) => point) ?? [];
  return chart?.cusps ? points : points.filter((point) => point !== 'moon');
}

/** The aspects that can be chosen. */
export function aspectsFor({ kind, body, other }: Asked): readonly AspectKey[] {
  return possibleAspects(body, kind === 'transit' ? 'pluto' : other);
}

/** What is chosen, made good where another choice has made it impossible. */
export function madeGood(asked: Asked): Asked {
  const bodies = bodiesFor(asked.kind);
  const body = bodies.includes(asked.body) ? asked.body : bodies[0]!;
  const other = asked.other === body ? PLANETS.find((planet) => planet !== body)! : asked.other;
  const good = { ...asked, body, other };
  const aspects = aspectsFor(good);
  return { ...good, aspect: aspects.includes(good.aspect) ? good.aspect : aspects[0]! };
}

/** What can stand in the fields of what was chosen: a chart that is gone takes its points along. */
export function possibleWith(chart: Wheel | undefined, chosen: Asked): Asked {
  if (chosen.kind !== 'transit') return chosen;
  if (!chart) return FIRST_ASKED;
  return pointsFor(chart).includes(chosen.point) ? chosen : { ...chosen, point: 'sun' };
}

/**
 * The event that is chosen; undefined where it needs a chart and there is none, and for eclipses, which
 * are looked for by themselves.
 */
export function eventOf(asked: Asked, chart: Wheel | undefined): SoughtEvent | undefined {
  const { kind, body, sign, turns, phase, other, aspect, point } = asked;
  switch (kind) {
    case 'ingress':
      return { kind, body, sign };
    case 'station':
      return { kind, body: body as Wanderer, turns };
    case 'phase':
      return { kind, phase };
    case 'eclipse':
      return undefined;
    case 'aspect':
      return { kind, body, other, aspect };
    case 'transit': {
      const there = chart?.rings[0]?.points.find((one) => one.point === point);
      return there && { kind, body, aspect, longitude: there.longitude };
    }
  }
}

/** What the chosen event is called: `Moon in Taurus`, `Venus on your Sun`. */
export function nameOf(asked: Asked): string {
  const { kind, body, sign, turns, phase, eclipsed, other, aspect, point } = asked;
  const planet = planetName(body);
  switch (kind) {
    case 'ingress':
      return s.ingress(planet, signName(sign));
    case 'station':
      return s.station(planet, turns);
    case 'phase':
      return PHASE_NAMES[phase];
    case 'eclipse':
      return s.eclipses[eclipsed];
    case 'aspect':
      return s.aspect(planet, aspectName(aspect), planetName(other));
    case 'transit':
      return aspect === 'conjunction'
        ? s.meets(planet, pointName(point))
        : s.transit(planet, aspectName(aspect), pointName(point));
  }
}

/** What an eclipse is called that was found: `Solar eclipse, total`. */
export function eclipseName({ eclipsed, type }: Eclipse): string {
  return s.types[type](s.eclipses[eclipsed]);
}
