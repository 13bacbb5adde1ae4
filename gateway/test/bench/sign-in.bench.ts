import { hashPassword, verifyPassword } from '@cosmic/auth/passwords/password';
import { startSite, type RunningSite } from '@cosmic/migrate/testing/site';
import { atLeast, atMost, printRows, quantile, report } from '@cosmic/platform/testing/figures';
import { perSecond, timed } from '@cosmic/platform/testing/pace';
import { LeanCaller } from './lean-caller';
import { PASSWORD, Visitor } from '../make';

/** OWASP's minimum, which is what we go by. */
const COST = { memoryKib: 19_456, passes: 2 };
/** For the sign-ins before the first that counts. */
const CHEAP = { memoryKib: 8, passes: 1 };
const AT_ONCE = 2;
const MEMBERS = 64;
const ROUNDS = 12;
/** A site that has served for a while: by then the processes have compiled what they do often. */
const BEFORE = 4_000;
const LOOKS = 200;

/** Signing in at the whole site beside bare argon2id in the same run, and what a flood of it does to the rest. */
describe('signing in', () => {
  let site: RunningSite;
  let url: string;
  let hash: string;
  /** Those that are free. */
  let callers: LeanCaller[];

  beforeAll(async () => {
    site = await startSite({
      auth: {
        ARGON2_MEMORY_KIB: String(COST.memoryKib),
        ARGON2_PASSES: String(COST.passes),
        SIGN_INS_AT_ONCE: String(AT_ONCE),
      },
    });
    ({ url } = site);
    callers = Array.from({ length: MEMBERS }, () => new LeanCaller(url));
    await site.world.query(
      `INSERT INTO auth.accounts (id, email, password_hash, full_name)
       SELECT gen_random_uuid(), 'known-' || number || '@example.com', $1, 'Vera Rubin'
       FROM generate_series(1, $2) AS number`,
      [await hashPassword(PASSWORD, CHEAP), MEMBERS],
    );
    await perSecond(BEFORE, MEMBERS, signInOf);
    hash = await hashPassword(PASSWORD, COST);
    await site.world.query('UPDATE auth.accounts SET password_hash = $1', [hash]);
  });
  afterAll(async () => {
    for (const caller of callers) caller.close();
    await site.stop();
  });

  const signInOf = async (index: number) => {
    const email = `known-${(index % MEMBERS) + 1}@example.com`;
    const caller = callers.pop()!;
    const { status } = await caller.post('/api/auth/sign-in', { email, password: PASSWORD });
    callers.push(caller);
    return status;
  };

  it('keeps up with the password checks alone', async () => {
    const ratios: number[] = [];
    let lines: Record<string, string>[] = [];
    for (let round = -1; round < ROUNDS; round += 1) {
      const bare = await perSecond(MEMBERS * 2, AT_ONCE, () => verifyPassword(hash, PASSWORD));
      let opened = 0;
      const asked = await perSecond(MEMBERS * 2, MEMBERS, async (index) => {
        if ((await signInOf(index)) === 200) opened += 1;
      });
      // On a machine that is busy otherwise some wait in vain; only those who got in count.
      const ours = (asked * opened) / (MEMBERS * 2);
      expect(opened).toBeGreaterThan(0);
      if (round < 0) continue;
      ratios.push(ours / bare);
      lines = [...lines, { 'sign-ins/s': ours.toFixed(0), 'argon2id/s': bare.toFixed(0) }];
    }
    printRows(`${MEMBERS} at once, ${ROUNDS} interleaved rounds`, [
      ...lines,
      { 'median ratio': quantile(ratios, 0.5).toFixed(2), 'to reach': '0.70' },
    ]);
    report('P14: sign-ins, beside the password checks alone', [
      atLeast('P14: ratio', quantile(ratios, 0.5), 0.7),
    ]);
  });

  it('leaves the rest of the site quick while it is flooded', async () => {
    const paths = [
      '/api/plans',
      '/api/blog/posts',
      '/api/auth/session',
      '/api/readings/allowances',
    ];
    const member = new Visitor(url);
    await member.signIn('known-1@example.com');
    const look = async () => {
      const times = new Map(paths.map((path) => [path, [] as number[]]));
      for (let round = 0; round < LOOKS; round += 1) {
        for (const path of paths) {
          const { status, ms } = await timed(() => member.call('GET', path));
          expect(status).toBe(200);
          times.get(path)!.push(ms);
        }
      }
      return times;
    };
    await look();
    const idle = await look();
    let flooding = true;
    let turnedAway = 0;
    const flood = Array.from({ length: MEMBERS }, async (_, index) => {
      while (flooding) if ((await signInOf(index)) === 503) turnedAway += 1;
    });
    const busy = await look();
    flooding = false;
    await Promise.all(flood);

    const rows = paths.map((path) => {
      const [before, during] = [idle.get(path)!, busy.get(path)!];
      const ratio = quantile(during, 0.99) / quantile(before, 0.99);
      return {
        path,
        'idle p99 ms': quantile(before, 0.99).toFixed(1),
        'flooded p99 ms': quantile(during, 0.99).toFixed(1),
        ratio: ratio.toFixed(1),
      };
    });
    report('P14: the rest of the site in a flood of sign-ins', [
      atMost(
        'P14: p99 flooded / idle, the worst route',
        Math.max(...rows.map(({ ratio }) => Number(ratio))),
        5,
      ),
    ]);
    printRows(
      `${MEMBERS} sign-ins at once, callers on the same machine (${turnedAway} turned away)`,
      rows,
    );
  });
});
