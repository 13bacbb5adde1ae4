import { forgetReadings } from '../api/kept-readings';
import { note } from '../log';
import { addAppListener } from '../state/app-state';
import { keepDrafts } from '../state/drafts/keep-drafts';
import { endDevice } from '../push-device';
import { anySessionChange } from '../state/session/session';
import { countVisit } from '../state/visits';
import { browserWorld } from '../state/world';
import { loadAhead, type LoadPage } from './load-ahead';
import { keepBuild } from './offline/keep-build';
import { rememberVisitor } from './remember-visitor';
import type { AppStore } from './store';
import { armSound } from './sound/arm-sound';

/** What nobody waits for: it begins once the first page is there. */
export function begin(store: AppStore, loadPage: LoadPage): void {
  keepToTheSession(store);
  store.dispatch(keepDrafts());
  rememberVisitor(store);
  countVisit(browserWorld.local, browserWorld.tab);
  loadAhead(loadPage);
  armSound(store.dispatch, () => store.getState().preferences.sound);
  // Where it is being worked on, nothing is kept.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  keepBuild(navigator.serviceWorker, store.dispatch).catch((error: unknown) =>
    note('Nothing is kept for when there is no connection', error),
  );
}

/** What is kept of a member's readings goes with the session, whoever ended it, and is no other member's. */
function keepToTheSession({ dispatch, getState }: AppStore): void {
  const heed = () => {
    const { who, isRemembered } = getState().session;
    const isOver = who.status === 'guest' && !isRemembered;
    if (who.user || isOver) void forgetReadings(who.user?.id);
    // A device is told a member's day for as long as that member is signed in on it.
    if (isOver) void endDevice();
  };
  dispatch(addAppListener({ matcher: anySessionChange, effect: heed }));
  heed();
}
