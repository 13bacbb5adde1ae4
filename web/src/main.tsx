import { setupListeners } from '@reduxjs/toolkit/query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Application } from './app/application';
import { keepSession } from './app/keep-session';
import { leadToToday } from './app/lead-to-today';
import { loadPage } from './app/load-page';
import { PageRouter } from './app/page-router';
import { makeStore } from './app/store';
import { hydrate } from './app/hydrate';
import { note } from './log';
import { browserWorld } from './state/world';
import './design/styles/faces.css';
import './design/styles/tokens.css';
import './design/styles/media.css';
import './design/styles/article.css';

// The policy for content refuses what zod would try in order to be faster, and browsers count that as a fault.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const store = makeStore(browserWorld);
setupListeners(store.dispatch);

const load = (pathname: string) => loadPage(pathname, store.dispatch);

keepSession(store);

const afterLoad = () => void import('./app/after-load').then(({ begin }) => begin(store, load));
// Scripts that wait for the first paint may come later than all that the page itself consists of.
if (document.readyState === 'complete') afterLoad();
else window.addEventListener('load', afterLoad);

const root = document.querySelector<HTMLElement>('#root')!;

/** After this long the page shows what every page has, and its own part when that comes. */
const WAITS_MS = 300;
/** Where the server sent how the page begins nobody waits: it can be read, and its links lead on. */
const WAITS_WHERE_SENT_MS = 2000;

const isLedOn = leadToToday(store.getState());
/** What was sent is of the home page, which is not the one to show. */
if (isLedOn) root.replaceChildren();

const isSent = root.hasAttribute('data-sent') && !isLedOn;
const application = () => (
  <Application store={store} router={(pages) => <PageRouter load={load}>{pages}</PageRouter>} />
);

const show = async () => {
  await Promise.race([
    load(window.location.pathname),
    new Promise((resolve) => setTimeout(resolve, isSent ? WAITS_WHERE_SENT_MS : WAITS_MS)),
  ]);
  if (isSent) hydrate(root);
  // In small pieces, with room for a finger in between.
  startTransition(() => {
    if (isSent) hydrateRoot(root, application(), { onRecoverableError: mended });
    else createRoot(root, { onRecoverableError: mended }).render(application());
  });
};

/**
 * Nothing is lost: React draws a part itself that changed since the build, and leaves out the motion
 * between two pages when the window changes its size.
 */
function mended(error: unknown): void {
  note('React mended the page', error);
}

// By itself: making the store and drawing are two pieces of work, with room for a finger in between.
setTimeout(() => void show());
