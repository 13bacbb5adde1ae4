import { blog } from '@cosmic/contracts/blog/blog';
import { blogAdmin, PUBLISHED_MESSAGE } from '@cosmic/contracts/blog/blog-admin';
import type { Actor } from '@cosmic/contracts/message';
import { until } from '@cosmic/platform/testing/until';
import { makeAdmin, makeTestBed, type TestBed } from './make';

/** What the administrator does, asked as the gateway asks. */
describe('publishing', () => {
  let bed: TestBed;
  const admin = makeAdmin();

  beforeAll(async () => {
    bed = await makeTestBed();
    await bed.start('billing');
    await bed.start('content');
  });
  afterAll(() => bed.stop());

  const ask = (more: object = {}, actor: Actor = admin) =>
    bed.rpc.send(blogAdmin.generate, actor, { topic: 'Scorpio season', ...more });
  const generation = (id: string) => bed.rpc.send(blogAdmin.generation, admin, { id });
  const over = (id: string) =>
    until(async () => {
      const now = await generation(id);
      return ['completed', 'failed', 'cancelled'].includes(now.status) ? now : null;
    }, `generation ${id} is over`);
  const published = async (slug: string) =>
    bed.rpc.send(blog.get, null, { slug }).catch(() => null);
  const edited = (id: string) => bed.rpc.send(blogAdmin.get, admin, { id });

  describe('by our authors', () => {
    beforeAll(() => bed.start('content-worker'));

    it('writes, publishes and tells of every step', async () => {
      const heard = await bed.listen(admin);
      const { id, status } = await ask({ keywords: 'autumn, Depth ,,', tone: 'poetic' });
      const done = await over(id);
      const post = (await published(done.post!.slug))!;

      // A worker may have begun before the answer is made.
      expect(['queued', 'running']).toContain(status);
      expect(done).toMatchObject({
        ...{ status: 'completed', narrator: 'almanac', fallbackReason: null },
        ...{ message: PUBLISHED_MESSAGE, keywords: ['autumn', 'Depth'], tone: 'poetic' },
      });
      expect(post.title).toMatch(/^Scorpio season: /);
      expect(post.tags.slice(0, 3)).toEqual(['autumn', 'depth', 'scorpio']);
      expect(post.authorName).toBe('Cosmic Guide');
      expect(post.readTimeMinutes).toBe(Math.ceil(post.content.length / 1500));
      await until(
        () => heard.some((push) => 'status' in push && push.status === 'completed'),
        'told',
      );
      const steps = heard.map((push) => (push as { step?: string }).step);
      expect(steps).toEqual(['outline', 'draft', 'check', 'cover', 'publish', 'publish']);
      expect(heard.every(({ type }) => type === 'publishing.progress')).toBe(true);
    });

    it('writes in both languages where both are asked for, each a post of its own and the other’s twin', async () => {
      const { beside, ...first } = await ask({
        ...{ topic: 'Venus in Scorpio, December 2026', keywords: 'venus, autumn' },
        languages: ['en', 'hi'],
      });
      expect([first.language, ...beside.map(({ language }) => language)]).toEqual(['en', 'hi']);
      // Each names its twin once that is published, too.
      const runs = await Promise.all([first, ...beside].map(({ id }) => over(id)));
      const [english, hindi] = await Promise.all(
        runs.map(async ({ post }) => (await published(post!.slug))!),
      );

      expect(english!.title).toMatch(/^Venus in Scorpio, December 2026: /);
      expect(hindi!.title).toMatch(/^वृश्चिक में शुक्र, दिसंबर 2026: /);
      expect([hindi!.content, ...hindi!.tags].join(' ').replace(/<[^>]*>/g, '')).not.toMatch(
        /[A-Za-z]/,
      );
      expect(hindi!.tags[0]).toBe('शुक्र');
      expect(english!.translations).toEqual([{ language: 'hi', slug: hindi!.slug }]);
      expect(hindi!.translations).toEqual([{ language: 'en', slug: english!.slug }]);
    });

    it.each([[[]], [['en', 'en']], [['de']]])('refuses %j for languages', async (languages) => {
      await expect(ask({ languages })).rejects.toMatchObject({ code: 'invalid_input' });
    });

    it('leaves a draft a draft and says nothing of publishing', async () => {
      const done = await over((await ask({ publish: 'draft' })).id);

      expect(done).toMatchObject({ status: 'completed', message: null, post: { status: 'draft' } });
      expect(await published(done.post!.slug)).toBeNull();
    });

    it('publishes at an instant what is to wait for it, once', async () => {
      const done = await over((await ask({ publish: { at: '2099-01-01T00:00:00.000Z' } })).id);
      const { id, slug } = done.post!;
      expect(done).toMatchObject({ message: null, post: { status: 'scheduled' } });
      expect(await published(slug)).toBeNull();

      await bed.start('content-worker');
      await bed.world.query(
        `UPDATE content.blog_posts SET published_at = now() - interval '1 second' WHERE id = $1`,
        [id],
      );
      await until(() => published(slug), 'its time has come');
      expect((await edited(id)).status).toBe('published');
    });

    it('gives every post of one topic an address of its own', async () => {
      const all = await Promise.all(Array.from({ length: 5 }, () => ask({ topic: 'Life path 7' })));
      const done = await Promise.all(all.map(({ id }) => over(id)));

      expect(new Set(done.map(({ post }) => post!.slug)).size).toBe(5);
    });
  });

  describe('of posts that are there', () => {
    const make = async (title: string) =>
      bed.addPost({ title, status: 'draft', publishedAt: null, content: '<p>Old words.</p>' });

    it('saves, and refuses to overwrite what was changed meanwhile', async () => {
      const { id } = await make('Before');
      const text = {
        title: 'After',
        content: '<p onclick=x>New</p>',
        metaDescription: 'M',
        tags: ['A'],
      };
      const save = () => bed.rpc.send(blogAdmin.edit, admin, { id, version: 1, ...text });

      expect(await save()).toMatchObject({
        ...{ title: 'After', content: '<p>New</p>', tags: ['a'], version: 2, slug: 'before' },
      });
      await expect(save()).rejects.toMatchObject({ code: 'post_changed' });
    });

    it('publishes, schedules, takes back and deletes', async () => {
      const { id, slug } = await make('Life of a post');
      const { publish, unpublish, remove } = blogAdmin;

      expect((await bed.rpc.send(publish, admin, { id })).status).toBe('published');
      expect(await published(slug)).not.toBeNull();
      expect((await bed.rpc.send(unpublish, admin, { id })).publishedAt).toBeNull();
      expect(await published(slug)).toBeNull();
      const at = '2099-01-01T00:00:00.000Z';
      expect(await bed.rpc.send(publish, admin, { id, at })).toMatchObject({
        ...{ status: 'scheduled', publishedAt: at },
      });
      await bed.rpc.send(remove, admin, { id });
      await expect(edited(id)).rejects.toMatchObject({ code: 'not_found' });
      await expect(bed.rpc.send(remove, admin, { id })).rejects.toMatchObject({
        code: 'not_found',
      });
    });

    it('lists them, the last changed first', async () => {
      const { id } = await make('Last');
      const { posts } = await bed.rpc.send(blogAdmin.list, admin, { status: 'draft' });

      expect(posts[0]).toMatchObject({ id, title: 'Last', status: 'draft' });
      expect(posts.every(({ status }) => status === 'draft')).toBe(true);
    });
  });
});
