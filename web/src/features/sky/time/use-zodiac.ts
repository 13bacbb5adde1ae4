import type { Profile } from '@cosmic/contracts/profile';
import type { ZodiacStart } from '@cosmic/sky/transits/course-nodes';
import { useEffect, useState } from 'react';

/** The zodiac that signs and places are told in. */
export type Counted = Pick<Profile, 'zodiac' | 'ayanamsa'>;

export const TROPICAL: Counted = { zodiac: 'tropical', ayanamsa: 'lahiri' };

interface ZodiacHere {
  state: 'waiting' | 'here' | 'lost';
  /** Where its signs begin; undefined for the tropical one, which begins at the equinox. */
  start: ZodiacStart | undefined;
  retry: () => void;
}

/** Where a zodiac begins; what a sidereal one is worked out by is fetched first. */
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
        () => {
          if (!hasLeft) setFound({ of: ayanamsa });
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
