import { signOf } from '@cosmic/sky/zodiac';
import { useSyncExternalStore } from 'react';
import { dayOf } from '../design/sky/days';
import { useAppSelector } from '../state/app-state';
import type { WhichDay } from './today.api';

const POLL_INTERVAL_MS = 30_000;

/**
 * A day of whoever reads, by this device's zone and the sign that was chosen here. What a browser
 * keeps as a sign may be anything.
 *
 * @param date  today by this device's clock where it is left out; it changes at midnight
 */
export function useWhichDay(date?: string): WhichDay {
  const now = useSyncExternalStore(onClock, today, today);
  const kept = useAppSelector(({ preferences }) => preferences.sign);
  return {
    date: date ?? now,
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    sign: signOf(kept ?? '')?.key ?? null,
  };
}

const today = () => dayOf(new Date());

/** A tab that slept over midnight learns it when it is seen again. */
function onClock(tell: () => void): () => void {
  const timer = setInterval(tell, POLL_INTERVAL_MS);
  document.addEventListener('visibilitychange', tell);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tell);
  };
}
