import { useEffect, useState } from 'react';
import type * as Moons from './moons';

/**
 * The Moon of each day, as degrees from the Sun. What works it out is fetched after the page; until
 * then, and where it can't be had, days have no Moon.
 */
export function useMoons(days: readonly string[]): ReadonlyMap<string, number> | undefined {
  const [moons, setMoons] = useState<typeof Moons>();
  useEffect(() => {
    import('./moons').then(setMoons, () => undefined);
  }, []);
  return moons?.elongationsOf(days);
}
