import { request as httpRequest } from 'node:http';
import { Visitor, type SiteAndAddress } from '../make';
import { SCRIPT } from '../web-root';

/** Pages and the files they load, as browsers get them. */
export function describeFiles(made: () => SiteAndAddress): void {
  describe('pages and files', () => {
    let url: string;
    let visitor: Visitor;

    beforeAll(() => {
      ({ url } = made());
    });
    beforeEach(() => {
      visitor = new Visitor(url);
    });

    it('serves pages with a head of their own, and unknown ones as not found', async () => {
      const tool = await visitor.call('GET', '/tools/horoscope?sign=leo');
      const unknown = await visitor.call('GET', '/no/such/place');

      expect(tool.status).toBe(200);
      expect(tool.body).toMatch(/<title>[^<]*Horoscope/);
      expect(tool.headers.get('content-security-policy')).not.toContain('unsafe-inline');
      expect(unknown.status).toBe(404);
      expect(unknown.body).toContain('noindex');
    });

    it('sends what a page shows before its scripts, where no query chooses something else', async () => {
      const plain = await visitor.call('GET', '/pricing');
      const cancelled = await visitor.call('GET', '/pricing?checkout=cancelled');

      expect(plain.body).toContain('<div id="root" data-sent><main>What it costs</main></div>');
      expect(plain.body).toMatch(
        /<template id="rest"><link rel="modulepreload" crossorigin href="\/assets\/app-1234.js">/,
      );
      expect(cancelled.body).toContain('<div id="root"></div>');
      expect(cancelled.body).not.toContain('modulepreload');
    });

    it('serves hashed files for good', async () => {
      const { status, headers } = await visitor.call('GET', '/assets/small-1234.js');

      expect(status).toBe(200);
      expect(headers.get('cache-control')).toContain('immutable');
    });

    it.each([
      ['/sw.js', 'no-cache'],
      ['/offline.hi.html', 'no-cache'],
      ['/manifest.webmanifest', 'no-cache'],
      ['/favicon.svg', 'public, max-age=300'],
    ])('lets browsers keep %s as %s says', async (path, policy) => {
      const { status, headers } = await visitor.call('GET', path);

      expect([status, headers.get('cache-control')]).toEqual([200, policy]);
    });

    it.each([
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0.5, gzip;q=0.8', 'gzip'],
      ['identity', null],
    ])(
      'gives a file to a browser that accepts %s in the encoding %s',
      async (accepted, encoding) => {
        const path = '/assets/app-1234.js';
        const asked = { 'accept-encoding': accepted };
        const { status, headers, body } = await visitor.call('GET', path, undefined, asked);
        const head = await visitor.call('HEAD', path, undefined, asked);
        const again = await visitor.call('GET', path, undefined, {
          ...asked,
          'if-none-match': headers.get('etag')!,
          // Otherwise fetch asks for it afresh, as a forced reload does.
          'cache-control': 'max-age=0',
        });

        expect(status).toBe(200);
        expect(body).toBe(SCRIPT);
        expect(headers.get('content-encoding')).toBe(encoding);
        expect(headers.get('content-type')).toMatch(/^(text|application)\/javascript/);
        expect(headers.get('vary')).toMatch(/accept-encoding/i);
        expect(headers.get('cache-control')).toContain('immutable');
        for (const name of ['content-encoding', 'content-length', 'content-type', 'etag', 'vary']) {
          expect([name, head.headers.get(name)]).toEqual([name, headers.get(name)]);
        }
        expect(again.status).toBe(304);
      },
    );

    it('tells the encodings of a file apart by their tags', async () => {
      const tags = await Promise.all(
        ['br', 'gzip', 'identity'].map(async (encoding) => {
          const asked = { 'accept-encoding': encoding };
          const { headers } = await visitor.call('GET', '/assets/app-1234.js', undefined, asked);
          return headers.get('etag');
        }),
      );

      expect(new Set(tags).size).toBe(3);
    });

    it.each([
      '/index.html',
      '/assets/app-1234.js.br',
      '/assets/app-1234.js.gz',
      '/.vite/manifest.json',
      '/assets/',
    ])('does not serve %s', async (path) => {
      const { status, body } = await visitor.call('GET', path);

      expect(status).toBe(404);
      expect(JSON.stringify(body)).not.toContain('stars = 9096');
    });

    it('does not follow a path out of its folder', async () => {
      const status = await new Promise<number>((resolve, reject) => {
        const { hostname, port } = new URL(url);
        httpRequest({ hostname, port, path: '/assets/../../../../etc/passwd' }, (answer) => {
          answer.resume();
          resolve(answer.statusCode ?? 0);
        })
          .once('error', reject)
          .end();
      });

      expect([400, 403, 404]).toContain(status);
    });
  });
}
