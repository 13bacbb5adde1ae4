import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { onToastsChange, shownToasts } from '../../design/toast';
import type { Touch } from './arming';
import type * as Player from './player';
import { isStill, onSoundChange, soundPreference } from './preference';

const CONTROL = 'a, button, [role="menuitem"], summary';

/** A click that is heard later than this seems to belong to something else. */
const HEARD_WITHIN_MS = 400;

/** Plays what happens on the site, from its first touch on; shows nothing. */
export function SoundStage({ touch }: { touch: Touch }) {
  const { enabled, ambient } = useSyncExternalStore(onSoundChange, soundPreference);
  const player = usePlayer();
  useEffect(() => player?.playAmbient(enabled && ambient), [player, enabled, ambient]);
  return player && enabled ? <Sounds player={player} touch={touch} /> : null;
}

function usePlayer(): typeof Player | undefined {
  const [player, setPlayer] = useState<typeof Player>();
  useEffect(() => {
    // Without it the site is as silent as it was.
    void import('./player').then(setPlayer, () => undefined);
  }, []);
  return player;
}

function Sounds({ player, touch }: { player: typeof Player; touch: Touch }) {
  useEffect(() => {
    const isRecent = performance.now() - touch.at < HEARD_WITHIN_MS;
    if (isRecent && controlAt(touch.target)) player.play('click');
  }, [player, touch]);

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
    const click = ({ target }: Event) => {
      const control = controlAt(target);
      if (control) player.play(control.dataset['sound'] === 'cosmic' ? 'cosmic' : 'click');
    };
    document.addEventListener('click', click);
    return () => document.removeEventListener('click', click);
  }, [player]);
  return null;
}

function controlAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(CONTROL) : null;
}
