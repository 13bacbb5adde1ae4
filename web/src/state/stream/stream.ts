import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Push } from '@cosmic/contracts/live';

/** The stream of pushes of this tab, which is open while somebody follows it. */
export interface Stream {
  /** The keys of those who follow it. */
  followers: string[];
  /** Whether pushes arrive at the moment; if not, rows have to be asked for. */
  isOpen: boolean;
}

/** What a slice's users see of the store. */
export interface WithStream {
  stream: Stream;
}

const stream = createSlice({
  name: 'stream',
  initialState: (): Stream => ({ followers: [], isOpen: false }),
  reducers: {
    followed({ followers }, { payload: key }: PayloadAction<string>) {
      if (!followers.includes(key)) followers.push(key);
    },
    left({ followers }, { payload: key }: PayloadAction<string>) {
      if (followers.includes(key)) followers.splice(followers.indexOf(key), 1);
    },
    /** It is open, for the first time or again: what was missed meanwhile has to be read back. */
    opened(state) {
      state.isOpen = true;
    },
    closed(state) {
      state.isOpen = false;
    },
  },
});

/** The server has told something. */
export const pushed = createAction<Push>('stream/pushed');

/** Somebody else is signed in: the stream belongs to whoever it was opened by, and is opened anew. */
export const renewed = createAction('stream/renewed');

export const { followed, left, opened, closed } = stream.actions;
export const streamReducer = stream.reducer;

/** Whether pushes arrive, in a store whose state is typed elsewhere, as in an endpoint of the API. */
export const isStreamOpen = (getState: () => unknown): boolean =>
  (getState() as WithStream).stream.isOpen;
