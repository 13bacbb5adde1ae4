import type { Profile } from '@cosmic/contracts/account/profile';
import type { ZodiacStart } from '@cosmic/sky/transits/course-nodes';
import { useEffect, useState } from 'react';
import { browserNow, reloadOnce, type ReloadBrowser } from '../../../stale-build';

/** The zodiac that signs and places are told in. */
export type Counted = Pick<Profile, 'zodiac' | 'ayanamsa'>;

export const TROPICAL: Counted = { zodiac: 'tropical', ayanamsa: 'lahiri' };

interface ZodiacHere {
  state: 'waiting' | 'here' | 'lost';
  /** Where its signs begin; undefined for the tropical one, which begins at the equinox. */
  start: ZodiacStart | undefined;
  retry: () => void;
}

/**
 * Where a zodiac begins; what a sidereal one is worked out by is fetched first. Where that does not
 * come it is lost, never tropical; a page that an older build has left open is loaded again.
 */
export function useZodiac({ zodiac, ayanamsa }: Counted): ZodiacHere {
  const [found, setFound] = useState<{ of: string; start?: ZodiacStart }>();
  const [attempt, setAttempt] = useState(1);
  const isTropical = zodiac === 'tropical';
  useEffect(() => {
    if (isTropical) return undefined;
    let hasLeft = false;
    import('../../../design/figures/natal-figure')
      .then(({ zodiacOf }) => zodiacOf({ zodiac: 'sidereal', ayanamsa }))
      .then(
        (startAt) => {
          if (!hasLeft) setFound({ of: ayanamsa, start: (ms) => startAt(new Date(ms)) });
        },
        async () => {
          if (hasLeft) return;
          // Some browsers remember that a script did not come: asking for it again is no use to them.
          const reload = attempt > 1 ? reloadAsAsked : reloadOnce;
          if (!(await reload(browserNow())) && !hasLeft) setFound({ of: ayanamsa });
        },
      );
    return () => {
      hasLeft = true;
    };
  }, [isTropical, ayanamsa, attempt]);
  const retry = () => {
    setFound(undefined);
    setAttempt(attempt + 1);
  };
  if (isTropical) return { state: 'here', start: undefined, retry };
  if (found?.of !== ayanamsa) return { state: 'waiting', start: undefined, retry };
  return { state: found.start ? 'here' : 'lost', start: found.start, retry };
}

/** As often as the reader asks, where `reloadOnce` stops at one; whether the page is being loaded again. */
async function reloadAsAsked(browser: ReloadBrowser): Promise<boolean> {
  if (!(await browser.isReachable())) return false;
  browser.reload();
  return true;
}
