import { meaningOf } from '../../design/sky/meanings';
import { formatPosition, planetName } from '../../design/sky/sky-names';
import type { AspectNow, PlanetThere, Positions } from '../../sky-worker/positions';
import { skyWorker } from '../../sky-worker/sky-worker';

/** The Moon moves by half a minute of arc in this time: what is shown stays true. */
const REFRESH_MS = 60_000;

export interface PlanetNow extends PlanetThere {
  name: string;
  /** Sign, degree and minute, such as `Taurus 14°22'`. */
  place: string;
  /** What it speaks of, and in what manner. */
  meaning: string;
}

export interface SkyNow {
  at: Date;
  planets: PlanetNow[];
  aspects: AspectNow[];
}

/**
 * Shows the sky of this minute, and of every minute from then on. Rejects where the first one
 * can not be had; a later one that can not leaves the one before it.
 *
 * @param left  aborted when nobody looks at it any more
 */
export async function followSky(left: AbortSignal, show: (sky: SkyNow) => void): Promise<void> {
  const look = async () => {
    const at = new Date();
    show(inWords(at, await skyWorker.ask('now', left, at)));
  };
  await look();
  const timer = setInterval(() => look().catch(() => undefined), REFRESH_MS);
  left.addEventListener('abort', () => clearInterval(timer));
}

function inWords(at: Date, { planets, aspects }: Positions): SkyNow {
  return {
    at,
    planets: planets.map((there) => ({
      ...there,
      name: planetName(there.planet),
      place: formatPosition(there.longitude),
      meaning: meaningOf(there.planet, there.sign),
    })),
    aspects,
  };
}
