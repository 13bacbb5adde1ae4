import { createAction } from '@reduxjs/toolkit';
import { LANGUAGE, pathInLanguage } from '../../language/language';
import { updateStrings as s } from './update.strings';
import { browserNow } from '../../stale-build';
import { addAppListener, type AppDispatch } from '../../state/app-state';
import { toastShown } from '../../state/toasts';
import { IS_YOURS, TAKE_OVER, type Told } from './messages';

/** Each language's build has its own, which looks after the addresses of that language. */
const WORKER = LANGUAGE === 'en' ? '/sw.js' : `/sw.${LANGUAGE}.js`;

/** A tab that is open for days looks so often whether there is a new build. */
const POLL_INTERVAL_MS = 60 * 60_000;

/** The reader of this tab wants the new build. */
const newBuildWanted = createAction('offline/newBuildWanted');

/**
 * Keeps this build for when there is no connection, and offers a newer one once it is all there.
 * A page that was loaded from the newer one already, because a part of the older was gone
 * (`stale-build.ts`) or by a reload, has nothing to offer: its worker takes over by itself.
 */
export async function keepBuild(
  workers: ServiceWorkerContainer,
  dispatch: AppDispatch,
): Promise<void> {
  const registration = await workers.register(WORKER, { scope: pathInLanguage('/') });
  let isOffered = false;
  let isWanted = false;
  const heed = async () => {
    const { waiting } = registration;
    // Without one in charge it is the first: it takes over by itself.
    if (!waiting || !workers.controller) return;
    if (await isOfThisBuild(waiting)) return tell(waiting, { type: TAKE_OVER });
    if (isOffered) return;
    isOffered = true;
    const takeIt = () => {
      isWanted = true;
      if (registration.waiting) tell(registration.waiting, { type: TAKE_OVER });
      else window.location.reload();
    };
    dispatch(addAppListener({ actionCreator: newBuildWanted, effect: takeIt }));
    const action = { label: s.reload, asks: newBuildWanted(), stays: true } as const;
    dispatch(toastShown({ tone: 'success', title: s.ready, action }));
  };
  // Other tabs keep what is typed in them: only where it was asked for the page is loaded again.
  workers.addEventListener('controllerchange', () => {
    if (isWanted) window.location.reload();
  });
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') void heed();
    });
  });
  await heed();
  lookAgain(registration);
}

function lookAgain(registration: ServiceWorkerRegistration): void {
  let lookedAt = Date.now();
  const look = () => {
    if (document.visibilityState !== 'visible' || !navigator.onLine) return;
    if (Date.now() - lookedAt < POLL_INTERVAL_MS) return;
    lookedAt = Date.now();
    void registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', look);
  setInterval(look, POLL_INTERVAL_MS);
}

function isOfThisBuild(worker: ServiceWorker): Promise<boolean> {
  const { build } = browserNow();
  if (!build) return Promise.resolve(false);
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === true);
    tell(worker, { type: IS_YOURS, entry: new URL(build).pathname }, port2);
  });
}

function tell(worker: ServiceWorker, told: Told, ...ports: MessagePort[]): void {
  worker.postMessage(told, ports);
}
