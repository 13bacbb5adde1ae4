import { register } from 'prom-client';
import { hashPassword, verifyPassword } from '@cosmic/auth/passwords/password';
import { newAddress } from '@cosmic/platform/testing/address';
import { printRows, quantile } from '@cosmic/platform/testing/figures';
import { perSecond, timed } from '@cosmic/platform/testing/pace';
import { makeSite, PASSWORD, Visitor, type Site } from '../make';

/** OWASP's minimum, which is what we go by. */
const COST = { memoryKib: 19_456, passes: 2 };
const AT_ONCE = 2;
/** The accounts before these are used up or ended by a test of their own. */
const FIRST = 2;
const TRIES = 500;
const STRANGERS = 100;

/** What an attacker can measure or use up by signing in. */
describe('guessing at the sign-in', () => {
  let site: Site;
  let url: string;
  let hash: string;
  let now = Date.now();

  beforeAll(async () => {
    site = await makeSite({
      trustedProxies: 1,
      clock: () => new Date(now),
      auth: {
        ARGON2_MEMORY_KIB: String(COST.memoryKib),
        ARGON2_PASSES: String(COST.passes),
        SIGN_INS_AT_ONCE: String(AT_ONCE),
      },
    });
    ({ url } = await site.gateway());
    hash = await hashPassword(PASSWORD, COST);
    await site.world.query(
      `INSERT INTO auth.accounts (id, email, password_hash, full_name)
       SELECT gen_random_uuid(), 'known-' || number || '@example.com', $1, 'Vera Rubin'
       FROM generate_series(1, $2) AS number`,
      [hash, FIRST + TRIES],
    );
  });
  afterAll(() => site.stop());

  /** Whoever says no other comes from an address of their own: each has so many attempts. */
  const signIn = (
    email: string,
    { password = PASSWORD, from = newAddress(), who = new Visitor(url) } = {},
  ) => who.signIn(email, password, { 'x-forwarded-for': from });
  const keysDerived = async () =>
    (await register.getSingleMetric('cosmic_password_keys_total')!.get()).values[0]!.value;

  it('does not tell by its time who has an account', async () => {
    const known: number[] = [];
    const unknown: number[] = [];
    const kdf: number[] = [];
    for (let index = 0; index < TRIES; index += 1) {
      const wrong = async (email: string) => {
        const { status, ms } = await timed(() => signIn(email, { password: 'not the password' }));
        expect(status).toBe(401);
        return ms;
      };
      const ask = [
        async () => known.push(await wrong(`known-${FIRST + index + 1}@example.com`)),
        async () => unknown.push(await wrong(`unknown-${index}@example.com`)),
      ];
      for (const one of index % 2 ? ask : ask.reverse()) await one();
      const from = performance.now();
      await verifyPassword(hash, 'not the password');
      kdf.push(performance.now() - from);
    }
    const difference = Math.abs(quantile(known, 0.5) - quantile(unknown, 0.5));
    const told = areaUnderCurve(known, unknown);
    printRows(`${TRIES} wrong passwords for known and unknown addresses by turns`, [
      {
        'difference of medians / password check': (difference / quantile(kdf, 0.5)).toFixed(3),
        'to stay under': '0.05',
      },
      {
        'area under the curve': Math.max(told, 1 - told).toFixed(3),
        'to stay under': '0.55',
        'by chance': '0.500',
      },
    ]);
  });

  it("lets strangers use up their own attempts and nobody else's", async () => {
    const email = 'known-1@example.com';
    const owner = { who: new Visitor(url), from: newAddress() };
    await signIn(email, owner);
    const before = await keysDerived();

    const statuses: number[] = [];
    await perSecond(1_000, 20, async (index) => {
      const from = `198.51.100.${index % STRANGERS}`;
      statuses.push((await signIn(email, { password: `guess ${index}`, from })).status);
    });

    const checks = (await keysDerived()) - before;
    const again = await signIn(email, owner);
    printRows(`1,000 guesses at one account from ${STRANGERS} addresses within an hour`, [
      { 'password checks': String(checks), 'at most': '20' },
      { "the owner's browser": again.status === 200 ? 'still signs in' : 'is locked out' },
    ]);
    expect(statuses).toHaveLength(1_000);
    expect(checks).toBeLessThanOrEqual(20);
    expect(again.status).toBe(200);
  });

  it('goes on in fifty tabs at once, and ends everywhere when a token is shown again', async () => {
    const tab = new Visitor(url);
    await signIn('known-2@example.com', { who: tab });
    const first = tab.at(url);
    const tabs = Array.from({ length: 50 }, () => tab.at(url));
    const statuses = (await Promise.all(tabs.map((each) => each.refresh()))).map(
      ({ status }) => status,
    );
    const successors = new Set(tabs.map(({ cookies }) => cookies.get('cosmic_session')!.value));
    now += 11_000;
    await first.refresh();
    const works = [];
    for (let second = 0; second <= 20; second += 1) {
      for (const each of [tabs[0]!, first]) {
        const copy = each.at(url);
        if ((await copy.refresh()).status === 200) works.push(second);
      }
      now += 1_000;
    }
    printRows('50 refreshes of one session at once, then its first token again after 11 s', [
      {
        'signed out': String(statuses.filter((status) => status !== 200).length),
        'live tokens': String(successors.size),
        'tokens that work 0 to 20 s later': String(works.length),
      },
    ]);
    expect(works).toEqual([]);
    expect(successors.size).toBe(1);
  });
});

/** How well a threshold tells two kinds apart: 0.5 is by chance, 1 always. */
function areaUnderCurve(ones: number[], others: number[]): number {
  const above = ones.flatMap((one) =>
    others.map((other) => (one > other ? 1 : one === other ? 0.5 : 0)),
  );
  return above.reduce((sum: number, point) => sum + point, 0) / above.length;
}
