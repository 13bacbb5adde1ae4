import { removeListener } from '@reduxjs/toolkit';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { addAppListener, useAppDispatch, useAppSelector } from '../../state/app-state';
import type { Touch } from '../../state/first-touch';
import { sounded, type Effect } from '../../state/sounds';
import { browserWorld } from '../../state/world';
import { controlAt } from './control-at';
import type * as Player from './player';

/** A click that is heard later than this seems to belong to something else. */
const HEARD_WITHIN_MS = 400;

/** Plays what happens on the site, from its first touch on; shows nothing. */
export function SoundStage({ touch }: { touch: Touch }) {
  const { sound, ambient } = useAppSelector(({ preferences }) => preferences);
  const player = usePlayer();
  useEffect(() => player?.playAmbient(sound && ambient), [player, sound, ambient]);
  return player && sound ? <Sounds player={player} touch={touch} /> : null;
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
    if (isRecent && touch.isOnControl) player.play('click');
  }, [player, touch]);

  const { pathname, search } = useLocation();
  const before = useRef({ pathname, search });
  useEffect(() => {
    const last = before.current;
    before.current = { pathname, search };
    const asksReading = /[?&]g=/.test(search) && search !== last.search;
    if (asksReading) player.play('cosmic');
    else if (pathname !== last.pathname && !browserWorld.isStill()) player.play('transition');
  }, [player, pathname, search]);

  const newest = useAppSelector(({ toasts }) => toasts.messages.at(-1));
  const heard = useRef(newest?.id ?? 0);
  useEffect(() => {
    if (!newest || newest.id <= heard.current) return;
    heard.current = newest.id;
    player.play(newest.tone);
  }, [player, newest]);

  const dispatch = useAppDispatch();
  useEffect(() => {
    const listener = {
      actionCreator: sounded,
      effect: ({ payload }: ReturnType<typeof sounded>) => player.play(payload),
    };
    dispatch(addAppListener(listener));
    return () => void dispatch(removeListener(listener));
  }, [dispatch, player]);

  useEffect(() => {
    const click = ({ target }: Event) => {
      const control = controlAt(target);
      // What has a sound of its own says which: a throw of dice, a card that is turned.
      if (control) player.play((control.dataset['sound'] as Effect | undefined) ?? 'click');
    };
    document.addEventListener('click', click);
    return () => document.removeEventListener('click', click);
  }, [player]);
  return null;
}
