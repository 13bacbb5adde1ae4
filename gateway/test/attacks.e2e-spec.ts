import { routes } from '@cosmic/contracts/http';
import type { HttpRoute } from '@cosmic/contracts/route';
import { until } from '@cosmic/platform/testing/until';
import { describeForgedTokens } from './attacks/forged-tokens';
import { makeSite, Visitor, type Site } from './make';
import { changes, operationsOf, sampleOf, type Operation } from './openapi';
import { rowsWith } from './rows';

const NUMBER = { toolType: 'angel-number', params: { number: '1111' } };
const SOMEBODY = '0b4c7a52-6a3b-4a64-8f7b-111111111111';

/** Forged tokens, session tricks and other sites' pages, against the whole house over HTTP. */
describe('attacks on sessions', () => {
  let site: Site;
  let url: string;
  let operations: Operation[];

  beforeAll(async () => {
    site = await makeSite();
    ({ url } = await site.gateway());
    operations = await operationsOf(new Visitor(url));
  });
  afterAll(() => site.stop());

  let count = 0;
  const signedIn = async () => {
    const email = `attacked-${(count += 1)}@example.com`;
    const visitor = new Visitor(url);
    await visitor.signUp(email);
    const { body } = await visitor.signIn(email);
    return { visitor, email, id: body.user.id as string };
  };

  describeForgedTokens(() => ({
    site,
    url,
    token: async () => (await signedIn()).visitor.token!,
  }));

  describe("another site's page can change nothing:", () => {
    const mutating = () => operations.filter(changes);
    const exempt = Object.entries<HttpRoute>(routes).filter(([, { anyOrigin }]) => anyOrigin);
    const FORMS = [
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/plain',
      'text/plain; x=application/json',
      'application/jsonp',
    ];

    it('the only routes that take requests from anywhere check a signature', () => {
      expect(exempt.map(([name]) => name)).toEqual(['stopReminder', 'receiveWebhook']);
    });

    const asked = (operation: Operation, headers: Record<string, string | undefined>) => {
      const { method, path, body } = operation;
      return fetch(url + path.replace(/\{\w+\}/g, SOMEBODY), {
        method,
        headers: Object.entries(headers).filter((pair): pair is [string, string] => !!pair[1]),
        body: body ? JSON.stringify(sampleOf(body, SOMEBODY)) : null,
      });
    };
    const guarded = () =>
      mutating().filter(({ name }) => !exempt.some(([unguarded]) => unguarded === name));

    it('whatever its origin is said to be', async () => {
      const { visitor, email, id } = await signedIn();
      await until(
        async () => (await site.world.query('SELECT FROM auth.mails')).length === 0,
        'every letter is sent',
      );
      const before = await rowsWith(site.world, [id, email]);
      const cookie = [...visitor.cookies].map(([name, { value }]) => `${name}=${value}`).join('; ');
      const origins: Record<string, string | undefined>[] = [
        {},
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { origin: `${url}.evil.example` },
        { origin: `https://evil.example/${url}` },
        { origin: 'http://127.0.0.1:1' },
        { origin: url, 'sec-fetch-site': 'cross-site' },
        { origin: url, 'sec-fetch-site': 'same-site' },
        { 'sec-fetch-site': 'none' },
        { referer: `${url}/dashboard` },
      ];

      for (const operation of guarded()) {
        for (const origin of origins) {
          const answer = await asked(operation, {
            ...origin,
            cookie,
            authorization: `Bearer ${visitor.token}`,
            'content-type': operation.body && 'application/json',
          });
          const { error } = (await answer.json()) as { error: { code: string } };
          expect([operation.name, origin, answer.status, error.code]).toEqual([
            operation.name,
            origin,
            403,
            'foreign_origin',
          ]);
          expect(answer.headers.getSetCookie()).toEqual([]);
        }
      }
      expect(guarded().length).toBeGreaterThan(20);
      expect(await rowsWith(site.world, [id, email])).toEqual(before);
    });

    it('nor by a form, whose content types are not taken even from our own pages', async () => {
      for (const operation of guarded()) {
        for (const type of FORMS) {
          const answer = await fetch(url + operation.path.replace(/\{\w+\}/g, SOMEBODY), {
            method: operation.method,
            headers: { origin: url, 'content-type': type },
            body: JSON.stringify(sampleOf(operation.body, SOMEBODY) ?? {}),
          });
          expect([operation.name, type, answer.status]).toEqual([operation.name, type, 415]);
        }
      }
    });

    it('nor may it read an answer or ask beforehand', async () => {
      for (const { path } of mutating()) {
        const answer = await fetch(url + path.replace(/\{\w+\}/g, SOMEBODY), {
          method: 'OPTIONS',
          headers: {
            origin: 'https://evil.example',
            'access-control-request-method': 'POST',
            'access-control-request-headers': 'content-type',
          },
        });
        const allowed = [...answer.headers.keys()].filter((name) => /^access-control-/.test(name));
        expect([path, answer.ok, allowed]).toEqual([path, false, []]);
      }
    });
  });

  describe('a session that was planted', () => {
    it("is not taken over by whoever signs in with it: the attacker's token dies", async () => {
      const attacker = await signedIn();
      const { email } = await signedIn();
      const planted = attacker.visitor.cookies.get('cosmic_session')!.value;
      const victim = new Visitor(url);
      victim.cookies.set('cosmic_session', { value: planted, path: '/api/auth' });

      await victim.signIn(email);

      const given = victim.cookies.get('cosmic_session')!.value;
      expect(given).not.toBe(planted);
      expect((await victim.refresh()).body.user.email).toBe(email);
      expect((await attacker.visitor.refresh()).body.error.code).toBe('session_missing');
    });

    it('and was never given out opens nothing and is taken away', async () => {
      const victim = new Visitor(url);
      victim.cookies.set('cosmic_session', { value: 'A'.repeat(43), path: '/api/auth' });

      expect((await victim.refresh()).status).toBe(401);

      expect(victim.cookies.has('cosmic_session')).toBe(false);
    });

    it("leaves nothing of a guest's to whoever planted the guest", async () => {
      const attacker = new Visitor(url);
      await attacker.call('GET', '/here.js');
      const { email } = await signedIn();
      const victim = new Visitor(url);
      victim.cookies.set('cosmic_guest', attacker.cookies.get('cosmic_guest')!);
      const { body } = await victim.generate(NUMBER);
      await until(
        async () =>
          (await victim.call('GET', `/api/generations/${body.id}`)).body.status === 'completed',
        'it is written',
      );

      await victim.signIn(email);

      expect((await victim.call('GET', `/api/generations/${body.id}`)).status).toBe(200);
      expect((await attacker.call('GET', `/api/generations/${body.id}`)).status).toBe(404);
    });
  });

  describe('an ended session', () => {
    const ways: [string, (visitor: Visitor, email: string) => Promise<{ status: number }>][] = [
      ['by signing out', (visitor) => visitor.call('POST', '/api/auth/sign-out', {})],
      ['everywhere', (visitor) => visitor.call('POST', '/api/auth/sign-out-everywhere', {})],
      ['by signing in again', (visitor, email) => visitor.signIn(email)],
      [
        'with its account',
        (visitor) =>
          visitor.call('DELETE', '/api/auth/account', { password: 'a quiet orbit around noon' }),
      ],
    ];

    it.each(ways)('%s takes its streams and its access token along at once', async (_, end) => {
      const { visitor, email } = await signedIn();
      const copy = visitor.at(url);
      const byHeader = await visitor.stream({ authorization: `Bearer ${visitor.token}` });
      const byCookie = await copy.stream();
      expect([byHeader.status, byCookie.status]).toEqual([200, 200]);

      expect((await end(visitor, email)).status).toBe(200);

      await Promise.all([byHeader.ended, byCookie.ended]);
      expect(byHeader.events.at(-1)?.type).toBe('session.ended');
      expect((await copy.call('GET', '/api/profile')).status).toBe(401);
      const again = await copy.stream();
      expect(again.status).toBe(401);
      again.close();
    });

    it('of another browser ends with a change of password, and the own one goes on', async () => {
      const { visitor, email } = await signedIn();
      const other = new Visitor(url);
      await other.signIn(email);
      const stolen = await other.stream();

      const changed = await visitor.call('POST', '/api/auth/password', {
        current_password: 'a quiet orbit around noon',
        new_password: 'another quiet orbit at dawn',
      });

      expect(changed.status).toBe(200);
      await stolen.ended;
      expect((await other.call('GET', '/api/profile')).status).toBe(401);
      expect((await other.refresh()).status).toBe(401);
      expect((await visitor.call('GET', '/api/profile')).status).toBe(200);
    });
  });
});
