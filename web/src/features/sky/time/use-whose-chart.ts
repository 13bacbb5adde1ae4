import type { KnownBirth } from '@cosmic/sky/charts/birth-signs';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useListPeopleQuery } from '../../../api/people.api';
import { useGetProfileQuery } from '../../../api/profile.api';
import type { ChartProfile } from '../../../design/figures/natal-figure';
import { useSession } from '../../../state/session/use-session';
import { TROPICAL, type Counted } from './use-zodiac';

/** What an address calls the reader's own chart; anybody else has the id under which they are kept. */
const OWN = 'own';

/** Holds whose chart the sky goes round, and is left out where it goes round none. */
const AROUND = 'around';

/** Whose chart the sky goes round: nobody's, the member's, one of a birth that is typed, or that of somebody kept. */
export type Whose = 'sky' | 'own' | 'typed' | { readonly id: string };

/**
 * Whose chart the sky goes round, as the address has it. A birth that is typed in is kept on the page
 * alone, and whoever an address names that this reader does not keep is nobody.
 */
export function useWhoseChart() {
  const [address, setAddress] = useSearchParams();
  const { status } = useSession();
  const isMember = status === 'member';
  const profile = useGetProfileQuery(undefined, { skip: !isMember });
  const asked = useListPeopleQuery(undefined, { skip: !isMember });
  const people = (isMember && asked.data?.people) || [];
  const [typed, type] = useState<KnownBirth | 'asking'>();

  const named = address.get(AROUND);
  const isProfileLost = isMember && profile.isError && !profile.data;
  const isSomebody = isMember && named !== null && named !== OWN;
  const arePeopleLost = isSomebody && asked.isError && !asked.data;
  const own = isMember && profile.data?.birth_date ? profile.data : undefined;
  const somebody = people.find(({ id }) => id === named);
  const counted: Counted = (isMember && profile.data) || TROPICAL;
  const whose: Whose =
    named === OWN && own ? 'own' : somebody ? { id: somebody.id } : typed ? 'typed' : 'sky';

  const keep = (next: string | undefined) => {
    // As it is by now: where time rests is written into it meanwhile.
    const written = new URLSearchParams(window.location.search);
    if (next) written.set(AROUND, next);
    else written.delete(AROUND);
    setAddress(written, { replace: true });
  };
  const choose = (next: Whose) => {
    type(next === 'typed' ? 'asking' : undefined);
    keep(typeof next === 'object' ? next.id : next === 'own' ? OWN : undefined);
  };

  const birth = somebody ?? (whose === 'typed' && typed !== 'asking' ? asBirth(typed) : undefined);
  const around: ChartProfile | undefined =
    whose === 'own'
      ? own
      : birth && {
          zodiac: counted.zodiac,
          ayanamsa: counted.ayanamsa,
          birth_date: birth.birth_date,
          birth_time: birth.birth_time,
          birth_place: birth.birth_place,
          house_system: (isMember && profile.data?.house_system) || 'placidus',
        };
  return {
    whose,
    /** The birth that the sky goes round, by the houses and the zodiac of the profile. */
    around,
    counted,
    hasOwn: own !== undefined,
    people,
    isAsking: whose === 'typed' && typed === 'asking',
    isAwaited:
      status === 'unknown' || (isMember && profile.isLoading) || (isSomebody && asked.isLoading),
    /** What could not be loaded, and whether the sky can not be drawn without it. */
    lost: {
      profile: isProfileLost && { isBusy: profile.isFetching, retry: profile.refetch },
      people: arePeopleLost && { isBusy: asked.isFetching, retry: asked.refetch },
      isChart: arePeopleLost || (named === OWN && isProfileLost),
    },
    choose,
    type,
  };
}

function asBirth(typed: KnownBirth | undefined) {
  return typed && { birth_date: typed.date, birth_time: typed.time, birth_place: typed.place };
}
