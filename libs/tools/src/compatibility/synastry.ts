import type { Aspect } from '@cosmic/sky/charts/aspects';
import type { Planet } from '@cosmic/sky/bodies';
import { overlay, synastryAspects } from '@cosmic/sky/charts/synastry';
import type { Birth } from '../charts/birth';
import type { AspectName } from '../passages/aspects';

/** A birth date leaves the Sun half a degree either way, so closer than this means little. */
const CROSS_ORB = 5;
const MAX_CROSS = { exact: 6, day: 4 } as const;

/** The planets of love, and Saturn, who makes it last. */
export type Lover = Extract<Planet, 'sun' | 'moon' | 'venus' | 'mars' | 'saturn'>;

/** The Moon moves too far in a day to be compared without an hour. */
const LOVERS = {
  known: ['sun', 'moon', 'venus', 'mars', 'saturn'],
  unknown: ['sun', 'venus', 'mars'],
} as const satisfies Record<Birth['time'], readonly Lover[]>;

/** The planets that are looked up in the houses of the other chart. */
const GUESTS = ['sun', 'moon', 'venus'] as const satisfies readonly Lover[];

const CROSS: readonly string[] = [
  'conjunction',
  'sextile',
  'square',
  'trine',
  'opposition',
] satisfies AspectName[];

/** A planet of yours and one of theirs at an angle. */
export interface CrossAspect {
  readonly yours: Lover;
  readonly theirs: Lover;
  readonly aspect: AspectName;
  readonly orb: number;
}

/** A planet of one in a house of the other. */
export interface Guest {
  readonly planet: (typeof GUESTS)[number];
  readonly house: number;
}

/** The closest angles between two births, the closest first. */
export function crossingsOf(you?: Birth, they?: Birth): CrossAspect[] {
  if (!you || !they) return [];
  const isExact = you.time === 'known' && they.time === 'known';
  return (
    synastryAspects(pointsOf(you), pointsOf(they))
      .filter(
        (found): found is Aspect & { first: Lover; second: Lover; aspect: AspectName } =>
          CROSS.includes(found.aspect) && found.orb <= CROSS_ORB,
      )
      // For years everybody has the same Saturn.
      .filter(({ first, second }) => first !== 'saturn' || second !== 'saturn')
      .sort((a, b) => a.orb - b.orb)
      .slice(0, isExact ? MAX_CROSS.exact : MAX_CROSS.day)
      .map(({ first, second, aspect, orb }) => ({ yours: first, theirs: second, aspect, orb }))
  );
}

/** Where Sun, Moon and Venus of one fall in the houses of the other; none unless both are exact. */
export function guestsOf(guest?: Birth, host?: Birth): Guest[] {
  if (guest?.time !== 'known' || host?.time !== 'known') return [];
  const points = GUESTS.map((point) => {
    return { point, longitude: guest.chart.bodies[point].longitude };
  });
  return overlay(points, host.cusps).map(({ house }, index) => ({
    planet: GUESTS[index]!,
    house,
  }));
}

function pointsOf({ time, chart }: Birth) {
  return LOVERS[time].map((point) => ({ point, longitude: chart.bodies[point].longitude }));
}
