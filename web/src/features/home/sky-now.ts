import { aspectsAmong } from '@cosmic/sky/aspects';
import { PLANETS, type Planet } from '@cosmic/sky/bodies';
import { positionsAt } from '@cosmic/sky/ephemeris';
import { formatPosition, planetName } from '../../design/sky/sky-names';
import { meaningOf } from '../../design/sky/meanings';

export interface PlanetNow {
  planet: Planet;
  name: string;
  longitude: number;
  retrograde: boolean;
  /** Sign, degree and minute, such as `Taurus 14°22'`. */
  place: string;
  /** What it speaks of, and in what manner. */
  meaning: string;
}

export interface AspectNow {
  between: readonly [Planet, Planet];
  from: number;
  to: number;
  harmony: 'ease' | 'tension';
}

export interface SkyNow {
  at: Date;
  planets: PlanetNow[];
  aspects: AspectNow[];
}

const EASE: readonly string[] = ['trine', 'sextile'];
const TENSION: readonly string[] = ['square', 'opposition'];

/** Where the Sun, the Moon and the planets stand at an instant, and the lines between them. */
export function skyAt(at: Date): SkyNow {
  const positions = positionsAt(at, PLANETS);
  const planets = PLANETS.map((planet) => ({
    planet,
    name: planetName(planet),
    longitude: positions[planet].longitude,
    retrograde: positions[planet].retrograde,
    place: formatPosition(positions[planet].longitude),
    meaning: meaningOf(planet, positions[planet].sign),
  }));
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
  return { at, planets, aspects };
}
