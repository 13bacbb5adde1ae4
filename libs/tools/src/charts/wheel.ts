import type { FigureOf } from '@cosmic/contracts/readings/figures';
import type { Aspect } from '@cosmic/sky/charts/aspects';
import { PLANETS, type Planet } from '@cosmic/sky/bodies';
import type { Position } from '@cosmic/sky/astronomy/ephemeris';
import type { Birth } from './birth';

type Wheel = FigureOf<'wheel'>;
type Ring = Wheel['rings'][number];

/** The ten planets as a ring of a wheel, and the two angles where they are known. */
export function ringOf(
  label: string,
  bodies: Readonly<Record<Planet, Pick<Position, 'longitude' | 'retrograde'>>>,
  angles?: { readonly ascendant: number; readonly midheaven: number },
): Ring {
  const planets = PLANETS.map((point) => {
    const { longitude, retrograde } = bodies[point];
    return { point: point as string, longitude, retrograde };
  });
  const corners = angles
    ? (['ascendant', 'midheaven'] as const).map((point) => ({
        point: point as string,
        longitude: angles[point],
        retrograde: false,
      }))
    : [];
  return { label, points: [...planets, ...corners] };
}

/** The ring of a birth. */
export function birthRing(label: string, birth: Birth): Ring {
  return ringOf(label, birth.chart.bodies, birth.time === 'known' ? birth.chart.angles : undefined);
}

/** A wheel of one or two rings. */
export function wheelOf(
  rings: readonly Ring[],
  parts: {
    readonly cusps?: readonly number[] | undefined;
    readonly aspects?: readonly (Pick<Aspect, 'first' | 'second' | 'aspect'> &
      Pick<Wheel['aspects'][number], 'rings'>)[];
    readonly highlight?: readonly string[];
  } = {},
): Wheel {
  return {
    kind: 'wheel',
    rings: [...rings],
    cusps: parts.cusps ? [...parts.cusps] : null,
    // The inner ring where nothing else is said.
    aspects: (parts.aspects ?? []).map(({ first, second, aspect, rings = [0, 0] }) => ({
      first,
      second,
      aspect,
      rings: [...rings],
    })),
    highlight: [...(parts.highlight ?? [])],
  };
}
