import type { Planet } from '@cosmic/sky/bodies';
import { keepOrbits, type Orbit } from '@cosmic/sky/astronomy/kernel/motions';
import type { Packed } from '@cosmic/sky/astronomy/kernel/tables';
import earth from '@cosmic/sky/orbits/earth.json?url';
import jupiter from '@cosmic/sky/orbits/jupiter.json?url';
import mars from '@cosmic/sky/orbits/mars.json?url';
import mercury from '@cosmic/sky/orbits/mercury.json?url';
import moon from '@cosmic/sky/orbits/moon.json?url';
import neptune from '@cosmic/sky/orbits/neptune.json?url';
import pluto from '@cosmic/sky/orbits/pluto.json?url';
import saturn from '@cosmic/sky/orbits/saturn.json?url';
import uranus from '@cosmic/sky/orbits/uranus.json?url';
import venus from '@cosmic/sky/orbits/venus.json?url';

type Fetched = Exclude<Orbit, 'node'>;

const ADDRESSES: Readonly<Record<Fetched, string>> = {
  ...{ earth, jupiter, mars, mercury, moon },
  ...{ neptune, pluto, saturn, uranus, venus },
};

const onTheirWay = new Map<Fetched, Promise<void>>();

/** Brings what is needed to know where some bodies stand; each file is fetched once. */
export async function bringOrbits(bodies: readonly Planet[]): Promise<void> {
  const needed = new Set(bodies.flatMap(orbitsOf));
  await Promise.all([...needed].map(bring));
}

/** A planet is seen from the Earth, which goes round the Sun; the Moon's file is hers alone. */
function orbitsOf(body: Planet): Fetched[] {
  if (body === 'moon') return ['moon'];
  return body === 'sun' ? ['earth'] : ['earth', body];
}

function bring(orbit: Fetched): Promise<void> {
  const known = onTheirWay.get(orbit);
  if (known) return known;
  const coming = fetchOrbit(orbit).catch((error: unknown) => {
    // The next who needs it asks again.
    onTheirWay.delete(orbit);
    throw error;
  });
  onTheirWay.set(orbit, coming);
  return coming;
}

async function fetchOrbit(orbit: Fetched): Promise<void> {
  const response = await fetch(ADDRESSES[orbit]);
  if (!response.ok) throw new Error(`${orbit}: ${response.status}`);
  keepOrbits({ [orbit]: (await response.json()) as Packed });
}
