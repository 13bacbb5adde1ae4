import { api } from '../../api/api';
import { layoutStrings } from '../../app/layout.strings';
import { makeStore } from '../../app/store';
import { fakeWorld, textsInMemory } from '../testing/fake-world';
import type { BrowserWorld, TabMessage } from '../world';
import {
  hearTab,
  lastingToken,
  leaveSession,
  lookAtSession,
  refreshSession,
  startSession,
} from './keep-session';
import { REMEMBERED_KEY, sessionOver, type SessionUser } from './session';
import { POLL_INTERVAL_MS } from './session-listeners';

const USER: SessionUser = {
  id: '6f1f6b3e-6d5b-4b59-8b0a-0d9d0c8e9a11',
  email: 'ada@example.org',
  email_verified: true,
  role: 'member',
  must_change_password: false,
  second_factor: false,
  user_metadata: { full_name: 'Ada', avatar_url: null },
};

/** A browser whose clock stands still until something pauses, and whose server answers by script. */
function makeWorld(answers: (number | 'offline')[], isRemembered = true) {
  const told: TabMessage[] = [];
  const pauses: number[] = [];
  const state = { now: 1_000_000, asked: 0, online: true };
  const local = textsInMemory(isRemembered ? { [REMEMBERED_KEY]: '1' } : {});
  const world = fakeWorld({
    local,
    refresh: () => {
      state.asked += 1;
      const status = answers.shift() ?? 200;
      if (status === 'offline') return Promise.reject(new TypeError('no connection'));
      const body = { access_token: `token ${state.asked}`, expires_in: 300, user: USER };
      return Promise.resolve({
        ok: status === 200,
        status,
        json: () => Promise.resolve(body),
      } as Response);
    },
    isOnline: () => state.online,
    now: () => state.now,
    pause: (ms) => {
      pauses.push(ms);
      state.now += ms;
      return Promise.resolve();
    },
    tell: (message) => told.push(message),
  });
  return { world, state, told, pauses, isRemembered: () => local.read(REMEMBERED_KEY) !== null };
}

type Tab = ReturnType<typeof openTab>;

/** A tab of a browser. */
function openTab(world: BrowserWorld) {
  const { dispatch, getState } = makeStore(world);
  return {
    dispatch,
    session: () => getState().session,
    who: () => getState().session.who,
    start: () => dispatch(startSession()),
    look: () => dispatch(lookAtSession()),
    refresh: () => dispatch(refreshSession()),
    leave: (end: () => Promise<unknown>) => dispatch(leaveSession(end)),
    drop: () => dispatch(sessionOver({ byChoice: true })),
    hear: (message: TabMessage) => dispatch(hearTab(message)),
    token: async () => {
      await dispatch(lastingToken());
      return getState().session.who.held?.token;
    },
    toldOf: () => getState().toasts.messages.map(({ title }) => title),
  };
}

const loaded = api.injectEndpoints({
  endpoints: (build) => ({ ofMember: build.query<object, void>({ query: () => '/of-member' }) }),
});

describe('the session of a tab', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('asks nothing where nobody ever signed in', async () => {
    const { world, state } = makeWorld([], false);
    const tab = openTab(world);
    expect(tab.who().status).toBe('unknown');

    await tab.start();

    expect(tab.who()).toEqual({ status: 'guest', user: null });
    expect(state.asked).toBe(0);
  });

  it('finds the member by the cookie and tells the other tabs', async () => {
    const { world, told } = makeWorld([200]);
    const tab = openTab(world);

    await tab.start();

    expect(tab.who()).toMatchObject({ status: 'member', user: USER });
    expect(await tab.token()).toBe('token 1');
    expect(told).toEqual([{ type: 'session', session: expect.objectContaining({ user: USER }) }]);
  });

  it('renews when 90 seconds are left and not before', async () => {
    const { world, state } = makeWorld([200, 200]);
    const tab = openTab(world);
    await tab.start();

    state.now += 209_000;
    await tab.look();
    expect(state.asked).toBe(1);
    state.now += 1_000;
    await tab.look();
    expect(state.asked).toBe(2);
    expect(await tab.token()).toBe('token 2');
  });

  it('renews once however many ask', async () => {
    const { world, state } = makeWorld([200, 200]);
    const tab = openTab(world);
    await tab.start();

    await Promise.all(Array.from({ length: 20 }, () => tab.refresh()));

    expect(state.asked).toBe(2);
  });

  it('leaves it to another tab that was faster', async () => {
    const { world, state } = makeWorld([200]);
    const tab: Tab = openTab({
      ...world,
      alone: (task) => {
        if (state.asked > 0) {
          tab.hear({
            type: 'session',
            session: { token: 'of the other tab', expiresAt: state.now + 900_000, user: USER },
          });
        }
        return task();
      },
    });
    await tab.start();

    await tab.refresh();

    expect(state.asked).toBe(1);
    expect(await tab.token()).toBe('of the other tab');
  });

  it('repeats after 502, 503, 504 and no connection, with doubling pauses', async () => {
    const { world, pauses } = makeWorld([502, 503, 504, 'offline', 200]);
    const tab = openTab(world);

    await tab.start();

    expect(tab.who().status).toBe('member');
    expect(pauses).toEqual([200, 400, 800, 1600]);
  });

  it('gives up after half a minute and stays signed in until it is told otherwise', async () => {
    const { world, pauses, isRemembered } = makeWorld([200, ...Array<503>(50).fill(503)]);
    const tab = openTab(world);
    await tab.start();

    await tab.refresh();

    expect(pauses.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(30_000);
    expect(tab.who().status).toBe('member');
    expect(isRemembered()).toBe(true);
  });

  it('waits for nothing without a connection, and still remembers whose session it was', async () => {
    const { world, state, pauses } = makeWorld(['offline', 200]);
    state.online = false;
    const tab = openTab(world);

    await tab.start();
    expect([tab.who().status, tab.session().isRemembered, pauses]).toEqual(['guest', true, []]);

    state.online = true;
    await tab.start();
    expect(tab.who().status).toBe('member');
  });

  it('is over when the server says so, here and in the other tabs', async () => {
    const { world, told, isRemembered } = makeWorld([200, 401]);
    const tab = openTab(world);
    await tab.start();

    await tab.refresh();

    expect(tab.who().status).toBe('guest');
    expect(isRemembered()).toBe(false);
    expect(told.at(-1)).toEqual({ type: 'signed-out' });
  });

  it('tells of an end that the server has decided, here and in the other tabs, and of no other', async () => {
    const ended = async (end: (tab: Tab) => void | Promise<void>) => {
      const tab = openTab(makeWorld([200, 401]).world);
      await tab.start();
      await end(tab);
      expect(tab.who().status).toBe('guest');
      return tab.toldOf();
    };
    const { title } = layoutStrings.sessionEnded;

    expect(await ended((tab) => tab.refresh())).toEqual([title]);
    expect(await ended((tab) => tab.hear({ type: 'signed-out' }))).toEqual([title]);
    expect(await ended((tab) => void tab.drop())).toEqual([]);
    expect(await ended((tab) => tab.hear({ type: 'signed-out', byChoice: true }))).toEqual([]);
  });

  it('asks nothing of a session that is being left, and is a guest afterwards', async () => {
    const { world, state, told } = makeWorld([200]);
    const tab = openTab(world);
    await tab.start();

    await tab.leave(() => tab.refresh());

    expect(state.asked).toBe(1);
    expect(tab.who().status).toBe('guest');
    expect(told.at(-1)).toEqual({ type: 'signed-out', byChoice: true });
  });

  it('stays signed in where leaving failed', async () => {
    const tab = openTab(makeWorld([200, 200]).world);
    await tab.start();

    await expect(tab.leave(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
    await tab.refresh();

    expect(await tab.token()).toBe('token 2');
  });

  it('is not signed in again by a renewal that was under way when it was left', async () => {
    const { world } = makeWorld([200, 200]);
    const tab = openTab(world);
    await tab.start();

    const renewal = tab.refresh();
    tab.drop();
    await renewal;

    expect(tab.who().status).toBe('guest');
  });

  it('says nothing of an end where nobody was signed in', async () => {
    const tab = openTab(makeWorld([401]).world);

    await tab.start();

    expect(tab.who().status).toBe('guest');
    expect(tab.toldOf()).toEqual([]);
  });

  it('follows the other tabs in and out', async () => {
    const { world, state, told } = makeWorld([], false);
    const tab = openTab(world);
    await tab.start();

    tab.hear({
      type: 'session',
      session: { token: 'theirs', expiresAt: state.now + 300_000, user: USER },
    });
    expect(await tab.token()).toBe('theirs');
    tab.hear({ type: 'signed-out' });

    expect(tab.who().status).toBe('guest');
    expect(told).toEqual([]);
  });

  it('keeps a token that lasts longer than one that another tab tells of', async () => {
    const { world, state } = makeWorld([200]);
    const tab = openTab(world);
    await tab.start();

    const expiresAt = state.now + 1_000;
    tab.hear({ type: 'session', session: { token: 'older', expiresAt, user: USER } });

    expect(await tab.token()).toBe('token 1');
  });

  it('is looked at every half minute, as long as somebody is signed in', async () => {
    const { world, state } = makeWorld([200, 200, 200]);
    const tab = openTab(world);
    await tab.start();

    state.now += 215_000;
    await jest.advanceTimersByTimeAsync(POLL_INTERVAL_MS);
    expect(state.asked).toBe(2);
    await jest.advanceTimersByTimeAsync(POLL_INTERVAL_MS);
    expect(state.asked).toBe(2);
    tab.drop();
    state.now += 900_000;
    await jest.advanceTimersByTimeAsync(2 * POLL_INTERVAL_MS);
    expect(state.asked).toBe(2);
  });

  it('lets nobody see what was loaded for another person', async () => {
    const { world, state } = makeWorld([200]);
    const { dispatch, getState } = makeStore(world);
    await dispatch(startSession());
    await dispatch(loaded.util.upsertQueryData('ofMember', undefined, { secret: 1 }));
    const another = { ...USER, id: 'another' };

    const session = { token: 'theirs', expiresAt: state.now + 900_000, user: another };
    dispatch(hearTab({ type: 'session', session }));

    expect(loaded.endpoints.ofMember.select()(getState()).data).toBeUndefined();
  });
});
