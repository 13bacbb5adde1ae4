import { routes } from '@cosmic/contracts/http';
import type { HttpRoute } from '@cosmic/contracts/route';
import { until } from '@cosmic/platform/testing/until';
import { becomeAdministrator } from '../administrator';
import { Visitor, type Site, type SiteAndAddress } from '../make';

const SOMEBODY = '0b4c7a52-6a3b-4a64-8f7b-111111111111';

/** Those that end the session that the others are asked with. */
const LAST = ['signOut', 'signOutEverywhere', 'deleteAccount'];

/** Every route, those first that only read. */
const ROUTES = Object.entries<HttpRoute>(routes)
  .filter(([, { reply }]) => reply !== 'stream')
  .sort(([one, { method }], [other, { method: otherMethod }]) => {
    const rank = (name: string, of: string) => (LAST.includes(name) ? 2 : of === 'GET' ? 0 : 1);
    return rank(one, method) - rank(other, otherMethod);
  });

/** Who may keep an answer, of each route and of pages. */
export function describeCaching(made: () => SiteAndAddress): void {
  describe('who may keep what the API answers', () => {
    let site: Site;
    let url: string;
    let slug: string;

    beforeAll(async () => {
      ({ site, url } = made());
      slug = await until(
        async () => (await new Visitor(url).call('GET', '/api/blog/posts')).body.posts?.[0]?.slug,
        'the journal has an article',
      );
    });

    const guest = async () => {
      const visitor = new Visitor(url);
      await visitor.call('GET', '/here.js');
      return visitor;
    };
    const member = async (email = 'kept@example.com') => {
      const visitor = await guest();
      await visitor.signUp(email);
      await visitor.signIn(email);
      return visitor;
    };
    const admin = async () => {
      const visitor = await guest();
      await becomeAdministrator(site.world, visitor);
      return visitor;
    };
    const pathOf = ({ path, query }: HttpRoute) => {
      const filled = path.replace(/:(\w+)/g, (_, name) => (name === 'slug' ? slug : SOMEBODY));
      return query && 'q' in query.shape && path === '/api/places' ? `${filled}?q=lon` : filled;
    };

    it.each(Object.entries({ guest, member, admin }))('where a %s asks', async (_, arrive) => {
      const visitor = await arrive();
      const seen = [];
      for (const [name, route] of ROUTES) {
        const body = route.method === 'GET' ? undefined : {};
        const { status, headers } = await visitor.call(route.method, pathOf(route), body);
        const isGood = status < 300;
        const [policy, vary] = [headers.get('cache-control') ?? '', headers.get('vary') ?? ''];
        const kept = /^public\b/.test(policy)
          ? 'everybody'
          : /^private\b/.test(policy)
            ? 'asker'
            : policy;
        seen.push({ name, kept, differs: /cookie.*authorization/.test(vary) });
        expect({ name, status, kept, differs: /cookie.*authorization/.test(vary) }).toEqual({
          name,
          status,
          kept: (isGood ? route.keptBy : undefined) ?? 'no-store',
          differs: !isGood || route.keptBy !== 'everybody',
        });
      }
      const shared = seen.filter(({ kept }) => kept === 'everybody');
      expect(shared.length).toBeGreaterThan(5);
    });

    it('is nobody where a session is opened, or a token is refused', async () => {
      const visitor = await member('opened@example.com');
      const opened = await visitor.signIn('opened@example.com');
      const refused = await visitor.call('GET', '/api/tools', undefined, {
        authorization: 'Bearer x',
      });

      expect([opened.status, opened.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect([refused.status, refused.headers.get('cache-control')]).toEqual([401, 'no-store']);
    });

    it('is everybody still where nothing has changed', async () => {
      const visitor = new Visitor(url);
      const first = await visitor.call('GET', '/api/blog/posts');
      const again = await visitor.call('GET', '/api/blog/posts', undefined, {
        'if-none-match': first.headers.get('etag')!,
        'cache-control': 'max-age=0',
      });

      expect([again.status, again.headers.get('cache-control')]).toEqual([304, 'public, no-cache']);
    });

    it('is nobody for a stream and for the script that makes a guest, and everybody for a page', async () => {
      const visitor = new Visitor(url);
      const stream = await visitor.stream();
      const script = await visitor.call('GET', '/here.js');
      const pages = await Promise.all(
        ['/', '/pricing', '/tools/tarot?x=1', '/blog', `/blog/${slug}`].map((path) =>
          new Visitor(url).call('GET', path),
        ),
      );
      stream.close();

      expect(stream.headers['cache-control']).toContain('no-store');
      expect(script.headers.get('cache-control')).toBe('no-store');
      for (const { body, headers } of pages) {
        expect(headers.get('set-cookie')).toBeNull();
        expect(headers.get('cache-control')).toBe('public, no-cache');
        expect(headers.get('cdn-cache-control')).toMatch(/^public, max-age=300,/);
        expect(headers.get('cache-tag')).toMatch(/^pages(,journal)?$/);
        expect(body.indexOf('<script defer src="/here.js">')).toBeGreaterThan(0);
      }
    });

    it('is the asker alone for a page that is theirs, and for one that is not there', async () => {
      const reader = await guest();
      const led = await reader.call('GET', '/', undefined, { cookie: 'cosmic_today=1' });
      const day = await reader.call('GET', '/hi/today', undefined, { cookie: 'cosmic_today=1' });
      const article = await reader.call('GET', `/blog/${slug}`);
      const lost = await reader.call('GET', '/no/such/place');

      for (const { headers } of [led, day, article, lost]) {
        expect(headers.get('cache-control')).toBe('private, no-cache');
        expect(headers.get('cdn-cache-control')).toBeNull();
      }
    });
  });
}
