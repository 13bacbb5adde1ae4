import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { instantCode } from './asked-in-address';
import type { Rest } from './sky-clock';

/** For how long time rests before it is written: browsers refuse an address that changes all the time. */
const SETTLES_MS = 300;

/**
 * Keeps where time rests, and the event that was chosen, in the address of the page, in place of what
 * stood there. An address without an instant goes on meaning now until something is moved or chosen.
 *
 * @param event as `codeOf` has it; undefined where none was chosen
 */
export function useKeptAddress({ at, isPlaying }: Rest, event: string | undefined): void {
  const [, setAddress] = useSearchParams();
  const [path] = useState(() => window.location.pathname);
  const kept = useRef({ at, event });
  useEffect(() => {
    const isKept = kept.current.at === at && kept.current.event === event;
    if (isPlaying || isKept) return undefined;
    const pause = setTimeout(() => {
      // This page is still shown while the next one, whose address this is then, is fetched.
      if (window.location.pathname !== path) return;
      kept.current = { at, event };
      // As it is by now: whose chart the sky goes round is written into it meanwhile.
      const address = new URLSearchParams(window.location.search);
      address.set('at', instantCode(at));
      if (event) address.set('event', event);
      setAddress(address, { replace: true });
    }, SETTLES_MS);
    return () => clearTimeout(pause);
  }, [at, isPlaying, event, path, setAddress]);
}
