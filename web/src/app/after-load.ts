import { forgetReadings } from '../api/kept-readings';
import { session } from '../api/session/browser-session';
import { note } from '../log';
import { loadAhead, type LoadPage } from './load-ahead';
import { keepBuild } from './offline/keep-build';
import type { AppStore } from './store';
import { armSound } from './sound/arm-sound';

/** What nobody waits for: it begins once the first page is there. */
export function begin(store: AppStore, loadPage: LoadPage): void {
  keepToTheSession();
  loadAhead(loadPage);
  armSound(store.dispatch, () => store.getState().preferences.sound);
  // Where it is being worked on, nothing is kept.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  keepBuild(navigator.serviceWorker, store.dispatch).catch((error: unknown) =>
    note('Nothing is kept for when there is no connection', error),
  );
}

/** What is kept of a member's readings goes with the session, whoever ended it, and is no other member's. */
function keepToTheSession(): void {
  const heed = () => {
    const { status, user } = session.state;
    if (user || (status === 'guest' && !session.isRemembered)) void forgetReadings(user?.id);
  };
  session.onChange(heed);
  heed();
}
