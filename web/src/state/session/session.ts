import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { BrowserWorld } from '../world';

/** Who is signed in, as the server tells it. */
export interface SessionUser {
  id: string;
  email: string;
  email_verified: boolean;
  role: 'member' | 'admin';
  /** The password is a one-time one: until it is changed nothing else is open. */
  must_change_password: boolean;
  /** Signing in takes a code besides the password. */
  second_factor: boolean;
  user_metadata: { full_name: string; avatar_url: string | null };
}

/** What lets a member's requests through. */
export interface Held {
  token: string;
  /** By the browser's clock, in milliseconds. */
  expiresAt: number;
  user: SessionUser;
}

/** `unknown` until the first answer; a page that needs a member waits so long. */
export type Who =
  | { status: 'unknown' | 'guest'; user: null; held?: undefined }
  | { status: 'member'; user: SessionUser; held: Held };

export interface Session {
  who: Who;
  /** Whether somebody signed in here and nobody has said that it is over, known or not. */
  isRemembered: boolean;
  /** The member is leaving: whoever hears of the session's end has nothing to find out. */
  isLeaving: boolean;
}

/** What a slice's users see of the store. */
export interface WithSession {
  session: Session;
}

/** The session of a store whose state is typed elsewhere, as in an endpoint of the API. */
export const sessionOf = (getState: () => unknown): Session => (getState() as WithSession).session;

interface FromTab {
  /** Another tab has told of it. */
  isFromTab?: boolean;
}

/** Of whom nothing is known yet, as the server sends pages. */
export const UNKNOWN: Session = {
  who: { status: 'unknown', user: null },
  isRemembered: false,
  isLeaving: false,
};

const GUEST: Who = { status: 'guest', user: null };

/** Where all tabs find whether somebody signed in. */
export const REMEMBERED_KEY = 'cosmic-guide:member';

const session = createSlice({
  name: 'session',
  initialState: UNKNOWN,
  reducers: {
    /** Somebody is signed in: they were found, signed in, or their token was renewed. */
    sessionHeld(state, { payload: { held } }: PayloadAction<{ held: Held } & FromTab>) {
      state.who = { status: 'member', user: held.user, held };
      state.isRemembered = true;
    },
    /** The session is over, by its member's choice or because the server says so. */
    sessionOver(state, _over: PayloadAction<{ byChoice: boolean } & FromTab>) {
      state.who = GUEST;
      state.isRemembered = false;
    },
    /** Nobody is known to be signed in, which says nothing of whether a session is over. */
    nobodyFound(state) {
      state.who = GUEST;
    },
    leavingChanged(state, { payload }: PayloadAction<boolean>) {
      state.isLeaving = payload;
    },
  },
});

export const { sessionHeld, sessionOver, nobodyFound, leavingChanged } = session.actions;
export const sessionReducer = session.reducer;

/** Tells what may change who is signed in. */
export const anySessionChange = isAnyOf(sessionHeld, sessionOver, nobodyFound);

/** What is known of the session before anybody was asked. */
export function keptSession({ local }: BrowserWorld): Session {
  return { ...UNKNOWN, isRemembered: local.read(REMEMBERED_KEY) !== null };
}
