import type { KnownBirth } from '@cosmic/sky/charts/birth-signs';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useGetProfileQuery } from '../../../api/profile.api';
import { Button } from '../../../design/button';
import { ChartCorner } from '../../../design/chart-corner';
import type { ChartProfile } from '../../../design/figures/natal-figure';
import { Skeleton } from '../../../design/skeleton';
import { TryAgain } from '../../../design/try-again';
import { usePageTitle } from '../../../head';
import { lazyPart } from '../../../lazy-part';
import { useSession } from '../../../state/session/use-session';
import { askedIn, instantIn } from './asked-in-address';
import { MovingSky } from './moving-sky';
import { timeStrings as s } from './time.strings';
import { useOrbits } from './use-orbits';
import { TROPICAL, useZodiac, type Counted } from './use-zodiac';

const BirthForm = lazyPart(() => import('../river/birth-form'), 'BirthForm');

/** What the wheel shows: the sky by itself, or around the member's birth or one that is typed. */
type Whose = 'sky' | 'own' | 'asking' | KnownBirth;

/** The address of the page asks for the member's own chart so. */
const AROUND_OWN = 'own';

/** The wheel of the sky in time, from 1800 to 2200. */
export function TimePage() {
  usePageTitle(s.title);
  const [address] = useSearchParams();
  const { status } = useSession();
  const isMember = status === 'member';
  const profile = useGetProfileQuery(undefined, { skip: !isMember });
  const own = profile.data?.birth_date ? profile.data : undefined;
  const [whose, setWhose] = useState<Whose>(address.get('around') === AROUND_OWN ? 'own' : 'sky');
  const orbits = useOrbits();
  const counted = profile.data ?? TROPICAL;
  const zodiac = useZodiac(counted);
  const isProfileLost = isMember && profile.isError && !profile.data;
  const isOwnLost = whose === 'own' && isProfileLost;
  const isAwaited =
    orbits.state === 'waiting' ||
    zodiac.state === 'waiting' ||
    status === 'unknown' ||
    (isMember && profile.isLoading);
  const isAsking = whose === 'asking' || (whose === 'own' && !own && !isAwaited && !isOwnLost);
  return (
    <div className="relative overflow-clip">
      <ChartCorner />
      <div className="page relative grid gap-6 pb-28 pt-22 md:pt-28">
        <h1 className="text-headline font-light tracking-[-0.01em]">{s.title}</h1>
        {isProfileLost && (
          <TryAgain again={s.again} isBusy={profile.isFetching} onRetry={profile.refetch}>
            {s.profileLost}
          </TryAgain>
        )}
        {(orbits.state === 'lost' || zodiac.state === 'lost') && (
          <TryAgain
            again={s.again}
            isBusy={false}
            onRetry={orbits.state === 'lost' ? orbits.retry : zodiac.retry}
          >
            {s.failed}
          </TryAgain>
        )}
        {isAwaited && <Awaited />}
        {orbits.state === 'here' && zodiac.state === 'here' && !isAwaited && !isOwnLost && (
          <MovingSky
            begin={{ at: instantIn(address.get('at')), event: askedIn(address.get('event')) }}
            around={birthOf(whose, own, counted)}
            counted={counted}
            zodiac={zodiac.start}
          >
            <div role="group" aria-label={s.whose} className="flex flex-wrap gap-2">
              <WhoseButton isOn={whose === 'sky'} onClick={() => setWhose('sky')}>
                {s.alone}
              </WhoseButton>
              {own && (
                <WhoseButton isOn={whose === 'own'} onClick={() => setWhose('own')}>
                  {s.own}
                </WhoseButton>
              )}
              <WhoseButton
                isOn={isAsking || typeof whose === 'object'}
                onClick={() => setWhose('asking')}
              >
                {s.other}
              </WhoseButton>
            </div>
            {isAsking && (
              <Suspense fallback={<Skeleton className="h-96 w-full" />}>
                <BirthForm words={s.birth} onShow={setWhose} />
              </Suspense>
            )}
          </MovingSky>
        )}
      </div>
    </div>
  );
}

interface WhoseButtonProps {
  isOn: boolean;
  onClick: () => void;
  children: string;
}

function WhoseButton({ isOn, onClick, children }: WhoseButtonProps) {
  return (
    <Button
      variant="secondary"
      size="compact"
      aria-pressed={isOn}
      className="aria-pressed:border-gold aria-pressed:bg-gold/10 aria-pressed:text-gold"
      onClick={onClick}
    >
      {children}
    </Button>
  );
}

function Awaited() {
  return (
    <div role="status" className="grid gap-6">
      <p className="animate-late text-ivory-soft">{s.working}</p>
      <div className="grid gap-6 lg:grid-cols-2">
        <Skeleton className="aspect-square w-full max-w-xl" />
        <Skeleton className="h-80 w-full" />
      </div>
    </div>
  );
}

/** The birth that the sky goes round, by the houses and the zodiac of the profile. */
function birthOf(
  whose: Whose,
  own: ChartProfile | undefined,
  { zodiac, ayanamsa }: Counted,
): ChartProfile | undefined {
  if (whose === 'own') return own;
  if (typeof whose !== 'object') return undefined;
  return {
    zodiac,
    ayanamsa,
    birth_date: whose.date,
    birth_time: whose.time,
    birth_place: whose.place,
    house_system: own?.house_system ?? 'placidus',
  };
}
