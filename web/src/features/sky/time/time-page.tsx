import { useSearchParams } from 'react-router-dom';
import { ChartCorner } from '../../../design/chart-corner';
import { Skeleton } from '../../../design/skeleton';
import { TryAgain } from '../../../design/try-again';
import { usePageTitle } from '../../../head';
import { askedIn, instantIn } from './asked-in-address';
import { MovingSky } from './moving-sky';
import { timeStrings as s } from './time.strings';
import { useOrbits } from './use-orbits';
import { useWhoseChart } from './use-whose-chart';
import { useZodiac } from './use-zodiac';
import { WhoseChart } from './whose-chart';

/** The wheel of the sky in time, from 1800 to 2200. */
export function TimePage() {
  usePageTitle(s.title);
  const [address] = useSearchParams();
  const chart = useWhoseChart();
  const orbits = useOrbits();
  const zodiac = useZodiac(chart.counted);
  const { profile, people, isChart } = chart.lost;
  const isAwaited = orbits.state === 'waiting' || zodiac.state === 'waiting' || chart.isAwaited;
  return (
    <div className="relative overflow-clip">
      <ChartCorner />
      <div className="page relative grid gap-6 pb-28 pt-22 md:pt-28">
        <h1 className="text-headline font-light tracking-[-0.01em]">{s.title}</h1>
        {profile && (
          <TryAgain again={s.again} isBusy={profile.isBusy} onRetry={profile.retry}>
            {s.profileLost}
          </TryAgain>
        )}
        {people && (
          <TryAgain again={s.again} isBusy={people.isBusy} onRetry={people.retry}>
            {s.peopleLost}
          </TryAgain>
        )}
        {orbits.state === 'lost' && (
          <TryAgain again={s.again} isBusy={false} onRetry={orbits.retry}>
            {s.failed}
          </TryAgain>
        )}
        {zodiac.state === 'lost' && (
          <TryAgain again={s.again} isBusy={false} onRetry={zodiac.retry}>
            {s.zodiacLost(s.ayanamsas[chart.counted.ayanamsa])}
          </TryAgain>
        )}
        {isAwaited && <Awaited />}
        {orbits.state === 'here' && zodiac.state === 'here' && !isAwaited && !isChart && (
          <MovingSky
            begin={{ at: instantIn(address.get('at')), event: askedIn(address.get('event')) }}
            around={chart.around}
            counted={chart.counted}
            zodiac={zodiac.start}
          >
            <WhoseChart {...chart} />
          </MovingSky>
        )}
      </div>
    </div>
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
