import type { BrowserWorld, TabMessage, WorldThunk } from '../world';
import {
  leavingChanged,
  nobodyFound,
  REMEMBERED_KEY,
  sessionHeld,
  sessionOver,
  type SessionUser,
  type WithSession,
} from './session';

/** What signing in and refreshing answer; the refresh token itself is a cookie no script can read. */
export interface SessionAnswer {
  access_token: string;
  /** Seconds. */
  expires_in: number;
  user: SessionUser;
}

type SessionThunk<Result> = WorldThunk<WithSession, Result>;

/** How much life a token must have left, where it is looked at. */
const REFRESH_BEFORE_MS = 90_000;

/** A refresh that meets trouble on the way is repeated after 0.2, 0.4, 0.8 … seconds, for half a minute. */
const FIRST_PAUSE_MS = 200;
const KEEP_TRYING_MS = 30_000;
const PASSING_TROUBLE = [502, 503, 504];

/** The renewal that is under way in a browser, for all who ask meanwhile. */
const renewals = new WeakMap<BrowserWorld, Promise<void>>();

/** Finds out whether somebody is signed in. Guests are not asked for. */
export function startSession(): SessionThunk<Promise<void>> {
  return async (dispatch, _getState, { local }) => {
    if (local.read(REMEMBERED_KEY) !== null) await dispatch(refreshSession());
    else dispatch(nobodyFound());
  };
}

/** Looks whether the token has to be renewed; called again and again. */
export function lookAtSession(): SessionThunk<Promise<void>> {
  return async (dispatch, getState, world) => {
    const { held } = getState().session.who;
    if (held && held.expiresAt - world.now() <= REFRESH_BEFORE_MS) await dispatch(refreshSession());
  };
}

/** Waits while the session is being found out, and until a token that has ended was renewed. */
export function lastingToken(): SessionThunk<Promise<void>> {
  return async (dispatch, getState, world) => {
    if (getState().session.who.status === 'unknown') await renewals.get(world);
    const { held } = getState().session.who;
    if (held && held.expiresAt <= world.now()) await dispatch(refreshSession());
  };
}

/** Takes over what signing in answered. */
export function adoptSession({
  access_token,
  expires_in,
  user,
}: SessionAnswer): SessionThunk<void> {
  return (dispatch, _getState, { now }) => {
    const held = { token: access_token, expiresAt: now() + expires_in * 1000, user };
    dispatch(sessionHeld({ held }));
  };
}

/**
 * Runs what ends the session on the server, and forgets it here. That it ends is expected
 * meanwhile: whoever hears of it first has nothing to find out.
 */
export function leaveSession(end: () => Promise<unknown>): SessionThunk<Promise<void>> {
  return async (dispatch) => {
    dispatch(leavingChanged(true));
    try {
      await end();
      dispatch(sessionOver({ byChoice: true }));
    } finally {
      dispatch(leavingChanged(false));
    }
  };
}

/** What another tab has told. */
export function hearTab(message: TabMessage): SessionThunk<void> {
  return (dispatch, getState) => {
    if (message.type === 'signed-out') {
      dispatch(sessionOver({ byChoice: message.byChoice === true, isFromTab: true }));
    } else if (message.session.expiresAt > (getState().session.who.held?.expiresAt ?? 0)) {
      dispatch(sessionHeld({ held: message.session, isFromTab: true }));
    }
  };
}

/** Renews the token, once however many ask; done when it was renewed, given up or dropped. */
export function refreshSession(): SessionThunk<Promise<void>> {
  return (dispatch, getState, world) => {
    const session = () => getState().session;
    if (session().isLeaving) return Promise.resolve();
    const before = session().who.held?.token;
    const underWay = renewals.get(world);
    if (underWay) return underWay;
    const renewal = world
      .alone(async () => {
        // Another tab may have renewed it while this one waited for its turn.
        const { held } = session().who;
        if (!held || held.token === before) await dispatch(askForToken());
      })
      .finally(() => renewals.delete(world));
    renewals.set(world, renewal);
    return renewal;
  };
}

function askForToken(): SessionThunk<Promise<void>> {
  return async (dispatch, getState, world) => {
    const status = () => getState().session.who.status;
    const before = status();
    const giveUpAt = world.now() + KEEP_TRYING_MS;
    for (let pause = FIRST_PAUSE_MS; ; pause *= 2) {
      const answer = await world.refresh().catch(() => undefined);
      // Left meanwhile: what the server says now is of a session that nobody wants.
      if (before === 'member' && status() === 'guest') return;
      if (answer?.ok) {
        dispatch(adoptSession((await answer.json()) as SessionAnswer));
        return;
      }
      if (answer && !PASSING_TROUBLE.includes(answer.status)) {
        dispatch(sessionOver({ byChoice: false }));
        return;
      }
      // Whoever waits for the token waits in vain, and there may be something kept for them.
      if (!world.isOnline() || world.now() + pause > giveUpAt) break;
      await world.pause(pause);
    }
    // Nobody said that the session is over: what is on screen stays, and the next look tries again.
    if (status() === 'unknown') dispatch(nobodyFound());
  };
}
