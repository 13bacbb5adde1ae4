import { PLANETS } from '@cosmic/sky/bodies';
import {
  houseStay,
  moonTransitsOn,
  skyOn,
  transitsOn,
  type DayEvent,
  type TransitEvent,
} from './day-events';
import type { LocalDay } from './local-day';
import type { DayFrame } from './subject';
import { PLANET_IN_HOUSE } from '../passages/planet-in-house';
import { MOVERS } from './transit-terms';

/** Movers that have something to say of each house. */
const HOUSE_MOVERS = MOVERS.filter((mover) => mover in PLANET_IN_HOUSE);

/** What of a day is told: one thing first, and others beside it. */
export interface Selection {
  readonly main: DayEvent;
  readonly others: readonly DayEvent[];
}

/** How much is told beside the first. */
const MAX_OTHERS = 4;
/** Exact aspects of the Moon that are told beside something larger. */
const MAX_OF_MOON = 2;

/**
 * Chooses what a day is about. Events come before conditions, so that nothing is told every morning
 * for a month: what is exact today, what begins or ends, the Moon's aspects, and at last the house
 * that she goes through, which no day is without.
 */
export function selectionOf(day: LocalDay, frame: DayFrame): Selection {
  const moonHouse = houseStay('moon', day, frame);
  if (frame.basis === 'sign') {
    const arrivals = HOUSE_MOVERS.map((mover) => houseStay(mover, day, frame)).filter(
      ({ today }) => today === 'begins',
    );
    const [main = moonHouse, ...others] = [...arrivals.toSorted(bySlowness), moonHouse];
    return {
      main,
      others: [...others, ...skyOn(day, frame).toSorted(bySlowness)].slice(0, MAX_OTHERS),
    };
  }
  const transits = transitsOn(day, frame).filter(({ today }) => today !== 'holds');
  const ofMoon = moonTransitsOn(day, frame).toSorted(byPoint);
  const [main = moonHouse, ...others] = [
    ...transits.filter(({ today }) => today === 'exact').toSorted(bySlowness),
    ...transits.filter((one) => one.today !== 'exact' && isSlow(one)).toSorted(bySlowness),
    ...ofMoon,
  ];
  const beside = others.filter(({ mover }) => mover !== 'moon');
  const moons = others.filter(({ mover }) => mover === 'moon').slice(0, MAX_OF_MOON);
  const last = main === moonHouse ? [] : [moonHouse];
  const room = MAX_OTHERS - last.length;
  return { main, others: [...[...beside, ...moons].slice(0, room), ...last] };
}

/** The slower a mover the seldomer it comes, and the more it has to say. */
function bySlowness(one: DayEvent, other: DayEvent): number {
  const slowness = ({ mover }: DayEvent) => PLANETS.indexOf(mover);
  return slowness(other) - slowness(one) || byPoint(one, other);
}

/** The lights, the angles and one's own planets before the slow ones. */
function byPoint(one: DayEvent, other: DayEvent): number {
  return weightOf(other) - weightOf(one);
}

function weightOf(event: DayEvent): number {
  if (event.kind !== 'transit') return 0;
  const { point, aspect } = event;
  return POINT_WEIGHT[point] * 10 + ASPECT_WEIGHT[aspect];
}

const POINT_WEIGHT: Readonly<Record<TransitEvent['point'], number>> = {
  sun: 6,
  moon: 6,
  ascendant: 5,
  midheaven: 4,
  venus: 4,
  mars: 4,
  mercury: 3,
  jupiter: 2,
  saturn: 2,
  uranus: 1,
  neptune: 1,
  pluto: 1,
};

const ASPECT_WEIGHT: Readonly<Record<TransitEvent['aspect'], number>> = {
  conjunction: 5,
  opposition: 4,
  square: 3,
  trine: 2,
  sextile: 1,
};

/** Whether a mover's coming and going is news of its own. */
function isSlow({ mover }: TransitEvent): boolean {
  return PLANETS.indexOf(mover) >= PLANETS.indexOf('jupiter');
}
