import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { onToastsChange, shownToasts } from '../../design/toast';
import type * as Player from './player';
import { onSoundChange, soundPreference, wasChosenHere } from './preference';

const GESTURES = ['pointerdown', 'keydown', 'touchstart'] as const;
const CONTROL = 'a, button, [role="menuitem"], summary';

/** Plays what happens on the site for those who asked for it; shows nothing. */
export function SoundStage() {
  const { enabled, ambient } = useSyncExternalStore(onSoundChange, soundPreference);
  const player = usePlayer(enabled);
  useEffect(() => player?.playAmbient(enabled && ambient), [player, enabled, ambient]);
  return player && enabled ? <Sounds player={player} /> : null;
}

/** Fetched once sound is wanted and the page was touched: no browser plays anything before. */
function usePlayer(isWanted: boolean): typeof Player | undefined {
  const [player, setPlayer] = useState<typeof Player>();
  useEffect(() => {
    if (!isWanted) return;
    const start = () => {
      // Without it the site is as silent as it was.
      void import('./player').then(setPlayer, () => undefined);
    };
    if (wasChosenHere()) {
      start();
      return;
    }
    for (const gesture of GESTURES) window.addEventListener(gesture, start, { once: true });
    return () => {
      for (const gesture of GESTURES) window.removeEventListener(gesture, start);
    };
  }, [isWanted]);
  return player;
}

function Sounds({ player }: { player: typeof Player }) {
  const { pathname, search } = useLocation();
  const before = useRef({ pathname, search });
  useEffect(() => {
    const last = before.current;
    before.current = { pathname, search };
    const asksReading = /[?&]g=/.test(search) && search !== last.search;
    if (asksReading) player.play('cosmic');
    else if (pathname !== last.pathname && !isStill()) player.play('transition');
  }, [player, pathname, search]);

  useEffect(() => {
    let heard = shownToasts().at(-1)?.id ?? 0;
    return onToastsChange(() => {
      const last = shownToasts().at(-1);
      if (last && last.id > heard) player.play(last.tone);
      heard = Math.max(heard, last?.id ?? 0);
    });
  }, [player]);

  useEffect(() => {
    let over: Element | null = null;
    const click = ({ target }: Event) => {
      const control = target instanceof Element ? target.closest<HTMLElement>(CONTROL) : null;
      if (control) player.play(control.dataset['sound'] === 'cosmic' ? 'cosmic' : 'click');
    };
    const hover = ({ target, pointerType }: PointerEvent) => {
      const control = target instanceof Element ? target.closest(CONTROL) : null;
      if (control && control !== over && pointerType === 'mouse' && !isStill()) {
        player.play('hover');
      }
      over = control;
    };
    document.addEventListener('click', click);
    document.addEventListener('pointerover', hover, { passive: true });
    return () => {
      document.removeEventListener('click', click);
      document.removeEventListener('pointerover', hover);
    };
  }, [player]);
  return null;
}

/** Who wants nothing to move hears nothing that only accompanies movement. */
function isStill(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
