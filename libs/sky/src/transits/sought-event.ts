import { normalize } from '../angle';
import { PLANETS } from '../bodies';
import type { Planet } from '../bodies';
import type { Quarter } from '../astronomy/moon';
import type { Wanderer } from '../calendar/stations';
import { ASPECTS } from '../charts/aspects';
import type { AspectKey } from '../charts/aspects';
import { SkyError } from '../sky-error';
import { SIGNS } from '../zodiac';
import type { SignKey } from '../zodiac';

/** Something in the sky that happens again and again. */
export type SoughtEvent =
  | { readonly kind: 'ingress'; readonly body: Planet; readonly sign: SignKey }
  | { readonly kind: 'station'; readonly body: Wanderer; readonly turns: 'retrograde' | 'direct' }
  | { readonly kind: 'phase'; readonly phase: Quarter }
  | {
      readonly kind: 'aspect';
      readonly body: Planet;
      readonly other: Planet;
      readonly aspect: AspectKey;
    }
  | {
      readonly kind: 'transit';
      readonly body: Planet;
      readonly aspect: AspectKey;
      /** Where the point of a chart stands, degrees. */
      readonly longitude: number;
    };

/** A longitude to pass; `retrograde` where only one direction counts. */
export interface Goal {
  /** Degrees, 0 <= longitude < 360. */
  readonly longitude: number;
  readonly retrograde?: boolean;
}

/** What reaches which longitudes when an event happens; seen from `other` where there is one. */
export interface Quest {
  readonly body: Planet;
  readonly other?: Planet;
  /** In order of longitude. */
  readonly goals: readonly Goal[];
}

/** The bodies that turn round. */
export const TURNING = PLANETS.filter(
  (body): body is Wanderer => body !== 'sun' && body !== 'moon',
);

/** The Moon's longitude less the Sun's, degrees. */
const ELONGATIONS: ReadonlyMap<string, number> = new Map<Quarter, number>([
  ['new-moon', 0],
  ['first-quarter', 90],
  ['full-moon', 180],
  ['last-quarter', 270],
]);

/** How far Mercury and Venus are seen from the Sun and from each other at most, degrees. */
const FARTHEST: readonly (readonly [Planet, Planet, number])[] = [
  ['sun', 'mercury', 29],
  ['sun', 'venus', 48],
  ['mercury', 'venus', 77],
];

/** The major aspects that two bodies can be in, by angle: Venus never stands opposite the Sun. */
export function possibleAspects(body: Planet, other: Planet): AspectKey[] {
  const limit = FARTHEST.find((pair) => pair.includes(body) && pair.includes(other))?.[2] ?? 180;
  return ASPECTS.filter(({ major, angle }) => major && angle <= limit).map(({ key }) => key);
}

/**
 * What is searched for when an event is; a station is no passage of a longitude.
 *
 * @throws SkyError `invalid_input` with the field at fault, also for two bodies that never come to
 * an aspect.
 */
export function questOf(event: Exclude<SoughtEvent, { kind: 'station' }>): Quest {
  switch (event.kind) {
    case 'ingress': {
      const sign = SIGNS.findIndex(({ key }) => key === event.sign);
      if (sign < 0) throw new SkyError('invalid_input', 'sign', 'there is no such sign');
      // Forwards a sign is entered at its beginning, backwards at its end.
      return { body: known(event.body), goals: goals([30 * sign, false], [30 * sign + 30, true]) };
    }
    case 'phase': {
      const elongation = ELONGATIONS.get(event.phase);
      if (elongation === undefined)
        throw new SkyError('invalid_input', 'phase', 'there is no such phase');
      return { body: 'moon', other: 'sun', goals: goals([elongation]) };
    }
    case 'aspect': {
      const [body, other] = [known(event.body), known(event.other, 'other')];
      if (body === other) throw new SkyError('invalid_input', 'other', 'a body meets another one');
      const angle = angleOf(event.aspect);
      if (!possibleAspects(body, other).includes(event.aspect))
        throw new SkyError('invalid_input', 'aspect', 'these two never come to this aspect');
      return { body, other, goals: goals([angle], [-angle]) };
    }
    case 'transit': {
      if (!Number.isFinite(event.longitude))
        throw new SkyError('invalid_input', 'longitude', 'longitude is not a finite number');
      const angle = angleOf(event.aspect);
      return {
        body: known(event.body),
        goals: goals([event.longitude + angle], [event.longitude - angle]),
      };
    }
  }
}

/** The body of a station. @throws SkyError `invalid_input` for one that has none. */
export function stationBody({ body, turns }: Extract<SoughtEvent, { kind: 'station' }>): Wanderer {
  if (!TURNING.includes(body))
    throw new SkyError('invalid_input', 'body', `${String(body)} has no stations`);
  if (turns !== 'retrograde' && turns !== 'direct')
    throw new SkyError('invalid_input', 'turns', 'a station turns retrograde or direct');
  return body;
}

function goals(...asked: (readonly [longitude: number, retrograde?: boolean])[]): Goal[] {
  const found = new Map<number, Goal>();
  for (const [longitude, retrograde] of asked) {
    const there = normalize(longitude);
    found.set(there, { longitude: there, ...(retrograde === undefined ? {} : { retrograde }) });
  }
  return [...found.values()].sort((one, other) => one.longitude - other.longitude);
}

function angleOf(aspect: AspectKey): number {
  const kind = ASPECTS.find(({ key, major }) => major && key === aspect);
  if (!kind) throw new SkyError('invalid_input', 'aspect', 'there is no such major aspect');
  return kind.angle;
}

function known(body: Planet, field = 'body'): Planet {
  if (!PLANETS.includes(body))
    throw new SkyError('invalid_input', field, `${String(body)} has no course`);
  return body;
}
