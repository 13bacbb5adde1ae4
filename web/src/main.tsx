import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter, useRoutes } from 'react-router-dom';
import { keepSession } from './api/session/browser-session';
import { followSession } from './app/follow-session';
import { loadPage } from './app/load-page';
import { routes } from './app/routes';
import { store } from './app/store';
import './design/faces.css';
import './design/tokens.css';
import './design/article.css';

// The policy for content refuses what zod would try in order to be faster, and browsers count that as a fault.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

followSession(store.dispatch);
keepSession();

window.addEventListener(
  'load',
  () => void import('./app/after-load').then(({ begin }) => begin(loadPage)),
);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

/** After this long the page shows what every page has, and its own part when that comes. */
const WAITS_MS = 300;

function Router() {
  return useRoutes(routes);
}

const page = Promise.race([
  loadPage(window.location.pathname),
  new Promise((resolve) => setTimeout(resolve, WAITS_MS)),
]);
const show = async () => {
  await page;
  createRoot(root).render(
    <StrictMode>
      <Provider store={store}>
        <BrowserRouter>
          <Router />
        </BrowserRouter>
      </Provider>
    </StrictMode>,
  );
};

// What the server sent is on screen before anything is drawn anew. A tab that nobody sees is not
// painted; it is drawn when it is looked at.
if (root.firstChild) requestAnimationFrame(() => setTimeout(show));
else void show();
