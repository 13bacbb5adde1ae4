import { normalize, wrap } from '@cosmic/sky/angle';
import { ASPECTS } from '@cosmic/sky/charts/aspects';
import { PLANETS, type Planet } from '@cosmic/sky/bodies';
import { apparentLongitude, positionsAt } from '@cosmic/sky/astronomy/ephemeris';
import { ingressesOf } from '@cosmic/sky/calendar/ingresses';
import { DAY_MS, rootBetween } from '@cosmic/sky/astronomy/search';
import type { SignKey } from '@cosmic/sky/zodiac';
import type { AspectName } from '@cosmic/tools/passages/aspects';
import type { Period } from '../subjects/period';

/** A planet in a sign, from when it came until when it goes. */
export interface Stay {
  readonly sign: SignKey;
  readonly from: Date;
  readonly to: Date;
}

/** A planet at an exact angle to another of the same sky. */
export interface Meeting {
  readonly partner: Planet;
  readonly aspect: AspectName;
  readonly at: Date;
}

/** Longer than a planet stays in a sign, days. */
const MAX_STAY: Readonly<Record<Planet, number>> = {
  moon: 4,
  sun: 33,
  mercury: 80,
  venus: 140,
  mars: 260,
  jupiter: 420,
  saturn: 1_100,
  uranus: 3_000,
  neptune: 5_600,
  pluto: 11_800,
};

const SIGNS_OF_A_ROUND = 13;
const LAST_INSTANT = Date.UTC(2199, 11, 31);

/** The signs that a planet passes through in a period, in order of time, each stay whole. */
export function staysOf(planet: Planet, { from, to }: Period): Stay[] {
  const reach = MAX_STAY[planet] * DAY_MS;
  const changes = ingressesOf(
    planet,
    new Date(from.getTime() - reach),
    new Date(to.getTime() + reach),
  );
  return changes.flatMap(({ sign, at }, index) => {
    const end = changes[index + 1]?.at;
    return end && at < to && end > from ? [{ sign, from: at, to: end }] : [];
  });
}

/** A planet's first stay in a sign that begins at an instant or after; undefined beyond the year 2199. */
export function nextStay(planet: Planet, sign: SignKey, after: Date): Stay | undefined {
  const round = MAX_STAY[planet] * SIGNS_OF_A_ROUND * DAY_MS;
  const end = new Date(Math.min(after.getTime() + round, LAST_INSTANT));
  const changes = ingressesOf(planet, after, end);
  const index = changes.findIndex((change) => change.sign === sign);
  const [begins, ends] = [changes[index]?.at, changes[index + 1]?.at];
  return begins && ends ? { sign, from: begins, to: ends } : undefined;
}

/**
 * The exact major aspects of a planet to the others in a period, in order of time. The Moon is left
 * out: she makes dozens in a month.
 */
export function meetingsOf(planet: Planet, { from, to }: Period): Meeting[] {
  if (planet === 'moon') return [];
  const partners = PLANETS.filter((other) => other !== planet && other !== 'moon');
  const instants: number[] = [];
  for (let at = from.getTime(); at < to.getTime(); at += DAY_MS) instants.push(at);
  const knots = [...instants, to.getTime()].map((at) => ({
    at,
    bodies: positionsAt(new Date(at), PLANETS),
  }));
  return partners
    .flatMap((partner) =>
      ANGLES.flatMap(({ aspect, angle }) => {
        const away = knots.map(({ bodies }) =>
          wrap(bodies[planet].longitude - bodies[partner].longitude - angle),
        );
        return knots.slice(1).flatMap(({ at: end }, index) => {
          const [before, after] = [away[index]!, away[index + 1]!];
          // Opposite the angle the sign changes too, from 180° to -180°.
          if (before < 0 === after < 0 || Math.abs(before) > 90) return [];
          const distance = (at: number) =>
            wrap(
              apparentLongitude(planet, new Date(at)) -
                apparentLongitude(partner, new Date(at)) -
                angle,
            );
          const at = new Date(rootBetween(distance, knots[index]!.at, end));
          return [{ partner, aspect, at }];
        });
      }),
    )
    .sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** Both sides of each major aspect: the planet ahead of the other, and behind. */
const ANGLES = ASPECTS.filter(({ major }) => major).flatMap(({ key, angle }) =>
  [...new Set([normalize(angle), normalize(-angle)])].map((side) => ({
    aspect: key as AspectName,
    angle: side,
  })),
);
