import {
  SessionKeeper,
  type SessionUser,
  type SessionWorld,
  type TabMessage,
} from './session-keeper';

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
  const state = { now: 1_000_000, asked: 0, remembered: isRemembered, online: true };
  const world: SessionWorld = {
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
    remembered: () => state.remembered,
    remember: (isMember) => {
      state.remembered = isMember;
    },
    tell: (message) => told.push(message),
    alone: (task) => task(),
  };
  return { world, state, told, pauses };
}

describe('SessionKeeper', () => {
  it('asks nothing where nobody ever signed in', async () => {
    const { world, state } = makeWorld([], false);
    const keeper = new SessionKeeper(world);
    expect(keeper.state.status).toBe('unknown');

    await keeper.start();

    expect(keeper.state).toEqual({ status: 'guest', user: null });
    expect(state.asked).toBe(0);
  });

  it('finds the member by the cookie and tells the other tabs', async () => {
    const { world, told } = makeWorld([200]);
    const keeper = new SessionKeeper(world);

    await keeper.start();

    expect(keeper.state).toEqual({ status: 'member', user: USER });
    expect(await keeper.token()).toBe('token 1');
    expect(told).toEqual([{ type: 'session', session: expect.objectContaining({ user: USER }) }]);
  });

  it('renews when 90 seconds are left and not before', async () => {
    const { world, state } = makeWorld([200, 200]);
    const keeper = new SessionKeeper(world);
    await keeper.start();

    state.now += 209_000;
    await keeper.look();
    expect(state.asked).toBe(1);
    state.now += 1_000;
    await keeper.look();
    expect(state.asked).toBe(2);
    expect(await keeper.token()).toBe('token 2');
  });

  it('renews once however many ask', async () => {
    const { world, state } = makeWorld([200, 200]);
    const keeper = new SessionKeeper(world);
    await keeper.start();

    await Promise.all(Array.from({ length: 20 }, () => keeper.refresh()));

    expect(state.asked).toBe(2);
  });

  it('leaves it to another tab that was faster', async () => {
    const { world, state } = makeWorld([200]);
    const keeper = new SessionKeeper({
      ...world,
      alone: (task) => {
        if (state.asked > 0) {
          keeper.hear({
            type: 'session',
            session: { token: 'of the other tab', expiresAt: state.now + 900_000, user: USER },
          });
        }
        return task();
      },
    });
    await keeper.start();

    await keeper.refresh();

    expect(state.asked).toBe(1);
    expect(await keeper.token()).toBe('of the other tab');
  });

  it('repeats after 502, 503, 504 and no connection, with doubling pauses', async () => {
    const { world, pauses } = makeWorld([502, 503, 504, 'offline', 200]);
    const keeper = new SessionKeeper(world);

    await keeper.start();

    expect(keeper.state.status).toBe('member');
    expect(pauses).toEqual([200, 400, 800, 1600]);
  });

  it('gives up after half a minute and stays signed in until it is told otherwise', async () => {
    const { world, state, pauses } = makeWorld([200, ...Array<503>(50).fill(503)]);
    const keeper = new SessionKeeper(world);
    await keeper.start();

    await keeper.refresh();

    expect(pauses.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(30_000);
    expect(keeper.state.status).toBe('member');
    expect(state.remembered).toBe(true);
  });

  it('waits for nothing without a connection, and still remembers whose session it was', async () => {
    const { world, state, pauses } = makeWorld(['offline', 200]);
    state.online = false;
    const keeper = new SessionKeeper(world);

    await keeper.start();
    expect([keeper.state.status, keeper.isRemembered, pauses]).toEqual(['guest', true, []]);

    state.online = true;
    await keeper.start();
    expect(keeper.state.status).toBe('member');
  });

  it('is over when the server says so, here and in the other tabs', async () => {
    const { world, state, told } = makeWorld([200, 401]);
    const keeper = new SessionKeeper(world);
    await keeper.start();

    await keeper.refresh();

    expect(keeper.state.status).toBe('guest');
    expect(state.remembered).toBe(false);
    expect(told.at(-1)).toEqual({ type: 'signed-out' });
  });

  it('tells of an end that the server has decided, here and in the other tabs, and of no other', async () => {
    const ended = async (end: (keeper: SessionKeeper) => void | Promise<void>) => {
      const keeper = new SessionKeeper(makeWorld([200, 401]).world);
      const told: string[] = [];
      keeper.onEnd(() => told.push(keeper.state.status));
      await keeper.start();
      await end(keeper);
      return told;
    };

    expect(await ended((keeper) => keeper.refresh())).toEqual(['guest']);
    expect(await ended((keeper) => keeper.hear({ type: 'signed-out' }))).toEqual(['guest']);
    expect(await ended((keeper) => keeper.drop())).toEqual([]);
    expect(await ended((keeper) => keeper.hear({ type: 'signed-out', byChoice: true }))).toEqual(
      [],
    );
  });

  it('asks nothing of a session that is being left, and is a guest afterwards', async () => {
    const { world, state, told } = makeWorld([200]);
    const keeper = new SessionKeeper(world);
    await keeper.start();

    await keeper.leave(() => keeper.refresh());

    expect(state.asked).toBe(1);
    expect(keeper.state.status).toBe('guest');
    expect(told.at(-1)).toEqual({ type: 'signed-out', byChoice: true });
  });

  it('stays signed in where leaving failed', async () => {
    const keeper = new SessionKeeper(makeWorld([200, 200]).world);
    await keeper.start();

    await expect(keeper.leave(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
    await keeper.refresh();

    expect(await keeper.token()).toBe('token 2');
  });

  it('is not signed in again by a renewal that was under way when it was left', async () => {
    const { world } = makeWorld([200, 200]);
    const keeper = new SessionKeeper(world);
    await keeper.start();

    const renewal = keeper.refresh();
    keeper.drop();
    await renewal;

    expect(keeper.state.status).toBe('guest');
  });

  it('says nothing of an end where nobody was signed in', async () => {
    const keeper = new SessionKeeper(makeWorld([401]).world);
    const told: string[] = [];
    keeper.onEnd(() => told.push('ended'));

    await keeper.start();

    expect(keeper.state.status).toBe('guest');
    expect(told).toEqual([]);
  });

  it('follows the other tabs in and out', async () => {
    const { world, state } = makeWorld([], false);
    const keeper = new SessionKeeper(world);
    const seen: string[] = [];
    keeper.onChange(({ status }) => seen.push(status));
    await keeper.start();

    keeper.hear({
      type: 'session',
      session: { token: 'theirs', expiresAt: state.now + 300_000, user: USER },
    });
    keeper.hear({ type: 'signed-out' });

    expect(seen).toEqual(['guest', 'member', 'guest']);
  });
});
