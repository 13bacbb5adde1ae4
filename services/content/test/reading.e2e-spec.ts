import { authEvents } from '@cosmic/contracts/account/auth';
import { billingEvents } from '@cosmic/contracts/billing';
import { blog } from '@cosmic/contracts/blog/blog';
import { memberExportOf } from '@cosmic/contracts/member';
import type { Actor } from '@cosmic/contracts/message';
import { until } from '@cosmic/platform/testing/until';
import { makeTestBed, makeMember, type TestBed } from './make';
import { describeLikes } from './reading/likes';
import { describeMonthsArticles } from './reading/months-articles';
import { describeSearching } from './reading/searching';
import { describeSkyRequests } from './reading/sky-requests';

const LONG = `<p>${'One two three four five six. '.repeat(20)}</p>`;

/** What readers do with the journal, asked as the gateway asks. */
describe('reading the journal', () => {
  let bed: TestBed;

  beforeAll(async () => {
    bed = await makeTestBed();
    await bed.start('billing');
    await bed.start('content');
    await until(
      async () => (await bed.world.query('SELECT FROM content.plan_limits')).length === 3 || null,
      'the plans have arrived',
    );
  });
  afterEach(() => bed.world.query('DELETE FROM content.blog_posts'));
  afterAll(() => bed.stop());

  const list = (query: object = {}) => bed.rpc.send(blog.list, null, query);
  const open = (actor: Actor, id: string) => bed.rpc.send(blog.open, actor, { id });
  const titles = (posts: readonly { title: string }[]) => posts.map(({ title }) => title);
  const posts = (count: number, more: object = {}) =>
    Promise.all(
      Array.from({ length: count }, (_, index) =>
        bed.addPost({ title: `Post ${index + 1}`, ...more }),
      ),
    );

  describe('the list', () => {
    it('comes newest first, 20 a page, every post once, though several came out at one instant', async () => {
      const at = new Date('2026-11-01T12:00:00Z');
      await posts(45, { publishedAt: at });

      const seen: string[] = [];
      let after: string | undefined;
      for (let page = 0; page < 3; page += 1) {
        const reply = await list({ after });
        expect(reply.posts).toHaveLength(page < 2 ? 20 : 5);
        seen.push(...reply.posts.map(({ id }) => id));
        after = reply.next ?? undefined;
      }

      expect(after).toBeUndefined();
      expect(new Set(seen).size).toBe(45);
    });

    it('shows what is published and nothing else', async () => {
      const { slug } = await bed.addPost({ title: 'Draft', status: 'draft', publishedAt: null });
      await bed.addPost({
        title: 'Soon',
        status: 'scheduled',
        publishedAt: new Date('2099-01-01'),
      });
      await bed.addPost({ title: 'Out' });

      expect(titles((await list()).posts)).toEqual(['Out']);
      expect((await list({ q: 'Soon' })).posts).toEqual([]);
      await expect(bed.rpc.send(blog.get, null, { slug })).rejects.toMatchObject({
        code: 'not_found',
      });
    });

    it('is filtered by a tag, however it is written', async () => {
      await bed.addPost({ title: 'A', tags: ['Full Moon', 'moon'] });
      await bed.addPost({ title: 'B', tags: ['moon'] });

      expect(titles((await list({ tag: 'full moon' })).posts)).toEqual(['A']);
      expect(titles((await list({ tag: 'MOON' })).posts)).toEqual(['A', 'B']);
    });

    it.each(['x', 'W10', Buffer.from('["2026-01-01","1"]').toString('base64url')])(
      'refuses %s as a place to go on from',
      async (after) => {
        await expect(list({ after })).rejects.toMatchObject({ code: 'invalid_input' });
        await expect(list({ q: 'moon', after })).rejects.toMatchObject({ code: 'invalid_input' });
      },
    );

    it('has an excerpt: the description, else how the text begins, without its marks', async () => {
      await bed.addPost({ title: 'A', metaDescription: 'Said in short.', content: LONG });
      await bed.addPost({ title: 'B', content: `<h2>Head</h2>${LONG}` });
      const [a, b] = (await list()).posts;

      expect(a!.excerpt).toBe('Said in short.');
      expect(b!.excerpt).toMatch(/^Head One two three .*…$/);
      expect([...b!.excerpt].length).toBeGreaterThan(145);
      expect([...b!.excerpt].length).toBeLessThanOrEqual(151);
    });
  });

  it('counts the ten most used tags', async () => {
    for (let index = 0; index < 12; index += 1) {
      await bed.addPost({
        title: `P${index}`,
        tags: [`tag-${index}`, ...(index < 3 ? ['moon'] : [])],
      });
    }
    await bed.addPost({ title: 'Hidden', tags: ['moon'], status: 'draft', publishedAt: null });
    const { tags } = await bed.rpc.send(blog.tags, null, {});

    expect(tags).toHaveLength(10);
    expect(tags[0]).toEqual({ tag: 'moon', count: 3 });
  });

  it('gives the home page the three newest, with a picture each', async () => {
    await posts(4);
    const reply = await bed.rpc.send(blog.latest, null, {});

    expect(titles(reply.posts)).toEqual(['Post 1', 'Post 2', 'Post 3']);
    expect(reply.posts[0]!.featuredImage).toBe('/blog/covers/post-1.svg?v=1');
  });

  it('finds related posts: all tags first, then the most shared, three at most', async () => {
    const { slug } = await bed.addPost({ title: 'This', tags: ['a', 'b', 'c'] });
    await bed.addPost({ title: 'One shared', tags: ['a', 'x'] });
    await bed.addPost({ title: 'Two shared', tags: ['a', 'b'] });
    await bed.addPost({ title: 'None', tags: ['x'] });
    await bed.addPost({ title: 'All and more', tags: ['a', 'b', 'c', 'd'] });
    await bed.addPost({ title: 'One, older', tags: ['c'] });

    const reply = await bed.rpc.send(blog.related, null, { slug });
    expect(titles(reply.posts)).toEqual(['All and more', 'Two shared', 'One shared']);
  });

  it('gives twenty posts of one title twenty addresses, though they come at once', async () => {
    const added = await Promise.all(
      Array.from({ length: 20 }, () => bed.addPost({ title: 'New Moon' })),
    );

    expect(added.map(({ slug }) => slug).sort()).toEqual(
      ['new-moon', ...Array.from({ length: 19 }, (_, index) => `new-moon-${index + 2}`)].sort(),
    );
  });

  it('stores nothing but harmless HTML', async () => {
    const { slug } = await bed.addPost({
      title: 'A',
      content: '<p onclick=alert(1)>x</p><script>alert(1)</script><img src=https://evil.example/x>',
    });

    expect((await bed.rpc.send(blog.get, null, { slug })).content).toBe('<p>x</p>');
  });

  describeSearching(() => bed);
  describeLikes(() => bed);
  describeMonthsArticles(() => bed);

  it('tells a member what is kept of them, and forgets it when the account is deleted', async () => {
    const { id, slug } = await bed.addPost({ title: 'A' });
    const member = makeMember();
    const other = makeMember();
    for (const actor of [member, other]) {
      await open(actor, id);
      await bed.rpc.send(blog.like, actor, { slug, liked: true });
    }
    const kept = async (userId: string) =>
      (await bed.rpc.send(memberExportOf('content'), null, { userId })).rows;

    expect(await kept(member.id)).toMatchObject({
      post_likes: [{ slug }],
      article_reads: [{ slug }],
      blog_generations: [],
    });
    await bed.tell('auth', authEvents.userDeleted, {
      userId: member.id,
      deletedAt: new Date().toISOString(),
    });
    await until(async () => (await kept(member.id))['post_likes']!.length === 0, 'it is erased');
    // A request whose token was still good; a worker that starts looks at once for what came late.
    await bed.rpc.send(blog.like, member, { slug, liked: true });
    expect((await kept(member.id))['post_likes']).toHaveLength(1);
    await bed.start('content-worker');
    await until(async () => (await kept(member.id))['post_likes']!.length === 0, 'it goes, too');

    // Billing may tell of the end of the subscription later than auth of the end of the account.
    for (const { id: userId } of [member, other]) {
      await bed.tell('billing', billingEvents.subscriptionChanged, {
        userId,
        isPremium: true,
        plan: 'monthly',
        endsAt: null,
        changedAt: new Date().toISOString(),
      });
    }
    await until(async () => (await kept(other.id))['premium_members']!.length === 1, 'it is heard');
    expect(await kept(member.id)).toEqual({
      post_likes: [],
      article_reads: [],
      blog_generations: [],
      premium_members: [],
    });
    expect((await kept(other.id))['post_likes']).toHaveLength(1);
    expect((await bed.rpc.send(blog.get, null, { slug })).likes).toBe(1);
  });

  it('draws the cover of a version once and a new one after a change', async () => {
    const { slug } = await bed.addPost({ title: 'Leo' });
    const cover = (format: 'svg' | 'png') => bed.rpc.send(blog.cover, null, { slug, format });
    const [svg, png] = [await cover('svg'), await cover('png')];

    expect(Buffer.from(svg.body, 'base64').toString()).toContain('<svg');
    expect(Buffer.from(png.body, 'base64').subarray(1, 4).toString()).toBe('PNG');
    expect(svg.version).toBe(1);
    await bed.world.query(`UPDATE content.blog_posts SET title = 'Virgo', version = version + 1`);
    const next = await cover('svg');
    expect(next.version).toBe(2);
    expect(next.body).not.toBe(svg.body);
    await expect(
      bed.rpc.send(blog.cover, null, { slug: 'nothing', format: 'svg' }),
    ).rejects.toMatchObject({ code: 'not_found' });
  });

  describeSkyRequests(() => bed);
});
