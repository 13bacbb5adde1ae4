import {
  addListener,
  combineReducers,
  type ThunkDispatch,
  type TypedStartListening,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { api } from '../api/api';
import { draftsReducer } from './drafts/drafts';
import { firstTouchReducer } from './first-touch';
import { preferencesReducer } from './preferences';
import { sessionReducer } from './session/session';
import { streamReducer } from './stream/stream';
import { toastsReducer } from './toasts';
import type { BrowserWorld } from './world';

/** Every slice of the store. */
export const reducer = combineReducers({
  [api.reducerPath]: api.reducer,
  drafts: draftsReducer,
  firstTouch: firstTouchReducer,
  preferences: preferencesReducer,
  session: sessionReducer,
  stream: streamReducer,
  toasts: toastsReducer,
});

export type AppState = ReturnType<typeof reducer>;

/** Takes what the store is told, and what it is to ask for. */
export type AppDispatch = ThunkDispatch<AppState, BrowserWorld, UnknownAction>;

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<AppState>();

/** Adds a listener from a part of the site that is fetched later; the same one is added once. */
export const addAppListener = addListener.withTypes<AppState, AppDispatch, BrowserWorld>();

/** Adds a listener as the store is made. */
export type StartListening = TypedStartListening<AppState, AppDispatch, BrowserWorld>;
