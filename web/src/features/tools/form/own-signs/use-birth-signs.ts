import { useEffect, useState } from 'react';
import type { BirthSigns, KnownBirth } from '@cosmic/sky/charts/birth-signs';

interface Worked {
  readonly of: string;
  /** Undefined where they could not be worked out. */
  readonly signs: BirthSigns | undefined;
}

/** The signs of a birth, once what works them out is here. */
export function useBirthSigns(birth: KnownBirth | undefined): {
  signs: BirthSigns | undefined;
  isBusy: boolean;
  hasFailed: boolean;
} {
  const [worked, setWorked] = useState<Worked>();
  const asked = birth && JSON.stringify(birth);
  useEffect(() => {
    if (asked === undefined) return undefined;
    let isWanted = true;
    const answer = (signs: BirthSigns | undefined) => {
      if (isWanted) setWorked({ of: asked, signs });
    };
    signsOfBirth(JSON.parse(asked) as KnownBirth).then(answer, () => answer(undefined));
    return () => {
      isWanted = false;
    };
  }, [asked]);
  const isDone = worked !== undefined && worked.of === asked;
  return {
    signs: isDone ? worked.signs : undefined,
    isBusy: asked !== undefined && !isDone,
    hasFailed: isDone && worked.signs === undefined,
  };
}

/** The signs of a birth; the ephemeris and the clocks of a hundred years are fetched for it. */
export async function signsOfBirth(birth: KnownBirth): Promise<BirthSigns> {
  const [{ birthSigns }, { ownClocks }] = await Promise.all([
    import('@cosmic/sky/charts/birth-signs'),
    import('@cosmic/sky/places/zone-history'),
  ]);
  return birthSigns(birth, ownClocks);
}
