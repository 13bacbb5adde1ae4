import { aspectsAmong } from '@cosmic/sky/charts/aspects';
import { PLANETS, type Planet } from '@cosmic/sky/bodies';
import { positionsAt } from '@cosmic/sky/astronomy/ephemeris';
import type { SignKey } from '@cosmic/sky/zodiac';

export interface PlanetThere {
  planet: Planet;
  longitude: number;
  sign: SignKey;
  retrograde: boolean;
}

export interface AspectNow {
  between: readonly [Planet, Planet];
  from: number;
  to: number;
  harmony: 'ease' | 'tension';
}

export interface Positions {
  planets: PlanetThere[];
  aspects: AspectNow[];
}

const EASE: readonly string[] = ['trine', 'sextile'];
const TENSION: readonly string[] = ['square', 'opposition'];

/** Where the Sun, the Moon and the planets stand at an instant, and the lines between them. */
export function positionsOf(at: Date): Positions {
  const positions = positionsAt(at, PLANETS);
  const planets = PLANETS.map((planet): PlanetThere => {
    const { longitude, sign, retrograde } = positions[planet];
    return { planet, longitude, sign, retrograde };
  });
  const aspects = aspectsAmong(
    PLANETS.map((point) => ({ point, longitude: positions[point].longitude })),
  ).flatMap(({ first, second, aspect }): AspectNow[] => {
    const isEase = EASE.includes(aspect);
    if (!isEase && !TENSION.includes(aspect)) return [];
    const [from, to] = [first, second].map((point) => positions[point as Planet].longitude);
    return [
      {
        between: [first as Planet, second as Planet],
        from: from!,
        to: to!,
        harmony: isEase ? 'ease' : 'tension',
      },
    ];
  });
  return { planets, aspects };
}
