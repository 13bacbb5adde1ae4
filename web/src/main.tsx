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

followSession(store.dispatch);
keepSession();

window.addEventListener('load', () => void import('./app/after-load').then(({ begin }) => begin()));

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <Provider store={store}>
      <BrowserRouter>
        <Router />
      </BrowserRouter>
    </Provider>
  </StrictMode>,
);
