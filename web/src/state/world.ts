import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { keptTexts, type KeptTexts } from './kept-texts';

/** What the store needs of a browser; a test brings its own. */
export interface BrowserWorld {
  /** What is kept for all tabs, and for the next visit. */
  local: KeptTexts;
  /** Whether the person asked for things not to move. */
  isStill(): boolean;
}

/** What may be dispatched besides actions: it is handed the browser along with the state. */
export type WorldThunk<State, Result = void> = ThunkAction<
  Result,
  State,
  BrowserWorld,
  UnknownAction
>;

/** The browser that the page runs in. Where there is none, as in the build, nothing is kept. */
export const browserWorld: BrowserWorld = {
  local: keptTexts(() => window.localStorage),
  isStill: () =>
    typeof window !== 'undefined' && window.matchMedia('(prefers-reduced-motion: reduce)').matches,
};
