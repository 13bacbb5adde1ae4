import type { KnownBirth } from '@cosmic/sky/charts/birth-signs';
import { useState } from 'react';
import { useGetProfileQuery, type Profile } from '../../../api/profile.api';
import { Button } from '../../../design/button';
import { Skeleton } from '../../../design/skeleton';
import { TryAgain } from '../../../design/try-again';
import { usePageTitle } from '../../../head';
import { useSession } from '../../../state/session/use-session';
import { BirthForm } from './birth-form';
import { River } from './river';
import { riverStrings as s } from './river.strings';
import { useRiver, useRiverWorker } from './use-river';

/** The transits of a life: of the member's own, or of a birth that is typed in and kept nowhere. */
export function RiverPage() {
  usePageTitle(s.title);
  const { status } = useSession();
  const isMember = status === 'member';
  const profile = useGetProfileQuery(undefined, { skip: !isMember });
  const [typed, setTyped] = useState<KnownBirth | 'asking'>();
  const own = isMember ? birthIn(profile.data) : undefined;
  const birth = typed === 'asking' ? undefined : (typed ?? own);
  const isAwaited = status === 'unknown' || (isMember && profile.isLoading);
  useRiverWorker(!birth && !isAwaited);
  return (
    <div className="page grid gap-10 pb-28 pt-36 md:pt-44">
      <header className="grid gap-6">
        <h1 className="max-w-[14ch] text-hero font-light tracking-[-0.02em]">{s.title}</h1>
        <p className="max-w-[56ch] text-lead text-ivory-soft">{s.intro}</p>
      </header>
      {isMember && profile.isError && (
        <TryAgain again={s.again} isBusy={profile.isFetching} onRetry={profile.refetch}>
          {s.profileFailed}
        </TryAgain>
      )}
      {birth && (
        <>
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => setTyped('asking')}>
              {s.birth.other}
            </Button>
            {typed !== undefined && own && (
              <Button variant="quiet" onClick={() => setTyped(undefined)}>
                {s.birth.own}
              </Button>
            )}
          </div>
          <RiverOfBirth key={JSON.stringify(birth)} birth={birth} />
        </>
      )}
      {!birth &&
        (isAwaited ? <Skeleton className="h-[30rem] w-full" /> : <BirthForm onShow={setTyped} />)}
    </div>
  );
}

function birthIn(profile: Profile | undefined): KnownBirth | undefined {
  if (!profile?.birth_date) return undefined;
  const { birth_date, birth_time, birth_part, birth_place } = profile;
  return { date: birth_date, time: birth_time, part: birth_part, place: birth_place };
}

function RiverOfBirth({ birth }: { birth: KnownBirth }) {
  const [attempt, setAttempt] = useState(1);
  return <Attempt key={attempt} birth={birth} onRetry={() => setAttempt(attempt + 1)} />;
}

function Attempt({ birth, onRetry }: { birth: KnownBirth; onRetry: () => void }) {
  const [now] = useState(() => Date.now());
  const found = useRiver(birth);
  if (found.state === 'known') return <River river={found.river} now={now} />;
  if (found.state === 'lost')
    return (
      <TryAgain again={s.again} isBusy={false} onRetry={onRetry}>
        {s.failed}
      </TryAgain>
    );
  return (
    <div role="status" className="grid gap-4">
      <p className="animate-late text-ivory-soft">{s.working}</p>
      <Skeleton className="h-[30rem] w-full" />
    </div>
  );
}
