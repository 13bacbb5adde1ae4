import { useEffect, useState, useSyncExternalStore } from 'react';
import { SkyClock, type Rest } from './sky-clock';

/** A clock of the page, and where it stands; it begins where it is told to. */
export function useSkyClock(begin: number): { clock: SkyClock; rest: Rest } {
  const [clock] = useState(() => new SkyClock(begin));
  useEffect(() => () => clock.stop(), [clock]);
  const rest = useSyncExternalStore(clock.subscribe, clock.atRest);
  return { clock, rest };
}
