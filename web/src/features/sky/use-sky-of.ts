import { useEffect, useMemo, useState } from 'react';
import { dayOf, daysOfMonth, noonOf } from '../../design/sky/days';
import type { Shown } from './month';
import { skyStrings } from './sky.strings';
import type * as SkyOf from './sky-of';

const MINUTE_MS = 60_000;

interface Found {
  month: SkyOf.MonthSky;
  day: SkyOf.DaySky;
  /** Whether the day is shown as it is at this minute. */
  isNow: boolean;
}

/** The sky of a month and a day; today's goes with the clock. `lost` when it could not be fetched. */
export function useSkyOf({ month, day }: Shown): {
  sky: Found | undefined;
  lost: boolean;
} {
  const [makers, setMakers] = useState<typeof SkyOf>();
  const [lost, setLost] = useState(false);
  const now = useNow();
  useEffect(() => {
    import('./sky-of').then(setMakers, () => setLost(true));
  }, []);

  const monthSky = useMemo(() => makers?.skyOfMonth(daysOfMonth(month)), [makers, month]);
  const isNow = dayOf(now) === day;
  const at = isNow ? now.getTime() : noonOf(day).getTime();
  const daySky = useMemo(
    () => makers?.skyOfDay(day, new Date(at), skyStrings.chart.ring),
    [makers, day, at],
  );
  const sky = monthSky && daySky ? { month: monthSky, day: daySky, isNow } : undefined;
  return { sky, lost };
}

function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
