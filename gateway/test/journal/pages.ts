import { Visitor } from '../make';
import { listedSlugs, returningGuest, SLUG } from './articles';

/** The pages of the journal for readers without scripts, at the address of a site that is up. */
export function describePages(address: () => string): void {
  describe('its pages', () => {
    let url: string;
    beforeAll(() => {
      url = address();
    });
    const get = (path: string) => new Visitor(url).call('GET', path);

    it('can be read without any script: an article, its head and what it is for machines', async () => {
      const { status, body, headers } = await get(`/blog/${SLUG}`);
      const meta = (name: string) =>
        new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(body)?.[1];
      const data = JSON.parse(
        /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body)![1]!,
      );

      expect(status).toBe(200);
      expect(body).toContain('<title>The Hermit: a lamp of one’s own – Cosmic Guide</title>');
      expect(body).toContain(`<link rel="canonical" href="${url}/blog/${SLUG}" />`);
      expect(body).toMatch(
        /<div id="root"><main.*<h1>The Hermit.*<h2>Where he stands<\/h2>.*<\/main><\/div>/s,
      );
      expect(body).toMatch(
        /<article><img src="[^"]*#svgView\(viewBox\(580,33,564,564\)\)" alt="" /,
      );
      expect(meta('og:type')).toBe('article');
      expect(meta('og:image')).toBe(`${url}/blog/covers/${SLUG}.png?v=1`);
      expect(data).toMatchObject({
        '@type': 'Article',
        headline: 'The Hermit: a lamp of one’s own',
        isAccessibleForFree: false,
        hasPart: { cssSelector: '.article-content' },
      });
      expect(headers.get('set-cookie')).toBeNull();
    });

    it('stop at the excerpt for a guest whose articles are read', async () => {
      const visitor = await returningGuest(url);
      const [a, b, c, d] = await listedSlugs(url);
      for (const slug of [a, b, c]) await visitor.call('GET', `/blog/${slug}`);
      const { body } = await visitor.call('GET', `/blog/${d}`);

      expect(body).not.toContain('article-content">');
      expect(body).toContain('href="/pricing"');
    });

    it('list the articles, by tag too, and are not kept for searches', async () => {
      const all = await get('/blog');
      const tagged = await get('/blog?tag=tarot');
      const found = await get('/blog?q=moon');

      expect(all.body.match(/<li><h2><a href="\/blog\//g)).toHaveLength(12);
      expect(all.body).toContain(`<link rel="canonical" href="${url}/blog" />`);
      expect(tagged.body.match(/<li><h2><a href="\/blog\//g)).toHaveLength(2);
      expect(tagged.body).toContain(`href="${url}/blog?tag=tarot"`);
      expect(found.body).toContain('<meta name="robots" content="noindex" />');
    });

    it('say so where there is no such article', async () => {
      const { status, body } = await get('/blog/no-such-article');

      expect(status).toBe(404);
      expect(body).toContain('<title>Post Not Found – Cosmic Guide</title>');
      expect(body).toContain('noindex');
    });

    it('take nothing for HTML that came in an address', async () => {
      const attack = '"><script>alert(1)</script>';
      for (const path of [
        `/blog?tag=${encodeURIComponent(attack)}`,
        `/blog?q=${encodeURIComponent(attack)}`,
        `/blog/${encodeURIComponent(attack)}`,
      ]) {
        expect((await get(path)).body).not.toContain('<script>alert');
      }
    });
  });
}
