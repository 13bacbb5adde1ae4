import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { BrowserWorld } from './world';

/** What a visitor has chosen for this browser. */
export interface Preferences {
  /** Whether the site may be heard. */
  sound: boolean;
  /** Whether music plays on. */
  ambient: boolean;
  /** The key of the sign whose day a guest reads; it is chosen once, and kept unchecked. */
  sign: string | null;
}

/** Under which a browser keeps the choices about sound, and the sign. */
export const SOUND_KEY = 'cosmic.sound';
export const AMBIENT_KEY = 'cosmic.ambient';
export const SIGN_KEY = 'cosmic.sign';

/** Of somebody who has chosen nothing yet, as the server takes everybody. */
export const AS_SENT: Preferences = {
  sound: true,
  ambient: false,
  sign: null,
};

const preferences = createSlice({
  name: 'preferences',
  initialState: AS_SENT,
  reducers: {
    /** Without sound there is no ambient music. */
    soundTurned(state, { payload }: PayloadAction<boolean>) {
      state.sound = payload;
      state.ambient &&= payload;
    },
    /** Turning the ambient music on turns sound on. */
    ambientTurned(state, { payload }: PayloadAction<boolean>) {
      state.ambient = payload;
      state.sound ||= payload;
    },
    signChosen(state, { payload }: PayloadAction<string | null>) {
      state.sign = payload;
    },
  },
});

export const { soundTurned, ambientTurned, signChosen } = preferences.actions;
export const preferencesReducer = preferences.reducer;

/** What was chosen in this browser before; where nothing was, what suits its settings. */
export function keptPreferences({ local, isStill }: BrowserWorld): Preferences {
  const kept = (key: string, otherwise: boolean) => {
    const text = local.read(key);
    return text === null ? otherwise : text === 'true';
  };
  return {
    ...AS_SENT,
    // Who wants nothing to move is not surprised by sound either.
    sound: kept(SOUND_KEY, !isStill()),
    ambient: kept(AMBIENT_KEY, false),
    sign: local.read(SIGN_KEY),
  };
}
