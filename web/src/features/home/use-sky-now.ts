import { startTransition, useEffect, useState } from 'react';
import type { SkyNow } from './sky-now';

/**
 * The sky at this minute. Undefined until a worker has worked it out, which is
 * made only when the browser has nothing better to do.
 */
export function useSkyNow(): SkyNow | undefined {
  const [sky, setSky] = useState<SkyNow>();
  useEffect(() => {
    const left = new AbortController();
    const follow = async () => {
      const { followSky } = await import('./sky-now');
      await followSky(left.signal, (now) => startTransition(() => setSky(now)));
    };
    // Without it the wheel stays a wheel: nothing on the page depends on it.
    const cancel = whenIdle(() => void follow().catch(() => undefined));
    return () => {
      cancel();
      left.abort();
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
