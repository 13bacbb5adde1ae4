import { SESSIONS_ENDED_SUBJECT } from '@cosmic/contracts/access-token';
import { auth } from '@cosmic/contracts/account/auth';
import { until } from '@cosmic/platform/testing/until';
import { codeOf, makeTestBed, type TestBed } from './make';

describe('refresh tokens', () => {
  let bed: TestBed;

  beforeAll(async () => {
    bed = await makeTestBed();
  });
  afterAll(() => bed.stop());

  const rowsOf = (userId: string) =>
    bed.world.query<{ used_at: Date | null; revoked_at: Date | null }>(
      `SELECT token.used_at, session.revoked_at FROM auth.refresh_tokens AS token
       JOIN auth.sessions AS session ON session.id = token.session_id
       WHERE session.user_id = $1`,
      [userId],
    );

  it('are kept as hashes alone', async () => {
    const { opened } = await bed.member();

    const [{ found }] = (await bed.world.query<{ found: boolean }>(
      `SELECT bool_or(row_to_json(token)::text LIKE '%' || $1 || '%'
                   OR encode(token.hash, 'escape') LIKE '%' || $1 || '%') AS found
       FROM auth.refresh_tokens AS token`,
      [opened.refreshToken],
    )) as [{ found: boolean }];
    expect(found).toBe(false);
  });

  it('rotate: each is good once', async () => {
    const { opened } = await bed.member();

    const second = await bed.refresh(opened.refreshToken);
    const third = await bed.refresh(second.refreshToken);

    expect(new Set([opened, second, third].map(({ refreshToken }) => refreshToken)).size).toBe(3);
    expect(third.session.user.id).toBe(opened.session.user.id);
  });

  it.each([50, 100])(
    'survive %d refreshes at once: one successor, nobody signed out',
    async (many) => {
      const { opened, actor } = await bed.member();

      const outcomes = await Promise.all(
        Array.from({ length: many }, () => bed.refresh(opened.refreshToken)),
      );

      expect(new Set(outcomes.map(({ refreshToken }) => refreshToken)).size).toBe(1);
      const rows = await rowsOf(actor.id);
      expect(rows.filter(({ used_at }) => used_at === null)).toHaveLength(1);
      expect(rows).toHaveLength(2);
      expect(rows[0]!.revoked_at).toBeNull();
      expect(await codeOf(bed.refresh(outcomes[0]!.refreshToken))).toBe('accepted');
    },
  );

  it('survive a storm on two replicas', async () => {
    const { opened, actor } = await bed.member();
    const other = await bed.start();

    const outcomes = await Promise.all(
      Array.from({ length: 100 }, () => bed.refresh(opened.refreshToken)),
    );

    await other.close();
    expect(new Set(outcomes.map(({ refreshToken }) => refreshToken)).size).toBe(1);
    expect(await rowsOf(actor.id)).toHaveLength(2);
  });

  it('give a second tab the newest token, even when the first has gone on', async () => {
    const { opened } = await bed.member();
    const second = await bed.refresh(opened.refreshToken);
    const third = await bed.refresh(second.refreshToken);

    const other = await bed.refresh(opened.refreshToken);

    expect(other.refreshToken).toBe(third.refreshToken);
  });

  describe.each(Array.from({ length: 21 }, (_, seconds) => seconds))(
    'shown again %d s later',
    (seconds) => {
      it(seconds <= 10 ? 'are forgiven' : 'end the session, newest token and all', async () => {
        const { opened, actor, email } = await bed.member();
        const newest = await bed.refresh(opened.refreshToken);
        bed.pass(seconds);

        const replayed = await codeOf(bed.refresh(opened.refreshToken));

        if (seconds <= 10) {
          expect(replayed).toBe('accepted');
          expect(await codeOf(bed.refresh(newest.refreshToken))).toBe('accepted');
          return;
        }
        expect(replayed).toBe('session_missing');
        for (const later of [0, 1, 5, 14]) {
          bed.pass(later);
          for (const token of [newest.refreshToken, opened.refreshToken]) {
            expect(await codeOf(bed.refresh(token))).toBe('session_missing');
          }
        }
        for (const { revoked_at } of await rowsOf(actor.id)) expect(revoked_at).not.toBeNull();
        await bed.letter(email, /signed you out/);
      });
    },
  );

  it('stolen and used first end the session as soon as the owner comes', async () => {
    const { opened } = await bed.member();
    let thief = await bed.refresh(opened.refreshToken);
    bed.pass(11);
    thief = await bed.refresh(thief.refreshToken);
    bed.pass(11);

    expect(await codeOf(bed.refresh(opened.refreshToken))).toBe('session_missing');

    expect(await codeOf(bed.refresh(thief.refreshToken))).toBe('session_missing');
  });

  it('leave other sessions of the member alone', async () => {
    const { email, opened } = await bed.member();
    const elsewhere = await bed.signIn(email);
    await bed.refresh(opened.refreshToken);
    bed.pass(11);
    await codeOf(bed.refresh(opened.refreshToken));

    expect(await codeOf(bed.refresh(elsewhere.refreshToken))).toBe('accepted');
  });

  it('are over after thirty days without use, and after ninety with', async () => {
    const day = 24 * 60 * 60;
    const idle = await bed.member();
    let { refreshToken } = (await bed.member()).opened;
    const days = async (from: number, to: number, step: number) => {
      for (let at = from; at < to; at += step) {
        bed.pass(step * day);
        ({ refreshToken } = await bed.refresh(refreshToken));
      }
    };
    await days(0, 80, 20);
    expect(await codeOf(bed.refresh(idle.opened.refreshToken))).toBe('session_missing');
    bed.pass(11 * day);

    expect(await codeOf(bed.refresh(refreshToken))).toBe('session_missing');
  });

  it('that were never given out are refused, and nothing else happens', async () => {
    const { opened } = await bed.member();

    expect(await codeOf(bed.refresh('A'.repeat(43)))).toBe('session_missing');

    expect(await codeOf(bed.refresh(opened.refreshToken))).toBe('accepted');
  });

  it('are dead at once after a sign-out, which all gateways hear of', async () => {
    const heard: string[] = [];
    bed.nats.connection.subscribe(SESSIONS_ENDED_SUBJECT, {
      callback: (_, message) => {
        heard.push(...message.json<{ sessionIds: string[] }>().sessionIds);
      },
    });
    await bed.nats.connection.flush();
    const { opened, actor } = await bed.member();
    const { refreshToken } = await bed.refresh(opened.refreshToken);

    await bed.rpc.send(auth.signOut, null, { refreshToken });

    expect(await codeOf(bed.refresh(refreshToken))).toBe('session_missing');
    expect(await codeOf(bed.refresh(opened.refreshToken))).toBe('session_missing');
    const [{ id }] = (await bed.world.query<{ id: string }>(
      'SELECT id FROM auth.sessions WHERE user_id = $1',
      [actor.id],
    )) as [{ id: string }];
    await until(() => heard.includes(id), 'the end is told');
    expect(await codeOf(bed.rpc.send(auth.signOut, null, { refreshToken }))).toBe('accepted');
  });

  it('are all dead after a sign-out everywhere', async () => {
    const { email, actor, opened } = await bed.member();
    const elsewhere = await bed.signIn(email);

    await bed.rpc.send(auth.signOutEverywhere, actor, {});

    for (const { refreshToken } of [opened, elsewhere]) {
      expect(await codeOf(bed.refresh(refreshToken))).toBe('session_missing');
    }
    expect(await codeOf(bed.signIn(email))).toBe('accepted');
  });

  it('begin anew with each sign-in, and the session the browser had before ends', async () => {
    const { email, opened } = await bed.member();

    const again = await bed.signIn(email, { refreshToken: opened.refreshToken });

    expect(again.refreshToken).not.toBe(opened.refreshToken);
    expect(await codeOf(bed.refresh(opened.refreshToken))).toBe('session_missing');
    expect(await codeOf(bed.refresh(again.refreshToken))).toBe('accepted');
  });

  it('work at any replica', async () => {
    const { opened } = await bed.member();
    const other = await bed.start();
    let { refreshToken } = opened;

    for (let turn = 0; turn < 10; turn += 1) ({ refreshToken } = await bed.refresh(refreshToken));

    await other.close();
    expect(await codeOf(bed.refresh(refreshToken))).toBe('accepted');
  });
});
