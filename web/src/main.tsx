import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { keepSession } from './api/session/browser-session';
import { followSession } from './app/follow-session';
import { Router } from './app/router';
import { store } from './app/store';
import './design/faces.css';
import './design/tokens.css';
import './design/article.css';

// The policy for content refuses what zod would try in order to be faster, and browsers count that as a fault.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

followSession(store.dispatch);
keepSession();

window.addEventListener('load', () => void import('./app/after-load').then(({ begin }) => begin()));

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const show = () =>
  createRoot(root).render(
    <StrictMode>
      <Provider store={store}>
        <BrowserRouter>
          <Router />
        </BrowserRouter>
      </Provider>
    </StrictMode>,
  );

// What the server sent is on screen before anything is drawn anew. A tab that nobody sees is not
// painted; it is drawn when it is looked at.
if (root.firstChild) requestAnimationFrame(() => setTimeout(show));
else show();
