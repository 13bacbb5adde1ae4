import { startTransition, useEffect, useState } from 'react';
import type { SkyNow } from './sky-now';

/** The Moon moves by half a minute of arc in this time: what the wheel shows stays true. */
const REFRESH_MS = 60_000;

/**
 * The sky at this minute. Undefined until the ephemeris has arrived, which
 * comes apart from the page and only when the browser has nothing better to do.
 */
export function useSkyNow(): SkyNow | undefined {
  const [sky, setSky] = useState<SkyNow>();
  useEffect(() => {
    let ended = false;
    let timer: ReturnType<typeof setInterval> | undefined;
    const start = async () => {
      // Without it the wheel stays a wheel: nothing on the page depends on it.
      const ephemeris = await import('./sky-now').catch(() => undefined);
      if (ended || !ephemeris) return;
      const look = () => {
        const now = ephemeris.skyAt(new Date());
        startTransition(() => setSky(now));
      };
      look();
      timer = setInterval(look, REFRESH_MS);
    };
    const cancel = whenIdle(() => void start());
    return () => {
      ended = true;
      cancel();
      clearInterval(timer);
    };
  }, []);
  return sky;
}

function whenIdle(callback: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(callback, 200);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(callback, { timeout: 1500 });
  return () => window.cancelIdleCallback(handle);
}
