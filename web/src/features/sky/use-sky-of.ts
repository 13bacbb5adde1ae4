import { startTransition, useEffect, useState } from 'react';
import { dayOf, noonOf } from '../../design/sky/days';
import { skyWorker } from '../../sky-worker/sky-worker';
import type { Shown } from './month';
import { skyOfDay, skyOfMonth, type DaySky, type MonthSky } from './sky-of';

const MINUTE_MS = 60_000;

interface FoundMonth extends Pick<Shown, 'month'> {
  sky: MonthSky;
}

interface FoundDay extends Pick<Shown, 'day'> {
  /** Whether the day is shown as it is at this minute. */
  isNow: boolean;
  sky: DaySky;
}

/**
 * The sky of a month and of a day; today's goes with the clock. What was found last stays until the
 * next is there. `lost` when something could not be had.
 */
export function useSkyOf({ month, day }: Shown): {
  ofMonth: FoundMonth | undefined;
  ofDay: FoundDay | undefined;
  lost: boolean;
} {
  const [ofMonth, setOfMonth] = useState<FoundMonth>();
  const [ofDay, setOfDay] = useState<FoundDay>();
  const [lost, setLost] = useState(false);
  const now = useNow();
  const isNow = dayOf(now) === day;
  const at = isNow ? now.getTime() : noonOf(day).getTime();

  useEffect(() => {
    // One worker for all that is looked at, not one for each.
    const page = new AbortController();
    skyWorker.keep(page.signal);
    return () => page.abort();
  }, []);
  useEffect(
    () =>
      whileWanted(async (left) => {
        const sky = await skyOfMonth(left, month);
        // In small pieces, with room for a finger in between.
        startTransition(() => setOfMonth({ month, sky }));
      }, setLost),
    [month],
  );
  useEffect(
    () =>
      whileWanted(async (left) => {
        const sky = await skyOfDay(left, day, new Date(at));
        startTransition(() => setOfDay({ day, isNow, sky }));
      }, setLost),
    [day, at, isNow],
  );
  return { ofMonth, ofDay, lost };
}

/** Begins something for as long as it is wanted. @returns what ends it */
function whileWanted(
  begin: (left: AbortSignal) => Promise<void>,
  setLost: (lost: true) => void,
): () => void {
  const wanted = new AbortController();
  begin(wanted.signal).catch(() => {
    if (!wanted.signal.aborted) setLost(true);
  });
  return () => wanted.abort();
}

function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
