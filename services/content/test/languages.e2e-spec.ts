import { randomUUID } from 'node:crypto';
import { blog } from '@cosmic/contracts/blog/blog';
import { makeTestBed, type TestBed } from './make';

/** The journal in two languages, asked as the gateway asks. */
describe('the journal in Hindi', () => {
  let bed: TestBed;

  beforeAll(async () => {
    bed = await makeTestBed();
    await bed.start('content');
    await bed.world.query('DELETE FROM content.blog_posts');
  });
  afterEach(() => bed.world.query('DELETE FROM content.blog_posts'));
  afterAll(() => bed.stop());

  const list = (query: object) => bed.rpc.send(blog.list, null, query);
  const titles = (posts: readonly { title: string }[]) => posts.map(({ title }) => title);
  /** The same in both languages, the English one first. */
  const addTwins = async (english: string, hindi: string) => {
    const workId = randomUUID();
    return [
      await bed.addPost({ title: english, workId, tags: ['moon'] }),
      await bed.addPost({ title: hindi, workId, tags: ['चंद्रमा'], language: 'hi' }),
    ] as const;
  };

  it('is a list of its own, with tags of its own', async () => {
    await addTwins('The Moon', 'चंद्रमा');
    await bed.addPost({ title: 'Only in English' });

    expect(titles((await list({})).posts)).toEqual(['The Moon', 'Only in English']);
    expect(titles((await list({ language: 'hi' })).posts)).toEqual(['चंद्रमा']);
    expect((await bed.rpc.send(blog.tags, null, { language: 'hi' })).tags).toEqual([
      { tag: 'चंद्रमा', count: 1 },
    ]);
    await expect(list({ language: 'de' })).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('has beside it what is told in English alone, found by words too', async () => {
    await addTwins('The Moon in spring', 'वसंत का चंद्रमा');
    await bed.addPost({ title: 'The Moon in autumn', tags: ['moon'] });
    const workId = randomUUID();
    await bed.addPost({ title: 'The Moon in winter', workId });
    const hidden = { language: 'hi', workId, status: 'draft', publishedAt: null } as const;
    await bed.addPost({ title: 'शीत का चंद्रमा', ...hidden });

    const alone = ['The Moon in autumn', 'The Moon in winter'];
    expect(titles((await list({ without: 'hi' })).posts)).toEqual(alone);
    expect(titles((await list({ without: 'hi', q: 'moon' })).posts)).toEqual(alone);
    expect(titles((await list({ without: 'hi', tag: 'moon' })).posts)).toEqual([alone[0]]);
  });

  it('names a post’s twin once that is out, in the map of the site too', async () => {
    const [english, hindi] = await addTwins('The Moon', 'चंद्रमा');
    const translationsOf = async (slug: string) =>
      (await bed.rpc.send(blog.get, null, { slug })).translations;

    expect(await translationsOf(english.slug)).toEqual([{ language: 'hi', slug: 'चंद्रमा' }]);
    expect(await translationsOf(hindi.slug)).toEqual([{ language: 'en', slug: 'the-moon' }]);
    const { posts } = await bed.rpc.send(blog.addresses, null, { language: 'hi', after: '' });
    expect(posts).toMatchObject([
      { slug: 'चंद्रमा', translations: [{ language: 'en', slug: 'the-moon' }] },
    ]);

    await bed.world.query(
      `UPDATE content.blog_posts SET status = 'draft', published_at = NULL WHERE language = 'hi'`,
    );
    expect(await translationsOf(english.slug)).toEqual([]);
  });

  it('has no second post of one language for one work', async () => {
    const workId = randomUUID();
    await bed.addPost({ title: 'The Moon', workId });

    await expect(bed.addPost({ title: 'The Moon again', workId })).rejects.toThrow(
      'one_post_per_language',
    );
  });

  it('stands first at home, and English fills the places that are left', async () => {
    await addTwins('The Moon', 'चंद्रमा');
    await bed.addPost({ title: 'Only in English' });
    const { posts } = await bed.rpc.send(blog.latest, null, { language: 'hi' });

    expect(posts.map(({ title, language }) => [title, language])).toEqual([
      ['चंद्रमा', 'hi'],
      ['Only in English', 'en'],
    ]);
  });

  it('finds words by their vowels, however a nasal is written, and as they are being typed', async () => {
    await bed.addPost({ title: 'मीन राशि का चाँद', language: 'hi' });
    await bed.addPost({ title: 'मन की बात', language: 'hi' });
    const found = async (q: string) => titles((await list({ language: 'hi', q })).posts);

    expect(await found('मीन')).toEqual(['मीन राशि का चाँद']);
    expect(await found('चांद')).toEqual(['मीन राशि का चाँद']);
    expect(await found('राशि मी')).toEqual(['मीन राशि का चाँद']);
    expect(await found('मन')).toEqual(['मन की बात']);
    expect(titles((await list({ q: 'मन' })).posts)).toEqual([]);
  });

  it('relates posts of one language', async () => {
    const tags = ['चंद्रमा'];
    const { slug } = await bed.addPost({ title: 'एक', tags, language: 'hi' });
    await bed.addPost({ title: 'दो', tags, language: 'hi' });
    await bed.addPost({ title: 'Three', tags });

    expect(titles((await bed.rpc.send(blog.related, null, { slug })).posts)).toEqual(['दो']);
  });
});
