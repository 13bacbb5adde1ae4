import '@testing-library/jest-dom';
import { cleanup, render } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { HttpHandler } from 'msw';
import { BrowserRouter } from 'react-router-dom';
import { api } from '../api/api';
import type { SessionUser } from '../state/session/session';
import { FakeEventSource } from '../api/testing/fake-page';
import { Application } from '../app/application';
import { loadPage } from '../app/load-page';
import { makeStore, type AppStore } from '../app/store';
import { adoptSession, startSession } from '../state/session/keep-session';
import { sessionOver } from '../state/session/session';
import { browserWorld } from '../state/world';
import { forgetRequests, server } from './server';
import { USUAL_ANSWERS } from './usual-answers';

const HOUR_SECONDS = 3_600;

/** Of the pages that the test has opened. */
const stores: AppStore[] = [];

interface PageOptions {
  /** Who is signed in; nobody unless it is said. */
  as?: SessionUser;
  /** What the gateway answers; a request without an answer fails the test. */
  handlers?: readonly HttpHandler[];
}

interface RenderedPage {
  user: UserEvent;
  /** The stream of pushes, once the page has opened it. */
  stream: () => FakeEventSource;
}

/**
 * Opens an address of the site as the browser does: all its routes, the real store and session,
 * and a gateway that answers by the contract.
 */
export async function renderPage(
  address: string,
  { as, handlers = [] }: PageOptions = {},
): Promise<RenderedPage> {
  server.use(...handlers);
  window.history.replaceState(null, '', address);
  const store = makeStore(browserWorld);
  stores.push(store);
  if (as) {
    const access_token = 'access-token';
    store.dispatch(adoptSession({ access_token, expires_in: HOUR_SECONDS, user: as }));
  } else await store.dispatch(startSession());
  await loadPage(window.location.pathname, store.dispatch);
  render(<Application store={store} router={(pages) => <BrowserRouter>{pages}</BrowserRouter>} />);
  return { user: userEvent.setup(), stream: () => FakeEventSource.last };
}

/** Call once in a file of page tests: it sets the gateway up, and every test begins anew. */
export function setUpPages(): void {
  const unanswered: string[] = [];

  beforeAll(() => {
    Object.assign(globalThis, { EventSource: FakeEventSource });
    server.listen({
      onUnhandledRequest: ({ method, url }) => {
        unanswered.push(`${method} ${url}`);
      },
    });
  });
  beforeEach(() => server.use(...USUAL_ANSWERS));
  afterEach(() => {
    cleanup();
    for (const { dispatch } of stores.splice(0)) {
      dispatch(sessionOver({ byChoice: true }));
      dispatch(api.util.resetApiState());
    }
    window.localStorage.clear();
    window.sessionStorage.clear();
    server.resetHandlers();
    forgetRequests();
    expect(unanswered.splice(0)).toEqual([]);
  });
  afterAll(() => server.close());
}
