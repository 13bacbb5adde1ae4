import { randomUUID } from 'node:crypto';
import { blog } from '@cosmic/contracts/blog/blog';
import { blogAdmin, type BlogGeneration, type EditedPost } from '@cosmic/contracts/blog/blog-admin';
import { until } from '@cosmic/platform/testing/until';
import { makeAdmin, makeGuest, makeMember, makeTestBed, type TestBed } from './make';

/** The missing twin of a post, asked for as the gateway asks. */
describe('the twin of a post', () => {
  let bed: TestBed;
  const admin = makeAdmin();

  beforeAll(async () => {
    bed = await makeTestBed();
    await bed.start('content');
  });
  afterAll(() => bed.stop());

  const askTwin = (id: string) => bed.rpc.send(blogAdmin.twin, admin, { id });
  const edited = (id: string) => bed.rpc.send(blogAdmin.get, admin, { id });
  const generation = (id: string) => bed.rpc.send(blogAdmin.generation, admin, { id });

  /** Nobody writes yet: what was asked for waits. */
  describe('that waits to be written', () => {
    it('is asked for with title and tags, in the language that the post lacks and for its instant', async () => {
      const { id } = await bed.addPost({ title: 'Venus in Leo', tags: ['venus', 'leo'] });
      const { publishedAt, lacks, version } = await edited(id);
      expect(lacks).toEqual({ language: 'hi', run: null });
      const twin = await askTwin(id);

      expect(twin).toMatchObject({
        ...{ topic: 'Venus in Leo', keywords: ['venus', 'leo'], tone: 'mystical' },
        ...{ language: 'hi', status: 'queued', publish: { at: publishedAt } },
      });
      expect(await edited(id)).toMatchObject({ version, lacks: { language: 'hi', run: twin.id } });
      const { posts } = await bed.rpc.send(blogAdmin.list, admin, {});
      expect(posts.find((post) => post.id === id)?.lacks).toEqual({ language: 'hi', run: twin.id });
    });

    it('is English for a Hindi post, and a draft for a draft', async () => {
      const draft = { status: 'draft', publishedAt: null, language: 'hi' } as const;
      const { id } = await bed.addPost({ title: 'सिंह में शुक्र', ...draft });

      expect(await askTwin(id)).toMatchObject({ language: 'en', publish: 'draft' });
    });

    it('waits for its post where that has its time to come', async () => {
      const at = '2099-01-01T00:00:00.000Z';
      const time = { status: 'scheduled', publishedAt: new Date(at) } as const;
      const { id } = await bed.addPost({ title: 'Later', ...time });

      expect((await askTwin(id)).publish).toEqual({ at });
    });

    it('is asked for once, however many ask at the same time', async () => {
      const { id } = await bed.addPost({ title: 'At once' });
      const answers = await Promise.allSettled(Array.from({ length: 8 }, () => askTwin(id)));
      const refused = answers.filter(({ status }) => status === 'rejected');
      const rows = await bed.world.query(
        `SELECT FROM content.blog_generations WHERE topic = 'At once'`,
      );

      expect(rows).toHaveLength(1);
      expect(refused).toHaveLength(7);
      for (const answer of refused) {
        expect(answer).toMatchObject({ reason: { code: 'twin_exists' } });
      }
    });

    it('can be stopped and asked for again, and is then begun by no second way', async () => {
      const { id } = await bed.addPost({ title: 'Stopped' });
      const first = await askTwin(id);
      await bed.rpc.send(blogAdmin.cancel, admin, { id: first.id });
      expect((await edited(id)).lacks).toEqual({ language: 'hi', run: null });
      const second = await askTwin(id);
      const retry = (run: BlogGeneration) => bed.rpc.send(blogAdmin.retry, admin, { id: run.id });

      await expect(retry(first)).rejects.toMatchObject({ code: 'twin_exists' });
      expect((await generation(first.id)).status).toBe('cancelled');
      await expect(retry(second)).rejects.toMatchObject({ code: 'already_over' });
      await bed.rpc.send(blogAdmin.cancel, admin, { id: second.id });
      const again = await Promise.allSettled([retry(first), retry(second)]);
      expect(again.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    });

    it('is refused where there is one, whatever its state, and where there is no post', async () => {
      const workId = randomUUID();
      const { id } = await bed.addPost({ title: 'Told twice', workId });
      const draft = { status: 'draft', publishedAt: null } as const;
      const twin = await bed.addPost({ title: 'दो बार', workId, language: 'hi', ...draft });

      expect((await edited(id)).lacks).toBeNull();
      for (const each of [id, twin.id]) {
        await expect(askTwin(each)).rejects.toMatchObject({ code: 'twin_exists' });
      }
      await expect(askTwin(randomUUID())).rejects.toMatchObject({ code: 'not_found' });
      await bed.rpc.send(blogAdmin.remove, admin, { id: twin.id });
      expect(await askTwin(id)).toMatchObject({ language: 'hi', status: 'queued' });
    });

    it('is nothing that a member or a guest may ask for', async () => {
      const { id } = await bed.addPost({ title: 'Closed' });
      const asMember = bed.rpc.send(blogAdmin.twin, makeMember(), { id });
      const asGuest = bed.rpc.send(blogAdmin.twin, makeGuest(), { id });
      await expect(asMember).rejects.toMatchObject({ code: 'admin_only' });
      await expect(asGuest).rejects.toMatchObject({ code: 'authentication_required' });
      expect((await edited(id)).lacks).toEqual({ language: 'hi', run: null });
    });
  });

  describe('that is written', () => {
    beforeAll(() => bed.start('content-worker'));

    const written = (id: string) =>
      until(async () => {
        const now = await generation(id);
        return ['completed', 'failed'].includes(now.status) ? now : null;
      }, `generation ${id} is over`);
    const read = (slug: string) => bed.rpc.send(blog.get, null, { slug });
    /** Both posts of a work name each other, as pages and the map of the site tell. */
    const expectTwins = async (post: EditedPost, run: BlogGeneration) => {
      const [one, other] = [await read(post.slug), await read(run.post!.slug)];
      expect(one.translations).toEqual([{ language: other.language, slug: other.slug }]);
      expect(other.translations).toEqual([{ language: one.language, slug: one.slug }]);
      expect(other.publishedAt).toBe(one.publishedAt);
      for (const { id } of [one, other]) expect((await edited(id)).lacks).toBeNull();
      return other;
    };

    it('is made anew from what the post was asked for with, under the post’s date', async () => {
      const asked = await bed.rpc.send(blogAdmin.generate, admin, {
        ...{ topic: 'Venus in Scorpio, December 2026', keywords: 'venus', tone: 'poetic' },
      });
      const { post } = await written(asked.id);
      const twin = await askTwin(post!.id);
      expect(twin).toMatchObject({ topic: asked.topic, keywords: ['venus'], tone: 'poetic' });
      const hindi = await expectTwins(await edited(post!.id), await written(twin.id));

      expect(hindi.title).toMatch(/^वृश्चिक में शुक्र, दिसंबर 2026: /);
      expect(hindi.tags[0]).toBe('शुक्र');
      await expect(askTwin(post!.id)).rejects.toMatchObject({ code: 'twin_exists' });
    });

    it('tells in English what was asked for in Hindi', async () => {
      const asked = await bed.rpc.send(blogAdmin.generate, admin, {
        ...{ topic: 'वृश्चिक में शुक्र, दिसंबर 2026', languages: ['hi'] },
      });
      const { post } = await written(asked.id);
      const run = await written((await askTwin(post!.id)).id);
      const english = await expectTwins(await edited(post!.id), run);

      expect(english.title).toMatch(/^Venus in Scorpio in December 2026: /);
      expect(english.content).not.toMatch(/[\u0900-\u097f]/);
    });

    it('is out with its post’s date where that was published long ago', async () => {
      const publishedAt = new Date('2026-03-01T06:00:00.000Z');
      const { id } = await bed.addPost({ title: 'The Hermit', tags: ['tarot'], publishedAt });
      const run = await written((await askTwin(id)).id);
      const hindi = await expectTwins(await edited(id), run);

      expect(hindi).toMatchObject({ publishedAt: publishedAt.toISOString(), language: 'hi' });
    });

    it('stays a draft beside a draft', async () => {
      const draft = { status: 'draft', publishedAt: null } as const;
      const { id } = await bed.addPost({ title: 'The number 7', ...draft });
      const run = await written((await askTwin(id)).id);

      expect(run).toMatchObject({ status: 'completed', language: 'hi', post: { status: 'draft' } });
      expect((await edited(id)).lacks).toBeNull();
    });
  });
});
