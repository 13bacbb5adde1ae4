import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The gesture after which a browser lets a page be heard. */
export interface Touch {
  /** Whether something that acts was touched, as a link or a button. */
  isOnControl: boolean;
  /** By the page's own clock, in milliseconds. */
  at: number;
}

/** The gesture with which the site began to be heard; null while it is silent. */
const firstTouch = createSlice({
  name: 'firstTouch',
  initialState: null as Touch | null,
  reducers: {
    /** A later gesture changes nothing. */
    touched: (state, { payload }: PayloadAction<Touch>) => state ?? payload,
  },
});

export const { touched } = firstTouch.actions;
export const firstTouchReducer = firstTouch.reducer;
