import { useEffect, useState } from 'react';
import type { Profile } from '../../api/profile.api';
import type { SkyToday } from './sky-today';

/** Today's sky for a member; undefined until the ephemeris has arrived. */
export function useSkyToday(profile: Profile | undefined): SkyToday | undefined {
  const [sky, setSky] = useState<SkyToday>();
  useEffect(() => {
    let hasEnded = false;
    void import('./sky-today')
      .then(({ skyToday }) => skyToday(new Date(), profile))
      .then(
        (found) => {
          if (!hasEnded) setSky(found);
        },
        () => undefined,
      );
    return () => {
      hasEnded = true;
    };
  }, [profile]);
  return sky;
}
