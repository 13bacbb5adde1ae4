import { startTransition, useEffect, useState, type RefObject } from 'react';
import { skyAhead, type SkyAhead } from './sky-ahead';

/** How far below the screen a section is got ready. */
const NEAR = '600px';

export type Ahead = { state: 'waiting' } | { state: 'known'; sky: SkyAhead } | { state: 'lost' };

/** What the sky brings, searched for once its section comes near. */
export function useSkyAhead(section: RefObject<HTMLElement | null>): Ahead {
  const [ahead, setAhead] = useState<Ahead>({ state: 'waiting' });
  useEffect(() => {
    if (typeof IntersectionObserver !== 'function') return;
    const left = new AbortController();
    const search = async () => {
      const sky = await skyAhead(left.signal);
      startTransition(() => setAhead({ state: 'known', sky }));
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        search().catch(() => !left.signal.aborted && setAhead({ state: 'lost' }));
      },
      { rootMargin: NEAR },
    );
    if (section.current) observer.observe(section.current);
    return () => {
      observer.disconnect();
      left.abort();
    };
  }, [section]);
  return ahead;
}
