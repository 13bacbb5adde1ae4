import { StrictMode, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { useRoutes } from 'react-router-dom';
import { routes } from './routes';
import { asSent, type AppStore } from './store';

interface ApplicationProps {
  store: AppStore;
  /** Puts the pages into a router of the browser's, or of the build's. */
  router: (pages: ReactNode) => ReactNode;
}

/** All of the site, alike in the browser and where the build draws how pages begin. */
export function Application({ store, router }: ApplicationProps) {
  return (
    <StrictMode>
      <Provider store={store} serverState={asSent(store.getState())}>
        {router(<Pages />)}
      </Provider>
    </StrictMode>
  );
}

function Pages() {
  return useRoutes(routes);
}
