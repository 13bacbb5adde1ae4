import { PLANETS } from '@cosmic/sky/bodies';
import { ingressesOf, type Ingress } from '@cosmic/sky/calendar/ingresses';
import { moonEvents, type MoonEvent } from '@cosmic/sky/calendar/moon-events';
import { stationsOf, WANDERERS, type Station } from '@cosmic/sky/calendar/stations';
import { dayOf, type Period } from './period';

/** What changes in the sky during a period, each list in order of time. */
export interface SkyChanges {
  /** The Moon's changes of sign; a month has too many to tell, and lists those of the day itself. */
  readonly moon: readonly Ingress[];
  /** New and full moons. */
  readonly phases: readonly MoonEvent[];
  /** Changes of sign, the Moon's left out. */
  readonly ingresses: readonly Ingress[];
  readonly stations: readonly Station[];
}

/** Finds the changes of sign, the turns and the new and full moons of a period. */
export function changesOf(period: Period): SkyChanges {
  const { timeframe, from, to } = period;
  const moons = timeframe === 'month' ? dayOf(period) : period;
  return {
    moon: ingressesOf('moon', moons.from, moons.to),
    phases: moonEvents(from, to).filter(
      ({ phase }) => phase === 'new-moon' || phase === 'full-moon',
    ),
    ingresses: PLANETS.filter((planet) => planet !== 'moon')
      .flatMap((planet) => ingressesOf(planet, from, to))
      .sort((a, b) => a.at.getTime() - b.at.getTime()),
    stations: WANDERERS.flatMap((planet) => stationsOf(planet, from, to)).sort(
      (a, b) => a.at.getTime() - b.at.getTime(),
    ),
  };
}
