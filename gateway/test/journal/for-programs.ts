import { Visitor } from '../make';
import { returningGuest, SLUG, TWIN } from './articles';

/** Feeds, maps of the site and what a page says of its languages, at the address of a site that is up. */
export function describeForPrograms(address: () => string): void {
  describe('what programs read', () => {
    let url: string;
    beforeAll(() => {
      url = address();
    });
    const get = (path: string) => new Visitor(url).call('GET', path);

    it('is a feed of excerpts', async () => {
      const { body, headers } = await get('/rss.xml');

      expect(headers.get('content-type')).toContain('application/rss+xml');
      expect(body.match(/<item>/g)).toHaveLength(12);
      expect(body).toContain(`<link>${url}/blog/${SLUG}</link>`);
      expect(body).not.toContain('Where he stands');
    });

    it('is a map of the site with every article, and the way to it', async () => {
      const { body } = await get('/sitemap.xml');

      expect(body.match(/<loc>[^<]*\/blog\/[^<]+<\/loc><lastmod>/g)).toHaveLength(12);
      expect(body).toContain(`<loc>${url}/tools/tarot</loc>`);
      expect(body).not.toContain('/dashboard');
      expect(body).not.toContain('/blog-generator');
    });

    it('is a map in Hindi too, of the pages that are in Hindi', async () => {
      const { body } = await get('/hi/sitemap.xml');

      expect(body).toContain(
        `<loc>${url}/hi/tools/tarot</loc><xhtml:link rel="alternate" hreflang="en" href="${url}/tools/tarot"/>`,
      );
      expect(body.match(/<loc>[^<]*\/hi\/blog\/[^<]+<\/loc><lastmod>/g)).toHaveLength(12);
      const english = `hreflang="en" href="${url}/blog/${SLUG}"`;
      const hindi = `hreflang="hi" href="${url}/hi/blog/${TWIN}"`;
      for (const map of [body, (await get('/sitemap.xml')).body]) {
        expect(map).toContain(english);
        expect(map).toContain(hindi);
      }
      const robots: string = (await get('/robots.txt')).body;
      expect(robots).toContain(`Sitemap: ${url}/sitemap.xml\nSitemap: ${url}/hi/sitemap.xml`);
      expect(robots).toContain('Disallow: /hi/dashboard');
    });

    it.each(['/hi/api/tools', '/hi/favicon.svg', '/hi/hi/pricing', '/hindi'])(
      'is not at %s, which is no address of a language',
      async (path) => {
        expect((await get(path)).status).toBe(404);
      },
    );

    it('is told of each page in which languages it can be read', async () => {
      const [english, hindi] = [await get('/pricing'), await get('/hi/pricing')];

      expect(hindi.body).toContain('<title>मूल्य – Cosmic Guide</title>');
      expect(hindi.body).toContain(`<link rel="canonical" href="${url}/hi/pricing" />`);
      for (const { body } of [english, hindi]) {
        for (const [code, path] of [
          ['en', '/pricing'],
          ['hi', '/hi/pricing'],
          ['x-default', '/pricing'],
        ]) {
          expect(body).toContain(
            `<link rel="alternate" hreflang="${code}" href="${url}${path}" />`,
          );
        }
      }
      expect((await get('/dashboard')).body).not.toContain('hreflang');
    });

    it('is a feed of Hindi articles too', async () => {
      const { body } = await get('/hi/rss.xml');

      expect(body).toContain('<language>hi</language>');
      expect(body).toContain(`<link>${url}/hi/blog/${TWIN}</link>`);
      expect(body.match(/<item>/g)).toHaveLength(12);
      expect((await get('/hi/blog')).body).toContain('href="/hi/rss.xml"');
    });

    it('is told of an article where it is in each language, and which it is written in', async () => {
      const [english, hindi] = [await get(`/blog/${SLUG}`), await get(`/hi/blog/${TWIN}`)];

      expect(english.body).toContain(`<link rel="canonical" href="${url}/blog/${SLUG}" />`);
      expect(hindi.body).toContain(`<link rel="canonical" href="${url}/hi/blog/${TWIN}" />`);
      expect(english.body).toContain('"inLanguage":"en"');
      expect(hindi.body).toContain('"inLanguage":"hi"');
      expect(hindi.body).toContain('<meta property="og:locale" content="hi_IN" />');
      expect(hindi.body).toMatch(/<h1>संन्यासी.*<a href="\/hi\/blog">/s);
      for (const { body } of [english, hindi]) {
        expect(body).toContain(
          `<link rel="alternate" hreflang="en" href="${url}/blog/${SLUG}" />` +
            `<link rel="alternate" hreflang="hi" href="${url}/hi/blog/${TWIN}" />` +
            `<link rel="alternate" hreflang="x-default" href="${url}/blog/${SLUG}" />`,
        );
      }
    });

    it('is led from an article among pages of another language to its twin, unread', async () => {
      const visitor = await returningGuest(url);
      const cookie = [...visitor.cookies].map(([name, { value }]) => `${name}=${value}`).join('; ');
      for (const [from, to] of [
        [`/hi/blog/${SLUG}`, `/hi/blog/${TWIN}`],
        [`/blog/${TWIN}`, `/blog/${SLUG}`],
      ]) {
        const { status, headers } = await fetch(url + from, {
          ...{ redirect: 'manual', headers: { cookie } },
        });
        expect([status, headers.get('location')]).toEqual([302, to]);
      }
      const { body } = await visitor.call('GET', `/api/blog/posts/${SLUG}`);
      expect(body).toMatchObject({ remaining: 2 });
    });
  });
}
