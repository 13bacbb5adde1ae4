import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { api } from '../api/api';

type Store = ReturnType<typeof makeStore>;

/** Takes what a store is told, and what it is to ask for. */
export type Dispatch = Store['dispatch'];

/** Makes a store of its own for a page or a test. */
export function makeStore() {
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
    devTools: false,
  });
}

export const store = makeStore();
setupListeners(store.dispatch);
