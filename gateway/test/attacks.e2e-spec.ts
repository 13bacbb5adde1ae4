import { createServer, type Server } from 'node:http';
import { routes } from '@cosmic/contracts/http';
import type { HttpRoute } from '@cosmic/contracts/route';
import { freePort } from '@cosmic/platform/testing/free-port';
import { until } from '@cosmic/platform/testing/until';
import {
  ecdsa,
  forge,
  genuineOf,
  hmac,
  newKey,
  nothing,
  publicForms,
  type Forgery,
  type Genuine,
} from './forging';
import { makeSite, Visitor, type Site } from './make';
import { changes, operationsOf, sampleOf, type Operation } from './openapi';
import { rowsWith } from './rows';

const NUMBER = { toolType: 'angel-number', params: { number: '1111' } };
const SOMEBODY = '0b4c7a52-6a3b-4a64-8f7b-111111111111';
const now = () => Math.floor(Date.now() / 1_000);

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

  describe('a forged access token is refused:', () => {
    let genuine: Genuine;
    let bait: Server;
    let baitUrl: string;
    const caught: string[] = [];

    beforeAll(async () => {
      genuine = await genuineOf(site.world, (await signedIn()).visitor.token!);
      const port = await freePort();
      baitUrl = `http://127.0.0.1:${port}/jwks.json`;
      bait = createServer((request, answer) => {
        caught.push(String(request.url));
        answer.end(JSON.stringify({ keys: [{ ...own.jwk, kid: 'mine', alg: 'ES256' }] }));
      }).listen(port, '127.0.0.1');
    });
    afterAll(() => bait.close());

    const own = newKey();
    const byOwnKey = ecdsa(own.privateKey);
    /** By whoever does not have the key. */
    const fromOutside: Record<string, () => Forgery> = {
      'alg none without a signature': () => ({ header: { alg: 'none' }, signer: nothing }),
      'alg None': () => ({ header: { alg: 'None' }, signer: nothing }),
      'alg NONE': () => ({ header: { alg: 'NONE' }, signer: nothing }),
      'alg none with a signature': () => ({ header: { alg: 'none' } }),
      'no alg': () => ({ header: { alg: undefined }, signer: nothing }),
      'alg as a list': () => ({ header: { alg: ['none', 'ES256'] }, signer: nothing }),
      'HS256 with an empty secret': () => ({ header: { alg: 'HS256' }, signer: hmac('') }),
      'another key under the name of ours': () => ({ signer: byOwnKey }),
      'a key that it brings along': () => ({ header: { jwk: own.jwk }, signer: byOwnKey }),
      'a key that it brings along under a name of its own': () => ({
        header: { jwk: own.jwk, kid: 'mine' },
        signer: byOwnKey,
      }),
      'a key from an address (jku)': () => ({
        header: { jku: baitUrl, kid: 'mine' },
        signer: byOwnKey,
      }),
      'a certificate from an address (x5u)': () => ({
        header: { x5u: baitUrl, kid: 'mine' },
        signer: byOwnKey,
      }),
      'a certificate that it brings along (x5c)': () => ({
        header: { x5c: ['MIIB'], kid: 'mine' },
        signer: byOwnKey,
      }),
      'an unknown key': () => ({ header: { kid: 'mine' }, signer: byOwnKey }),
      'no key name': () => ({ header: { kid: undefined }, signer: byOwnKey }),
      'an empty key name': () => ({ header: { kid: '' }, signer: byOwnKey }),
      'a path for a key name': () => ({
        header: { kid: '../../../../../../dev/null', alg: 'HS256' },
        signer: hmac(''),
      }),
      'an address for a key name': () => ({ header: { kid: baitUrl }, signer: byOwnKey }),
      'SQL for a key name': () => ({
        header: { kid: "x' UNION SELECT 'key' --" },
        signer: hmac('key'),
      }),
      'a prototype for a key name': () => ({ header: { kid: '__proto__' }, signer: byOwnKey }),
      'a list for a key name': () => ({ header: { kid: ['mine'] }, signer: byOwnKey }),
      'a key name of 6,000 characters': () => ({
        header: { kid: 'k'.repeat(6_000) },
        signer: byOwnKey,
      }),
      'a signature of zeros': () => ({ signer: () => Buffer.alloc(64) }),
      'a signature cut short': () => ({
        signer: (text) => ecdsa(genuine.privateKey)(text).subarray(0, 63),
      }),
      'a signature over something else': () => ({
        signer: () => ecdsa(genuine.privateKey)('something else'),
      }),
      ES384: () => ({
        header: { alg: 'ES384' },
        signer: ecdsa(newKey('P-384').privateKey, 'sha384'),
      }),
      'RS256 for our key': () => ({ header: { alg: 'RS256' } }),
    };
    /** Even with the right key: made for something else, at another time, or of an odd shape. */
    const fromInside: Record<string, () => Forgery> = {
      expired: () => ({ claims: { iat: now() - 400, exp: now() - 1 } }),
      'without an end': () => ({ claims: { exp: undefined } }),
      'with a word for its end': () => ({ claims: { exp: 'never' } }),
      'not valid yet': () => ({ claims: { nbf: now() + 60 } }),
      'for another audience': () => ({ claims: { aud: 'somebody-elses-api' } }),
      'for no audience': () => ({ claims: { aud: undefined } }),
      'of another issuer': () => ({ claims: { iss: 'https://evil.example' } }),
      'of no issuer': () => ({ claims: { iss: undefined } }),
      'of nobody': () => ({ claims: { sub: undefined } }),
      'of a name that is no id': () => ({ claims: { sub: 'admin' } }),
      'of no session': () => ({ claims: { sid: undefined } }),
      'with a role we do not have': () => ({ claims: { role: 'root' } }),
    };
    /** No change of its parts but of the text. */
    const mangled: Record<string, (token: string) => string> = {
      'a stripped signature': (token) => token.split('.').slice(0, 2).join('.'),
      'an empty signature': (token) => `${token.split('.').slice(0, 2).join('.')}.`,
      "another member's claims under our signature": (token) => {
        const [head, , signature] = token.split('.');
        const claims = { ...genuine.claims, sub: SOMEBODY, role: 'admin' };
        return `${head}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.${signature}`;
      },
      'five parts': (token) => `${token}.AAAA.AAAA`,
      'a JSON serialisation': (token) => {
        const [head, payload, signature] = token.split('.');
        return Buffer.from(JSON.stringify({ protected: head, payload, signature })).toString();
      },
      'no token at all': () => 'undefined',
    };

    const refused = async (token: string) => {
      const visitor = new Visitor(url);
      visitor.token = token;
      const answers = await Promise.all([
        visitor.call('GET', '/api/profile'),
        visitor.call('GET', '/api/auth/session'),
        visitor.call('GET', '/api/readings'),
        visitor.call('GET', '/api/admin/blog/posts'),
        visitor.call('GET', '/api/tools'),
        visitor.generate(NUMBER),
      ]);
      const stream = await new Visitor(url).stream({
        cookie: `cosmic_stream=${encodeURIComponent(token)}`,
      });
      stream.close();
      expect([...answers.map(({ status }) => status), stream.status]).toEqual(Array(7).fill(401));
      expect(new Set(answers.map(({ body }) => body.error.code))).toEqual(
        new Set(['authentication_required']),
      );
    };

    it('(a token made in the same way, with nothing changed, is taken)', async () => {
      const visitor = new Visitor(url);
      visitor.token = forge(genuine, {});

      expect((await visitor.call('GET', '/api/profile')).body.id).toBe(genuine.claims['sub']);
    });

    it.each([...Object.entries(fromOutside), ...Object.entries(fromInside)])(
      '%s',
      async (_, forgery) => {
        await refused(forge(genuine, forgery()));
      },
    );

    it.each(Object.entries(mangled))('%s', async (_, mangle) => {
      await refused(mangle(genuine.token));
    });

    it('HS256 with our public key in any form for the secret', async () => {
      for (const form of Object.values(publicForms(genuine))) {
        await refused(forge(genuine, { header: { alg: 'HS256' }, signer: hmac(form) }));
      }
    });

    it('anywhere but in its header, where it is not even looked for', async () => {
      const { token } = genuine;
      const visitor = new Visitor(url);
      const { body } = await visitor.call('GET', `/api/auth/session?access_token=${token}`);
      const withCookie = await visitor.call('GET', '/api/profile', undefined, {
        cookie: `cosmic_stream=${token}; access_token=${token}`,
      });

      expect(body).toEqual({ session: null });
      expect(withCookie.status).toBe(401);
    });

    it('and no address named in one was ever asked', () => {
      expect(caught).toEqual([]);
    });
  });

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
