import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { DataSource } from 'typeorm';
import { blog } from '@cosmic/contracts/blog/blog';
import { readSearch, wordsIn } from '@cosmic/content/search/query.rules';
import { raw } from '@cosmic/content/search/sql';
import { finding, TIERS, tiersOf, type Tier } from '@cosmic/content/search/tiers';
import { makeTestBed, type TestBed } from './make';

/** Words without endings, so that each is its own stem; one begins like another. */
const WORDS = ['luna', 'solmar', 'veka', 'jupit', 'terra', 'kano', 'pira', 'lunark', 'ночь', '🌙'];
const POSTS = 240;

interface Known {
  id: string;
  title: string;
  tag: string;
  text: string;
  publishedAt: number;
}

const word = fc.constantFrom(...WORDS);
const someWords = (minLength: number, maxLength: number) =>
  fc.array(word, { minLength, maxLength }).map((words) => words.join(' '));
/** Words, words in an order, or what may be the beginning of one, as they are typed. */
const typed = fc
  .tuple(
    fc.array(
      fc.oneof(
        word,
        someWords(2, 3).map((phrase) => `"${phrase}"`),
      ),
      { maxLength: 3 },
    ),
    fc.oneof(fc.constant(''), word, fc.constantFrom('lu', 'pi', 'ter', 'una', 'к')),
  )
  .map(([parts, last]) => [...parts, last].join(' '))
  .filter((q) => readSearch(q) !== null);

describe('a search', () => {
  let bed: TestBed;
  let database: DataSource;
  let known: Known[];

  beforeAll(async () => {
    bed = await makeTestBed();
    await bed.start('content');
    const url = bed.world.environment('content')['DATABASE_URL'];
    database = await new DataSource({ type: 'postgres', url }).initialize();
    await bed.world.query('DELETE FROM content.blog_posts');
    const texts = fc.sample(fc.tuple(someWords(1, 4), word, someWords(1, 14)), {
      numRuns: POSTS,
      seed: 1,
    });
    known = texts.map(([title, tag, text], at) => ({
      ...{ id: randomUUID(), title, tag, text },
      // Several come out at one instant.
      publishedAt: Date.UTC(2026, 0, 1) - Math.floor(at / 3) * 60_000,
    }));
    for (const { id, title, tag, text, publishedAt } of known) {
      const content = `<p>${text}</p>`;
      await bed.addPost({
        ...{ id, title, content, tags: [tag] },
        publishedAt: new Date(publishedAt),
      });
      await bed.addPost({ title, content, tags: [tag], status: 'draft', publishedAt: null });
    }
    known.sort((one, other) => other.publishedAt - one.publishedAt || (one.id < other.id ? 1 : -1));
  });
  afterAll(async () => {
    await database.destroy();
    await bed.stop();
  });

  /** What a search has to find in a tier, in order, by looking at every post. */
  function expectedIn(tier: Tier, q: string): string[] {
    const { phrases, words, prefix, whole } = readSearch(q)!;
    const holds = (text: string) => {
      const there = wordsIn(text);
      return (
        phrases.length + words.length + (prefix === null ? 0 : 1) > 0 &&
        phrases.every((phrase) => ` ${there.join(' ')} `.includes(` ${phrase} `)) &&
        words.every((one) => there.includes(one)) &&
        (prefix === null || there.some((one) => one.startsWith(prefix)))
      );
    };
    const tierOf = ({ title, tag, text }: Known) => {
      if (holds(`${title} ${tag}`)) return 'heading';
      if (holds(`${title} ${tag} ${text}`)) return 'text';
      return /[a-z]{3}/.test(whole) && title.includes(whole) ? 'title' : null;
    };
    return known.filter((post) => tierOf(post) === tier).map(({ id }) => id);
  }

  it('finds all that match, in order and page by page, and no drafts', async () => {
    await fc.assert(
      fc.asyncProperty(typed, async (q) => {
        const found: string[] = [];
        let after: string | undefined;
        do {
          const page = await bed.rpc.send(blog.list, null, { q, after });
          if (page.corrected !== null) break;
          found.push(...page.posts.map(({ id }) => id));
          after = page.next ?? undefined;
        } while (after !== undefined);

        expect(found).toEqual(TIERS.flatMap((tier) => expectedIn(tier, q)));
      }),
      { numRuns: 60 },
    );
  });

  it('finds the same whether it walks or gathers', async () => {
    const tier = fc.constantFrom(...TIERS);
    const seeming = fc.constantFrom('0', '1000000');
    const limit = fc.integer({ min: 1, max: POSTS });
    await fc.assert(
      fc.asyncProperty(tier, typed, limit, seeming, async (tier, q, most, seems) => {
        const search = readSearch(q)!;
        fc.pre(tiersOf(search, null).includes(tier));
        const look = finding(tier, search, { language: 'en' }, null, most, raw(seems));
        const rows: { id: string }[] = await database.query(...look.written());

        expect(rows.map(({ id }) => id)).toEqual(expectedIn(tier, q).slice(0, most));
      }),
      { numRuns: 100 },
    );
  });

  it('goes on behind any place of a tier, walking or gathering', async () => {
    const seeming = fc.constantFrom('0', '1000000');
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...TIERS), typed, seeming, fc.nat(), async (...given) => {
        const [tier, q, seems, at] = given;
        const every = expectedIn(tier, q);
        fc.pre(every.length > 0);
        const place = at % every.length;
        const { id, publishedAt } = known.find((post) => post.id === every[place])!;
        const behind = { publishedAt: new Date(publishedAt).toISOString(), id };
        const look = finding(tier, readSearch(q)!, { language: 'en' }, behind, POSTS, raw(seems));
        const rows: { id: string }[] = await database.query(...look.written());

        expect(rows.map((row) => row.id)).toEqual(every.slice(place + 1));
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['operators', "luna & !kano | (<-> ':*' \\ :A"],
    ['signs of patterns', '%lun_%'],
    ['an open quote', '"luna'],
    ['quotes with nothing between', '"" "" '],
    ['words of no meaning in quotes', '"of the" luna '],
    ['signs alone', '!?%_\\\'"&|'],
    ['a hundred characters', `${'luna '.repeat(19)}terra`],
    ['a hundred letters of which each is several', '\u0939\u093f\u0902'.repeat(33)],
    ['half a character', '\ud83c'],
  ])('answers %s', async (_, q) => {
    const reply = await bed.rpc.send(blog.list, null, { q }).catch((error: unknown) => error);

    if (q === '\ud83c') expect(reply).toMatchObject({ code: 'invalid_input' });
    else expect(reply).toMatchObject({ posts: expect.any(Array) as unknown });
  });

  it('refuses what cannot be kept', async () => {
    await expect(bed.rpc.send(blog.list, null, { q: 'lu\0na' })).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });

  it('finds Hindi, typographic quotes and words between dashes', async () => {
    const title = 'चंद्रमा की यात्रा — “Perihelion”';
    const { id } = await bed.addPost({ title, content: '<p>nakshatra—ephemeris’s ♈</p>' });
    for (const q of ['चंद्रमा', 'यात्रा की ', '"चंद्रमा की"', 'perihelion ', 'ephemeris ', '♈']) {
      const { posts } = await bed.rpc.send(blog.list, null, { q });
      expect([q, posts.map((post) => post.id)]).toEqual([q, [id]]);
    }
  });

  it('finds a phrase beside words of no meaning', async () => {
    const { id } = await bed.addPost({ title: 'Veils', content: '<p>a zodiacal light</p>' });
    for (const q of ['of "zodiacal light"', '"zodiacal light" the ']) {
      const { posts } = await bed.rpc.send(blog.list, null, { q });
      expect([q, posts.map((post) => post.id)]).toEqual([q, [id]]);
    }
  });

  it('finds a title and tags that are longer than an index can hold', async () => {
    const words = Array.from({ length: 320 }, (_, at) => String.fromCodePoint(0x4e00 + at));
    const part = (from: number, to: number) => words.slice(from, to).join(' ');
    const { id } = await bed.addPost({
      title: part(0, 80),
      tags: Array.from({ length: 12 }, (_, at) => part(80 + at * 20, 100 + at * 20)),
    });
    for (const q of [`"${part(3, 5)}"`, `${words[0]!} ${words[319]!} `]) {
      const { posts } = await bed.rpc.send(blog.list, null, { q });
      expect(posts.map((post) => post.id)).toEqual([id]);
    }
  });

  it('goes on to the next page of a long search in any script', async () => {
    const q = 'ночь '.repeat(20);
    for (let index = 0; index < 21; index += 1) await bed.addPost({ title: `${q}${index}` });
    const first = await bed.rpc.send(blog.list, null, { q });
    const second = await bed.rpc.send(blog.list, null, { q, after: first.next! });
    const all = [...first.posts, ...second.posts].map(({ id }) => id);

    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(20);
  });

  it('gathers what is behind a walk’s end: both words are common, together they are old and rare', async () => {
    await bed.world.query(`
      INSERT INTO content.blog_posts
        (id, slug, title, content, text, meta_description, tags, status, published_at,
         read_time_minutes, title_folded, document)
      SELECT gen_random_uuid(), 'old-' || n, 'Notes', '', said, '', '{}', 'published',
             timestamptz '2020-01-01' - n * interval '1 minute', 1, 'notes',
             setweight(to_tsvector('pg_catalog.english', said), 'D')
      FROM generate_series(1, 10000) AS n,
      LATERAL (SELECT CASE WHEN n > 9995 THEN 'quark gluon' WHEN n % 2 = 0 THEN 'quark'
                           ELSE 'gluon' END AS said) AS text`);
    await bed.world.query('ANALYZE content.blog_posts');
    const { posts } = await bed.rpc.send(blog.list, null, { q: 'quark "gluon"' });

    expect(posts.map(({ slug }) => slug)).toEqual(
      [9996, 9997, 9998, 9999, 10000].map((n) => `old-${n}`),
    );
  });
});
