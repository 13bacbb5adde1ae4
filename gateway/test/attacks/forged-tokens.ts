import { createServer, type Server } from 'node:http';
import { freePort } from '@cosmic/platform/testing/free-port';
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
} from '../forging';
import { Visitor, type Site } from '../make';

/** A site that a file of tests has made. */
interface Attacked {
  site: Site;
  url: string;
  /** The access token of somebody who has just signed in. */
  token: () => Promise<string>;
}

const NUMBER = { toolType: 'angel-number', params: { number: '1111' } };
const SOMEBODY = '0b4c7a52-6a3b-4a64-8f7b-111111111111';
const now = () => Math.floor(Date.now() / 1_000);

/** No access token opens anything but one that the service has signed for this. */
export function describeForgedTokens(made: () => Attacked): void {
  describe('a forged access token is refused:', () => {
    let site: Site;
    let url: string;
    let token: Attacked['token'];
    beforeAll(() => {
      ({ site, url, token } = made());
    });

    let genuine: Genuine;
    let bait: Server;
    let baitUrl: string;
    const caught: string[] = [];

    beforeAll(async () => {
      genuine = await genuineOf(site.world, await token());
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
}
