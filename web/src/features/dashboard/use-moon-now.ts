import { useEffect, useState } from 'react';
import type { MoonNow } from './moon-now';

/** The Moon now, where it is wanted; undefined until the ephemeris has arrived. */
export function useMoonNow(isWanted: boolean): MoonNow | undefined {
  const [moon, setMoon] = useState<MoonNow>();
  useEffect(() => {
    if (!isWanted) return;
    let hasEnded = false;
    void import('./moon-now').then(
      ({ moonNow }) => {
        if (!hasEnded) setMoon(moonNow(new Date()));
      },
      () => undefined,
    );
    return () => {
      hasEnded = true;
    };
  }, [isWanted]);
  return moon;
}
