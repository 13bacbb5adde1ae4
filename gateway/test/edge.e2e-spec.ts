import { randomUUID } from 'node:crypto';
import { request, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { makeSite, Visitor, type Site } from './make';

/** A site of the world, as its gateway is told of it behind a proxy that ends TLS. */
const PUBLIC_URL = 'https://cosmic.example';
const HOST = 'cosmic.example';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Asks under any name. */
function ask(
  url: string,
  path: string,
  host: string,
  { method = 'GET', ...headers }: Record<string, string> = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(url + path, { method, headers: { ...headers, host } }, (answer) => {
      text(answer).then(
        (body) => resolve({ status: answer.statusCode!, headers: answer.headers, body }),
        reject,
      );
    })
      .once('error', reject)
      .end();
  });
}

/** Says something as it is and hears the answer's beginning out. */
function say(url: string, words: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.end(words);
  return text(socket);
}

describe('the edge', () => {
  let site: Site;
  let world: string;
  let local: string;

  beforeAll(async () => {
    site = await makeSite({ trustedProxies: 1 });
    world = (await site.gateway(undefined, { PUBLIC_URL })).url;
    local = (await site.gateway()).url;
  });
  afterAll(() => site.stop());

  describe("names the site by PUBLIC_URL, and never by a request's word for it:", () => {
    const NAMED = [
      '/',
      '/pricing',
      '/blog',
      '/rss.xml',
      '/sitemap.xml',
      '/robots.txt',
      '/calendar.ics',
    ];

    it.each(NAMED)('%s', async (path) => {
      const { status, body } = await ask(world, path, HOST, {
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'http',
        forwarded: 'host=evil.example',
      });

      expect(status).toBe(200);
      expect(body).not.toContain('evil.example');
      expect(body).not.toContain('http://cosmic.example');
      if (!['/calendar.ics'].includes(path)) expect(body).toContain(PUBLIC_URL);
    });
  });

  it('leads whoever looks for a weakness, or for a new password', async () => {
    const told = await ask(world, '/.well-known/security.txt', HOST);
    const { status, headers } = await ask(world, '/.well-known/change-password', HOST);

    expect(told.body).toContain('Contact: mailto:security@cosmic.example\n');
    expect(told.headers['content-type']).toContain('text/plain');
    expect([status, headers.location]).toEqual([302, '/login/password']);
  });

  it('tells feed readers who wrote what and when, and robots where they have no business', async () => {
    const feed = await ask(world, '/rss.xml', HOST);
    const robots = await ask(world, '/robots.txt', HOST);

    expect(feed.body).toMatch(
      /<lastBuildDate>\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT<\/lastBuildDate>/,
    );
    expect(feed.body).toMatch(/<dc:creator>[^<]+<\/dc:creator>/);
    expect(robots.body).toMatch(/^Disallow: \/admin$/m);
  });

  describe('under another name', () => {
    it.each(['www.cosmic.example', 'evil.example', 'cosmic.example:8443'])(
      'sends pages of a site of the world to its address (%s)',
      async (host) => {
        const { status, headers, body } = await ask(world, '/blog?tag=moon', host);

        expect([status, headers.location, body]).toEqual([308, `${PUBLIC_URL}/blog?tag=moon`, '']);
        expect(headers['cache-control']).toBe('no-store');
      },
    );

    it.each([
      ['GET', '/api/tools'],
      ['POST', '/api/auth/sign-in'],
      ['POST', '/blog'],
    ])('refuses %s %s', async (method, path) => {
      const { status, headers, body } = await ask(world, path, 'evil.example', { method });

      expect(status).toBe(421);
      expect(JSON.parse(body).error).toMatchObject({
        code: 'misdirected_request',
        trace: headers['x-request-id'],
      });
    });

    it('tells who reaches a local site from elsewhere what to do', async () => {
      const { status, body } = await ask(local, '/', 'stars.lan:3000');

      expect(status).toBe(421);
      expect(body).toContain(local);
      expect(body).toContain('PUBLIC_URL');
    });

    it('keeps pages of one machine in one place, so that a session is not left behind', async () => {
      const { port } = new URL(local);
      const page = await ask(local, '/pricing', `localhost:${port}`);
      const data = await ask(local, '/api/tools', `localhost:${port}`);

      expect([page.status, page.headers.location]).toEqual([308, `${local}/pricing`]);
      expect(data.status).toBe(200);
    });

    it.each(['/healthz', '/readyz'])('answers a balancer that asks for %s', async (path) => {
      expect((await ask(world, path, '10.0.0.7:3000')).status).toBe(200);
    });
  });

  describe('refuses a request that names two hosts:', () => {
    it.each([
      ['in two headers', `GET / HTTP/1.1\r\nHost: ${HOST}\r\nHost: evil.example\r\n\r\n`],
      ['twice the same', `GET / HTTP/1.1\r\nHost: ${HOST}\r\nhost: ${HOST}\r\n\r\n`],
      ['in its target', `GET http://evil.example/ HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`],
    ])('%s', async (_, words) => {
      const answer = await say(world, words);

      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).toContain('"code":"malformed_request"');
    });

    it('and takes one whose target is the whole address of what it asks for', async () => {
      const answer = await say(
        world,
        `GET http://${HOST}/api/tools HTTP/1.1\r\nHost: ${HOST}\r\nConnection: close\r\n\r\n`,
      );

      expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    });
  });

  describe('by https', () => {
    const origin = { origin: PUBLIC_URL };
    const cookiesOf = (headers: Headers) =>
      headers.getSetCookie().map((text) => text.split('=', 1)[0]);

    it('changes nothing for a page of the same name without TLS', async () => {
      const answer = await new Visitor(world).call(
        'POST',
        '/api/auth/refresh',
        {},
        {
          origin: 'http://cosmic.example',
        },
      );

      expect(answer.body.error.code).toBe('foreign_origin');
    });

    it('binds every cookie to the site by its name', async () => {
      const visitor = new Visitor(world);
      const { headers } = await visitor.call('GET', '/here.js');
      expect(headers.getSetCookie()[0]).toMatch(
        /^__Host-cosmic_guest=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      );

      const email = `${randomUUID()}@example.com`;
      const member = { email, password: 'a quiet orbit around noon' };
      await visitor.call(
        'POST',
        '/api/auth/sign-up',
        { ...member, data: { full_name: 'V' } },
        origin,
      );
      const opened = await visitor.call('POST', '/api/auth/sign-in', member, origin);

      expect(cookiesOf(opened.headers).sort()).toEqual([
        '__Secure-cosmic_device',
        '__Secure-cosmic_session',
        '__Secure-cosmic_stream',
      ]);
      for (const text of opened.headers.getSetCookie()) expect(text).toContain('; Secure');
    });

    it('goes on with the session and the guest of the names that cookies had before', async () => {
      const before = new Visitor(local);
      await before.call('GET', '/here.js');
      await before.signUp('renamed@example.com');
      await before.signIn('renamed@example.com');
      const after = before.at(world);

      const { status, headers } = await after.call('POST', '/api/auth/refresh', {}, origin);
      expect(status).toBe(200);
      expect(cookiesOf(headers)).toEqual(
        expect.arrayContaining(['__Secure-cosmic_session', 'cosmic_session']),
      );
      expect([...after.cookies.keys()]).not.toContain('cosmic_session');

      await after.call('GET', '/here.js');
      const idIn = (name: string, { cookies }: Visitor) =>
        cookies.get(name)!.value.split('.', 1)[0];
      expect(idIn('__Host-cosmic_guest', after)).toBe(idIn('cosmic_guest', before));
      expect((await after.call('GET', '/here.js')).headers.getSetCookie()).toEqual([]);
    });
  });
});
