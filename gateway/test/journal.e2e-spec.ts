import { randomUUID } from 'node:crypto';
import { connect } from '@nats-io/transport-node';
import { JOURNAL_CHANGED_SUBJECT } from '@cosmic/contracts/blog/blog';
import { until } from '@cosmic/platform/testing/until';
import { becomeAdministrator } from './administrator';
import { listedSlugs, returningGuest, SLUG } from './journal/articles';
import { describeFiles } from './journal/files';
import { describeForPrograms } from './journal/for-programs';
import { describePages } from './journal/pages';
import { makeSite, Visitor, type Site } from './make';

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
      const visitor = await returningGuest(url);
      const [a, b, c, d] = await listedSlugs(url);
      const read = async (slug: string) =>
        (await visitor.call('GET', `/api/blog/posts/${slug}`)).body;

      for (const slug of [a!, b!, c!]) expect((await read(slug)).metered).toBe(false);
      const fourth = await read(d!);
      expect(fourth).toMatchObject({ metered: true, remaining: 0, post: { slug: d, content: '' } });
      expect(fourth.post.excerpt).not.toBe('');
      expect((await read(a!)).post.content).toContain('<h2>');
    });

    it('lets whoever is new read in full, and makes no guest of them', async () => {
      for (const slug of await listedSlugs(url)) {
        const { body, headers } = await get(`/api/blog/posts/${slug}`);
        expect(body).toMatchObject({ metered: false, remaining: null, liked: false });
        expect(headers.get('set-cookie')).toBeNull();
      }
    });

    it('sends an article again only when it, or what it means to its reader, has changed', async () => {
      const visitor = await returningGuest(url);
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
      const visitor = await returningGuest(url);
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
    let admin: Visitor;

    beforeAll(async () => {
      admin = new Visitor(url);
      await becomeAdministrator(site.world, admin);
    });

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
      ['POST', `/api/admin/blog/posts/${id}/twin`, undefined],
      ['DELETE', `/api/admin/blog/posts/${id}`, undefined],
    ])('is closed to guests: %s %s', async (method, path, body) => {
      const answer = await (await returningGuest(url)).call(method, path, body);

      expect([answer.status, answer.body.error.code]).toEqual([401, 'authentication_required']);
    });

    it('is closed to members, open to the administrator, and shows where a post stands', async () => {
      const member = await signedIn('member@example.com');
      const ask = (visitor: Visitor, body: object) =>
        visitor.call('POST', '/api/admin/blog/generations', body);
      expect((await ask(member, { topic: 'x' })).body.error.code).toBe('admin_only');

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
      await until(async () => (await listedSlugs(url))[0] === slug, 'every reader sees it');
      const removed = await admin.call(
        'DELETE',
        `/api/admin/blog/posts/${(done.data['post'] as { id: string }).id}`,
      );
      expect(removed.status).toBe(200);
      await until(async () => !(await listedSlugs(url)).includes(slug), 'nobody sees it');
    });

    it('has an article written in the language that it lacks, and each page names the other', async () => {
      const { body } = await admin.call('POST', '/api/admin/blog/generations', {
        topic: 'Virgo season',
      });
      const written = async (id: string) =>
        until(async () => {
          const now = await admin.call('GET', `/api/admin/blog/generations/${id}`);
          return now.body.status === 'completed' && now.body.post;
        }, 'it is written');
      const english = await written(body.id);
      const ask = () => admin.call('POST', `/api/admin/blog/posts/${english.id}/twin`);
      const asked = await ask();
      expect([asked.status, asked.body.language]).toEqual([202, 'hi']);
      const again = await ask();
      expect([again.status, again.body.error.code]).toEqual([409, 'twin_exists']);

      const hindi = await written(asked.body.id);
      const [here, there] = [`/blog/${english.slug}`, `/hi/blog/${encodeURIComponent(hindi.slug)}`];
      const namesBoth = (page: string) =>
        page.includes(`hreflang="en" href="${url}${here}"`) &&
        page.includes(`hreflang="hi" href="${url}${there}"`);
      for (const path of [here, there]) {
        await until(async () => namesBoth((await get(path)).body), `${path} names both`);
      }

      for (const post of [english, hindi]) {
        await admin.call('DELETE', `/api/admin/blog/posts/${post.id}`);
      }
      for (const path of [here, there]) {
        await until(async () => (await get(path)).status === 404, `${path} is gone`);
      }
      await until(
        async () => (await get('/api/blog/posts?language=hi')).body.posts.length === 12,
        'the Hindi articles are our own again',
      );
    });
  });

  describePages(() => url);
  describeForPrograms(() => url);

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

  describeFiles(() => ({ site, url }));
});
