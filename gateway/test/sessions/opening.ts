import { PASSWORD, Visitor } from '../make';
import type { SiteWithClock } from './site-with-clock';

/** How a session is opened, renewed and ended. */
export function describeOpening(made: () => SiteWithClock): void {
  describe('a session', () => {
    let url: string;
    let clock: SiteWithClock['clock'];

    beforeAll(() => {
      ({ url, clock } = made());
    });
    beforeEach(() => {
      clock.now = Date.now();
    });

    let count = 0;
    const signedIn = async () => {
      const email = `member-${(count += 1)}@example.com`;
      const visitor = new Visitor(url);
      expect((await visitor.signUp(email)).status).toBe(201);
      const answer = await visitor.signIn(email);
      expect(answer.status).toBe(200);
      return { visitor, email, answer };
    };

    it('is opened by address and password, with the refresh token in a cookie alone', async () => {
      const { answer, email, visitor } = await signedIn();

      expect(answer.body).toEqual({
        access_token: expect.stringMatching(/^eyJ[\w-]+\.[\w-]+\.[\w-]+$/),
        token_type: 'bearer',
        expires_in: 300,
        expires_at: Math.floor(clock.now / 1_000) + 300,
        user: {
          id: expect.any(String),
          email,
          email_verified: false,
          role: 'member',
          must_change_password: false,
          second_factor: false,
          user_metadata: { full_name: 'Vera Rubin', avatar_url: null },
        },
      });
      const cookies = answer.headers.getSetCookie();
      const cookie = cookies.find((text) => text.startsWith('cosmic_session='))!;
      expect(cookie).toMatch(/Path=\/api\/auth; .*HttpOnly; SameSite=Strict/);
      expect(JSON.stringify(answer.body)).not.toContain(
        visitor.cookies.get('cosmic_session')!.value,
      );
    });

    it('tells whose it is', async () => {
      const { visitor, email } = await signedIn();

      const { body } = await visitor.call('GET', '/api/auth/session');

      expect(body.session.user.email).toBe(email);
      expect((await new Visitor(url).call('GET', '/api/auth/session')).body).toEqual({
        session: null,
      });
    });

    it('makes the member the one who asks', async () => {
      const { visitor } = await signedIn();

      const { body } = await visitor.call('GET', '/api/readings/allowances');

      expect(body.allowances).toContainEqual({ toolType: 'horoscope', limit: 3, remaining: 3 });
      expect((await visitor.call('GET', '/api/readings')).status).toBe(200);
      expect((await new Visitor(url).call('GET', '/api/readings')).status).toBe(401);
    });

    it('goes on under a new token, and ends', async () => {
      const { visitor } = await signedIn();
      const before = visitor.cookies.get('cosmic_session')!.value;

      expect((await visitor.refresh()).status).toBe(200);
      expect(visitor.cookies.get('cosmic_session')!.value).not.toBe(before);
      const copy = visitor.at(url);
      expect((await visitor.call('POST', '/api/auth/sign-out', {})).status).toBe(200);

      expect(visitor.cookies.has('cosmic_session')).toBe(false);
      expect((await copy.refresh()).body.error.code).toBe('session_missing');
      expect(copy.cookies.has('cosmic_session')).toBe(false);
    });

    it('is refused for a wrong password in the same words as for an unknown address', async () => {
      const { email } = await signedIn();
      const wrong = await new Visitor(url).signIn(email, 'not the password');
      const unknown = await new Visitor(url).signIn('nobody@example.com', PASSWORD);

      expect(wrong.status).toBe(401);
      expect(wrong.body.error.message).toBe('Login failed. Please check your credentials.');
      const { trace: _, ...said } = wrong.body.error;
      expect(unknown.body.error).toMatchObject(said);
      expect([...unknown.headers.keys()]).toEqual([...wrong.headers.keys()]);
    });
  });
}
