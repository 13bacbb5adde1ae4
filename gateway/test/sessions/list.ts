import { Visitor } from '../make';
import type { SiteWithClock } from './site-with-clock';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';
const SOMEBODY = '0b4c7a52-6a3b-4a64-8f7b-222222222222';

interface Listed {
  id: string;
  browser: string | null;
  system: string | null;
  first_seen: string;
  last_used: string;
  is_current: boolean;
}

/** The list of their sessions, which a member reads and ends. */
export function describeList(made: () => SiteWithClock): void {
  describe("a member's sessions", () => {
    let url: string;
    let clock: SiteWithClock['clock'];

    beforeAll(() => {
      ({ url, clock } = made());
    });

    let count = 0;
    const newMember = async () => {
      const email = `everywhere-${(count += 1)}@example.com`;
      await new Visitor(url).signUp(email);
      return email;
    };
    const signedIn = async (email: string, userAgent = FIREFOX) => {
      const visitor = new Visitor(url);
      await visitor.signIn(email, undefined, { 'user-agent': userAgent });
      return visitor;
    };
    const listOf = async (by: Visitor): Promise<Listed[]> =>
      (await by.call('GET', '/api/auth/sessions')).body.sessions;
    const end = (by: Visitor, id: string) => by.call('DELETE', `/api/auth/sessions/${id}`);
    const isIn = async (visitor: Visitor) =>
      (await visitor.call('GET', '/api/profile')).status === 200;

    it('are told by browser and system, when begun and used last, the asking one marked', async () => {
      const email = await newMember();
      const begun = new Date(clock.now).toISOString();
      const telephone = await signedIn(email, SAFARI);
      const desk = await signedIn(email);
      const program = await signedIn(email, 'x'.repeat(5_000));
      clock.now += 60_000;
      await telephone.refresh();

      const sessions = await listOf(desk);

      expect(sessions.map(({ id: _, ...session }) => session)).toEqual(
        expect.arrayContaining([
          {
            browser: 'Safari',
            system: 'iOS',
            first_seen: begun,
            last_used: new Date(clock.now).toISOString(),
            is_current: false,
          },
          {
            browser: 'Firefox',
            system: 'Windows',
            first_seen: begun,
            last_used: begun,
            is_current: true,
          },
        ]),
      );
      expect(sessions).toHaveLength(3);
      expect(sessions[0]!.browser).toBe('Safari');
      const [ofProgram] = (await listOf(program)).filter(({ is_current }) => is_current);
      expect((ofProgram!.browser ?? '').length).toBeLessThanOrEqual(60);
    });

    it('end one by one: token, renewal and stream, and nobody else’s', async () => {
      const email = await newMember();
      const [desk, telephone] = [await signedIn(email), await signedIn(email, SAFARI)];
      const stranger = await signedIn(await newMember());
      const stream = await telephone.stream({ authorization: `Bearer ${telephone.token}` });
      const { id } = (await listOf(desk)).find(({ system }) => system === 'iOS')!;
      expect((await end(stranger, id)).status).toBe(404);
      expect(await isIn(telephone)).toBe(true);

      expect((await end(desk, id)).status).toBe(200);

      await stream.ended;
      expect(await isIn(telephone)).toBe(false);
      expect((await telephone.refresh()).body.error.code).toBe('session_missing');
      expect((await listOf(desk)).map(({ is_current }) => is_current)).toEqual([true]);
      expect((await end(desk, id)).status).toBe(404);
      expect((await end(desk, SOMEBODY)).status).toBe(404);
      expect((await end(desk, 'everything')).status).toBe(400);
    });

    it('end with the asking one, which signs out', async () => {
      const desk = await signedIn(await newMember());
      const [{ id }] = (await listOf(desk)) as [Listed];

      expect((await end(desk, id)).status).toBe(200);

      expect(desk.cookies.has('cosmic_session')).toBe(false);
      expect(await isIn(desk)).toBe(false);
    });

    it('end all at once but the asking one', async () => {
      const email = await newMember();
      const [desk, ...others] = [
        await signedIn(email),
        await signedIn(email),
        await signedIn(email, SAFARI),
      ];

      expect((await desk!.call('POST', '/api/auth/sessions/end-others', {})).status).toBe(200);

      expect(await Promise.all(others.map((other) => isIn(other)))).toEqual([false, false]);
      expect(await isIn(desk!)).toBe(true);
      expect(await listOf(desk!)).toHaveLength(1);
    });

    it('are not told any more once nobody can go on with them', async () => {
      const email = await newMember();
      const idle = await signedIn(email);
      const left = await signedIn(email);
      await left.call('POST', '/api/auth/sign-out', {});
      expect(await listOf(idle)).toHaveLength(1);

      clock.now += 31 * 24 * 60 * 60_000;

      expect(await listOf(await signedIn(email))).toHaveLength(1);
    });

    it('are for members to see', async () => {
      expect((await new Visitor(url).call('GET', '/api/auth/sessions')).status).toBe(401);
    });
  });
}
