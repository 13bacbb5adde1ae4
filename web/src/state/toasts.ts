import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';

/** A short message as it is shown. */
export interface ToastMessage {
  /** Rises from message to message. */
  id: number;
  tone: 'success' | 'error';
  title: string;
  body?: string | undefined;
  /** What can be done about it, as long as it is on show. */
  action?: ToastAction | undefined;
}

export interface ToastAction {
  label: string;
  /** What is dispatched when it is pressed; a listener does what is asked. */
  asks: UnknownAction;
  /** It is on show until it is answered or closed. */
  stays?: true;
}

interface Toasts {
  /** On show, oldest first. */
  messages: ToastMessage[];
  /** Of the newest message so far; 0 before the first. */
  lastId: number;
}

/** As many as stay readable at once; an older one gives way. */
const VISIBLE = 3;

const initialState: Toasts = { messages: [], lastId: 0 };

/** Short messages that are shown for a few seconds, wherever on the site they were caused. */
const toasts = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    toastShown(state, { payload }: PayloadAction<Omit<ToastMessage, 'id'>>) {
      state.messages = [...state.messages, { ...payload, id: ++state.lastId }].slice(-VISIBLE);
    },
    /** One that is gone already is no fault. */
    toastDismissed(state, { payload }: PayloadAction<number>) {
      state.messages = state.messages.filter(({ id }) => id !== payload);
    },
  },
});

export const { toastShown, toastDismissed } = toasts.actions;
export const toastsReducer = toasts.reducer;
