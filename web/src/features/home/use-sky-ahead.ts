import { startTransition, useEffect, useState, type RefObject } from 'react';
import { dayOf } from '../../design/sky/days';
import type { SkyAhead } from './sky-ahead';

/** How far below the screen a section is got ready. */
const NEAR = '600px';

export type Ahead = { state: 'waiting' } | { state: 'known'; sky: SkyAhead } | { state: 'lost' };

/** What the sky brings, worked out once its section comes near; the search takes a moment's work. */
export function useSkyAhead(section: RefObject<HTMLElement | null>): Ahead {
  const [ahead, setAhead] = useState<Ahead>({ state: 'waiting' });
  useEffect(() => {
    let ended = false;
    const search = async () => {
      const { skyAhead } = await import('./sky-ahead');
      const now = new Date();
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
      if (ended) return;
      const sky = skyAhead(now, dayOf(now), timeZone);
      startTransition(() => setAhead({ state: 'known', sky }));
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        search().catch(() => !ended && setAhead({ state: 'lost' }));
      },
      { rootMargin: NEAR },
    );
    if (section.current) observer.observe(section.current);
    return () => {
      ended = true;
      observer.disconnect();
    };
  }, [section]);
  return ahead;
}
