import { Client, type QueryConfig } from 'pg';
import { DataSource } from 'typeorm';
import { startWorld, type World } from '@cosmic/migrate/testing/world';
import { atLeast, atMost, report } from '@cosmic/platform/testing/figures';
import { PostsRepository } from '@cosmic/content/posts/posts.repository';
import { CARD_COLUMNS } from '@cosmic/content/posts/post.row';
import { SearchRepository } from '@cosmic/content/search/search.repository';
import { SearchService } from '@cosmic/content/search/search.service';

/**
 * The journal with a hundred thousand posts: its list and its search beside the best plain SQL for
 * the same question, on one connection, in turn.
 */
const POSTS = 100_000;
const BATCH = 2_000;
const PAGE = 20;
const DEEP_PAGE = 2_500;
const ROUNDS = 200;

/** A thousand words that differ in how often they come, as the words of a language do. */
const SYLLABLES = ['lu', 'na', 'sol', 'mar', 've', 'ju', 'pi', 'ter', 'ra', 'ka'];
const WORDS = Array.from({ length: 1_000 }, (_, index) =>
  [index % 10, Math.floor(index / 10) % 10, Math.floor(index / 100)]
    .map((at) => SYLLABLES[at])
    .join(''),
);

const SEED = `
  INSERT INTO content.blog_posts
    (id, slug, title, content, text, meta_description, tags, status, published_at,
     read_time_minutes, title_folded, document)
  SELECT gen_random_uuid(), 'post-' || n, title, '<p>' || body || '</p>', body, left(body, 150),
         ARRAY['tag-' || n % 50, 'kind-' || n % 7], 'published',
         date_trunc('milliseconds', now()) - n * interval '1 minute', 1, title,
         setweight(to_tsvector('pg_catalog.english', title), 'A')
           || setweight(to_tsvector('pg_catalog.english', body), 'D')
  FROM generate_series($1::integer + 1, $1::integer + $2::integer) AS n,
  LATERAL (
    SELECT string_agg(($3::text[])[1 + floor(1000 * power(random(), 3))::integer], ' ')
             FILTER (WHERE at <= 4) AS title,
           string_agg(($3::text[])[1 + floor(1000 * power(random(), 3))::integer], ' ')
             || CASE WHEN n % 20000 = 7 THEN ' ambersand' WHEN n % 10000 = 3 THEN ' etude' ELSE '' END
             AS body
    FROM generate_series(1, 120 + 0 * n) AS at
  ) AS words`;

describe('a journal of a hundred thousand posts', () => {
  let world: World;
  let database: DataSource;
  let plain: Client;
  let posts: PostsRepository;
  let search: SearchService;

  beforeAll(async () => {
    world = await startWorld();
    const url = world.environment('content')['DATABASE_URL']!;
    database = await new DataSource({ type: 'postgres', url, poolSize: 1 }).initialize();
    plain = new Client({ connectionString: url });
    await plain.connect();
    posts = new PostsRepository(database);
    search = new SearchService(new SearchRepository(database));
    for (let at = 0; at < POSTS; at += BATCH) await world.query(SEED, [at, BATCH, WORDS]);
    await world.query('INSERT INTO content.search_words SELECT unnest($1::text[])', [
      [...WORDS, 'ambersand', 'etude'],
    ]);
    await world.query('VACUUM ANALYZE content.blog_posts');
    await world.query('VACUUM ANALYZE content.search_words');
  }, 600_000);
  afterAll(async () => {
    await Promise.all([plain.end(), database.destroy()]);
    await world.stop();
  });

  it('lists its first page and one far back', async () => {
    const [deep] = await world.query<{ published_at: Date; id: string }>(
      `SELECT published_at, id FROM content.blog_posts
       ORDER BY published_at DESC, id DESC OFFSET ${DEEP_PAGE * PAGE} LIMIT 1`,
    );
    const place = { publishedAt: deep!.published_at.toISOString(), id: deep!.id };
    const first: QueryConfig = {
      name: 'first',
      text: `SELECT ${CARD_COLUMNS} FROM blog_posts AS post WHERE post.status = 'published'
             ORDER BY post.published_at DESC, post.id DESC LIMIT ${PAGE}`,
    };
    const times = await inTurn(ROUNDS, {
      'page 1': () => posts.page(null, null, PAGE),
      'page 1, plain SQL': () => plain.query(first),
      [`page ${DEEP_PAGE}`]: () => posts.page(null, place, PAGE),
      'page 1 of a tag': () => posts.page('tag-7', null, PAGE),
    });

    const median = (name: string) => quantile(times[name]!, 0.5);
    print('The list (ms)', [
      ...Object.keys(times).map((name) => `${name}: ${median(name).toFixed(2)}`),
      `plain SQL / page 1: ${(median('page 1, plain SQL') / median('page 1')).toFixed(2)}`,
      `page ${DEEP_PAGE} / page 1: ${(median(`page ${DEEP_PAGE}`) / median('page 1')).toFixed(2)}`,
    ]);
    report('P7: the list of a hundred thousand posts', [
      atLeast('P7: plain SQL / page 1', median('page 1, plain SQL') / median('page 1'), 0.5),
      atMost(`P7: page ${DEEP_PAGE} / page 1`, median(`page ${DEEP_PAGE}`) / median('page 1'), 1.5),
    ]);
    expect(await posts.page(null, place, PAGE)).toHaveLength(PAGE);
  });

  it('finds rare words and common ones, phrases, beginnings, slips and accents', async () => {
    const found = await posts.page(null, null, 1);
    const anyTitle = found[0]!.title.split(' ');
    /** What is typed, with the query that plain SQL has to be told for it. */
    const classes: Record<string, [string, string][]> = {
      'a rare word': [['ambersand ', 'ambersand'], ...same(WORDS[990]!, WORDS[995]!)],
      'a common word': same(WORDS[1]!, WORDS[2]!, WORDS[3]!),
      'two common words': [
        [`${WORDS[1]} ${WORDS[2]} `, `${WORDS[1]} & ${WORDS[2]}`],
        [`${WORDS[3]} ${WORDS[4]} `, `${WORDS[3]} & ${WORDS[4]}`],
      ],
      'a phrase': [
        [`"${anyTitle[0]} ${anyTitle[1]}"`, `${anyTitle[0]} <-> ${anyTitle[1]}`],
        [`"${WORDS[1]} ${WORDS[2]}"`, `${WORDS[1]} <-> ${WORDS[2]}`],
      ],
      'a beginning': [
        ['amber', 'amber:*'],
        [WORDS[700]!.slice(0, 5), `${WORDS[700]!.slice(0, 5)}:*`],
      ],
      'a slip': [
        ['ambrsand ', 'ambersand'],
        ['ambersnad ', 'ambersand'],
      ],
      accents: [['Étude ', 'etude']],
    };
    const rows: string[] = [];
    const ratios: number[] = [];
    let worst = 0;
    for (const [name, queries] of Object.entries(classes)) {
      for (const [q, query] of queries) {
        const times = await inTurn(ROUNDS / 10, {
          ours: () => search.find(q, {}),
          plain: () =>
            plain.query({
              name: 'by date',
              text: `SELECT ${CARD_COLUMNS} FROM blog_posts AS post
                     WHERE post.status = 'published' AND post.document @@ to_tsquery('pg_catalog.english', $1)
                     ORDER BY post.published_at DESC, post.id DESC LIMIT ${PAGE}`,
              values: [query],
            }),
        });
        const [ours, theirs] = [quantile(times['ours']!, 0.5), quantile(times['plain']!, 0.5)];
        ratios.push(ours / theirs);
        worst = Math.max(worst, quantile(times['ours']!, 0.95));
        rows.push(`${name} (${q}): ${ours.toFixed(2)} ms, plain ${theirs.toFixed(2)} ms`);
      }
    }
    print('The search', [
      ...rows,
      `ours / plain: median ${quantile(ratios, 0.5).toFixed(2)}, p95 ${quantile(ratios, 0.95).toFixed(2)}`,
      `slowest query, p95: ${worst.toFixed(1)} ms`,
    ]);
    report('P8: the search, beside the best plain SQL', [
      atMost('P8: p95 of the ratio', quantile(ratios, 0.95), 3),
      atMost('P8: slowest query, ms', worst, 20),
    ]);
    for (const q of ['ambersand', 'ambrsand', 'Étude']) {
      expect((await search.find(q, {})).posts.length).toBeGreaterThan(0);
    }
  });
});

/** Words that are typed with a space behind them: whole, and the same for plain SQL. */
function same(...words: string[]): [string, string][] {
  return words.map((word) => [`${word} `, word]);
}

/** Times each of several works, one after the other in every round; the first round is dropped. */
async function inTurn(
  rounds: number,
  works: Record<string, () => Promise<unknown>>,
): Promise<Record<string, number[]>> {
  const times: Record<string, number[]> = {};
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, work] of Object.entries(works)) {
      const from = performance.now();
      await work();
      if (round > 0) (times[name] ??= []).push(performance.now() - from);
    }
  }
  return times;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
}

function print(title: string, lines: readonly string[]): void {
  process.stdout.write(`\n${title}\n  ${lines.join('\n  ')}\n`);
}
