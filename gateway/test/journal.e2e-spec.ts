import { randomUUID } from 'node:crypto';
import { connect } from '@nats-io/transport-node';
import { JOURNAL_CHANGED_SUBJECT } from '@cosmic/contracts/blog';
import { until } from '@cosmic/platform/testing/until';
import { becomeAdministrator } from './administrator';
import { makeSite, Visitor, type Site } from './make';

const SLUG = 'the-hermit-a-lamp-of-ones-own';
/** What tells the same in Hindi. */
const TWIN = encodeURIComponent('संन्यासी-अपने-हाथ-का-दीया');

/** The journal over HTTP: its API, its pages for readers without scripts, its feeds. */
describe('the journal', () => {
  let site: Site;
  let url: string;

  beforeAll(async () => {
    site = await makeSite();
    ({ url } = await site.gateway());
    await until(
      async () =>
        (await new Visitor(url).call('GET', '/api/blog/posts?language=hi')).body.posts.length ===
        12,
      'our own articles are there, the Hindi one of each after the English one',
    );
  });
  afterAll(() => site.stop());

  const get = (path: string, headers?: Record<string, string>) =>
    new Visitor(url).call('GET', path, undefined, headers);
  const signedIn = async (email: string) => {
    const visitor = new Visitor(url);
    await visitor.signUp(email);
    await visitor.signIn(email);
    return visitor;
  };
  /** Somebody who has been here before. */
  const guest = async () => {
    const visitor = new Visitor(url);
    await visitor.call('GET', '/here.js');
    return visitor;
  };
  const slugs = async () =>
    ((await get('/api/blog/posts')).body.posts as { slug: string }[]).map(({ slug }) => slug);
  const changed = async () => {
    const environment = site.world.environment('content');
    const teller = await connect({
      servers: environment['NATS_URL'],
      user: environment['NATS_USER'],
      pass: environment['NATS_PASSWORD'],
    });
    teller.publish(JOURNAL_CHANGED_SUBJECT);
    await teller.drain();
  };

  describe('its API', () => {
    it('lists, counts tags and tells the newest, from bytes that a browser may have already', async () => {
      for (const path of ['/api/blog/posts', '/api/blog/tags', '/api/blog/latest', '/api/sky']) {
        const first = await get(path);
        const etag = first.headers.get('etag')!;
        const again = await get(path, { 'if-none-match': etag });

        expect(first.status).toBe(200);
        expect([again.status, again.body]).toEqual([304, '']);
        expect((await get(path, { 'if-none-match': '"other"' })).status).toBe(200);
        expect(first.headers.get('set-cookie')).toBeNull();
      }
    });

    it('finds by words and marks them', async () => {
      const { body } = await get('/api/blog/posts?q=eclipse');
      const [{ title, hit }] = body.posts;
      const [from, to] = hit.titleMarks[0];

      expect(title.slice(from, to)).toBe('eclipses');
    });

    it('refuses what no search and no place in a list is', async () => {
      expect((await get('/api/blog/posts?after=x')).body.error.code).toBe('invalid_input');
      expect((await get(`/api/blog/posts?q=${'x'.repeat(101)}`)).status).toBe(400);
      expect((await get('/api/blog/posts/nothing-here')).status).toBe(404);
      expect((await get('/api/blog/posts/nothing-here/related')).status).toBe(404);
    });

    it('gives three articles a month to a guest, then excerpts; one read before is free', async () => {
      const visitor = await guest();
      const [a, b, c, d] = await slugs();
      const read = async (slug: string) =>
        (await visitor.call('GET', `/api/blog/posts/${slug}`)).body;

      for (const slug of [a!, b!, c!]) expect((await read(slug)).metered).toBe(false);
      const fourth = await read(d!);
      expect(fourth).toMatchObject({ metered: true, remaining: 0, post: { slug: d, content: '' } });
      expect(fourth.post.excerpt).not.toBe('');
      expect((await read(a!)).post.content).toContain('<h2>');
    });

    it('lets whoever is new read in full, and makes no guest of them', async () => {
      for (const slug of await slugs()) {
        const { body, headers } = await get(`/api/blog/posts/${slug}`);
        expect(body).toMatchObject({ metered: false, remaining: null, liked: false });
        expect(headers.get('set-cookie')).toBeNull();
      }
    });

    it('sends an article again only when it, or what it means to its reader, has changed', async () => {
      const visitor = await guest();
      const path = `/api/blog/posts/${SLUG}`;
      const first = await visitor.call('GET', path);
      const etag = first.headers.get('etag')!;
      const again = () => visitor.call('GET', path, undefined, { 'if-none-match': etag });

      expect((await again()).status).toBe(304);
      expect(first.headers.get('cache-control')).toBe('private, no-cache');
      await visitor.call('PUT', `${path}/like`, { liked: true });
      const liked = await again();
      expect([liked.status, liked.body.liked, liked.body.post.likes]).toEqual([200, true, 1]);
    });

    it('counts a like of a guest once', async () => {
      const visitor = await guest();
      const like = (liked: unknown) =>
        visitor.call('PUT', '/api/blog/posts/scorpio-what-the-deep-water-keeps/like', { liked });

      expect((await like(true)).body).toEqual({ liked: true, likes: 1 });
      expect((await like(true)).body).toEqual({ liked: true, likes: 1 });
      expect((await like(false)).body).toEqual({ liked: false, likes: 0 });
      expect((await like('yes')).status).toBe(400);
    });

    it('shows a change at every gateway as soon as it is told', async () => {
      const other = await site.gateway();
      const title = async (at: string) =>
        (await new Visitor(at).call('GET', `/api/blog/posts/${SLUG}`)).body.post.title as string;
      const before = await title(url);
      expect(await title(other.url)).toBe(before);

      await site.world.query(`UPDATE content.blog_posts SET title = 'Renamed' WHERE slug = $1`, [
        SLUG,
      ]);
      expect([await title(url), await title(other.url)]).toEqual([before, before]);
      await changed();
      await until(
        async () => (await title(url)) === 'Renamed' && (await title(other.url)) === 'Renamed',
        'both have heard of it',
      );
      await site.world.query('UPDATE content.blog_posts SET title = $2 WHERE slug = $1', [
        SLUG,
        before,
      ]);
      await changed();
      await until(async () => (await title(url)) === before, 'it is as it was');
    });

    it('keeps the day’s affirmation for four hours at most', async () => {
      const answer = await until(async () => {
        const reply = await get('/api/affirmation');
        return reply.headers.get('cache-control') === 'public, max-age=0' ? null : reply;
      }, 'it is written');
      const [, seconds] = /^public, max-age=(\d+)$/.exec(answer.headers.get('cache-control')!)!;

      expect(Number(seconds)).toBeLessThanOrEqual(4 * 60 * 60);
    });
  });

  describe('its editing', () => {
    const id = randomUUID();

    it.each([
      ['POST', '/api/admin/blog/generations', { topic: 'x' }],
      ['POST', '/api/admin/blog/generations', { nonsense: true }],
      ['GET', '/api/admin/blog/generations', undefined],
      ['GET', `/api/admin/blog/generations/${id}`, undefined],
      ['POST', `/api/admin/blog/generations/${id}/cancel`, undefined],
      ['POST', `/api/admin/blog/generations/${id}/retry`, undefined],
      ['GET', '/api/admin/blog/posts', undefined],
      ['GET', `/api/admin/blog/posts/${id}`, undefined],
      ['PUT', `/api/admin/blog/posts/${id}`, { title: 'x' }],
      ['POST', `/api/admin/blog/posts/${id}/publish`, {}],
      ['POST', `/api/admin/blog/posts/${id}/unpublish`, undefined],
      ['DELETE', `/api/admin/blog/posts/${id}`, undefined],
    ])('is closed to guests: %s %s', async (method, path, body) => {
      const answer = await (await guest()).call(method, path, body);

      expect([answer.status, answer.body.error.code]).toEqual([401, 'authentication_required']);
    });

    it('is closed to members, open to the administrator, and shows where a post stands', async () => {
      const member = await signedIn('member@example.com');
      const ask = (visitor: Visitor, body: object) =>
        visitor.call('POST', '/api/admin/blog/generations', body);
      expect((await ask(member, { topic: 'x' })).body.error.code).toBe('admin_only');

      const admin = new Visitor(url);
      await becomeAdministrator(site.world, admin);
      const missing = await ask(admin, { topic: '  ' });
      expect([missing.status, missing.body.error.message]).toEqual([
        400,
        'Please provide a topic for the blog post',
      ]);
      const stream = await admin.stream();
      const { status, body } = await ask(admin, { topic: 'Libra season', keywords: 'autumn' });
      expect([status, body.keywords]).toEqual([202, ['autumn']]);
      // A worker may have begun before the answer is there.
      expect(['queued', 'running']).toContain(body.status);
      const done = await until(
        async () => stream.events.find(({ data }) => data['status'] === 'completed'),
        'the stream tells of its end',
      );
      stream.close();
      const { slug } = done.data['post'] as { slug: string };

      expect(done.type).toBe('publishing.progress');
      expect(done.data['message']).toBe('Blog post generated and published successfully');
      await until(async () => (await slugs())[0] === slug, 'every reader sees it');
      const removed = await admin.call(
        'DELETE',
        `/api/admin/blog/posts/${(done.data['post'] as { id: string }).id}`,
      );
      expect(removed.status).toBe(200);
      await until(async () => !(await slugs()).includes(slug), 'nobody sees it');
    });
  });

  describe('its pages', () => {
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
      const visitor = await guest();
      const [a, b, c, d] = await slugs();
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

  describe('what programs read', () => {
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
      const visitor = await guest();
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

  describe('what is told in English alone', () => {
    beforeAll(async () => {
      await site.world.query('UPDATE content.blog_posts SET work_id = NULL WHERE slug = $1', [
        SLUG,
      ]);
      await changed();
      await until(
        async () => (await get(`/api/blog/posts/${SLUG}`)).body.post.translations.length === 0,
        'it has no twin',
      );
    });

    it('stands below what is told in Hindi, marked as English', async () => {
      const { body } = await get('/hi/blog');

      expect(body).toMatch(
        new RegExp(`<h2>अंग्रेज़ी में लेख</h2><ol><li lang="en"><h2><a href="/hi/blog/${SLUG}">`),
      );
      expect(body.match(/<li lang="en">/g)).toHaveLength(1);
      expect(body.match(/<li><h2><a href="\/hi\/blog\//g)).toHaveLength(12);
    });

    it('is read among Hindi words, and kept by search engines at its English address', async () => {
      const first = await get(`/hi/blog/${SLUG}`);
      const second = await get(`/blog/${SLUG}`);

      expect(first.body).toContain(`<link rel="canonical" href="${url}/blog/${SLUG}" />`);
      expect(first.body).toContain('<h1 lang="en">');
      expect(first.body).toContain('<a href="/hi/blog">');
      expect(first.body).not.toContain('hreflang="hi"');
      expect(second.body).toContain('<a href="/blog">');
      expect(first.headers.get('etag')).not.toBe(second.headers.get('etag'));
    });
  });

  describe('what else programs read', () => {
    it('is a calendar of the coming year', async () => {
      const { body, headers } = await get('/calendar.ics');

      expect(headers.get('content-type')).toContain('text/calendar');
      expect(body).toMatch(/^BEGIN:VCALENDAR\r\n/);
      expect(body.match(/BEGIN:VEVENT/g).length).toBeGreaterThan(80);
      const hindi: string = (await get('/hi/calendar.ics')).body;
      const uids = (ics: string) => ics.match(/^UID:.*$/gm);
      expect(uids(hindi)).toEqual(uids(body));
      expect(hindi.match(/^SUMMARY:.*[A-Za-z]/gm)).toBeNull();
    });

    it('are covers that can be kept for ever under the address of their version', async () => {
      const svg = await get(`/blog/covers/${SLUG}.svg?v=1`);
      const png = await get(`/blog/covers/${SLUG}.png`);

      expect(svg.body).toContain('<svg');
      expect(svg.headers.get('content-type')).toBe('image/svg+xml');
      expect(svg.headers.get('cache-control')).toContain('immutable');
      expect(svg.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(png.headers.get('content-type')).toBe('image/png');
      expect(png.headers.get('cache-control')).toBe('public, max-age=300');
      expect((await get('/blog/covers/nothing.png')).status).toBe(404);
      expect((await get(`/blog/covers/${SLUG}.gif`)).status).toBe(404);
    });
  });
});
