import { configureStore, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { api } from '../api/api';

type Store = ReturnType<typeof makeStore>;

/** Takes what a store is told, and what it is to ask for. */
export type Dispatch = Store['dispatch'];

/** Has a store ask the server for something. */
export type Ask = ThunkAction<
  PromiseLike<unknown>,
  ReturnType<Store['getState']>,
  unknown,
  UnknownAction
>;

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
