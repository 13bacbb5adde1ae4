import type { PostQuery } from '@cosmic/contracts/blog/blog';
import { CARD_COLUMNS, TOLD_IN } from '../posts/post.columns';
import { likeAnywhere, spelled, type Search } from './query.rules';
import { joined, raw, sql, type Sql } from './sql';

/**
 * How well a post matches: its heading (title and tags) holds all that was asked for, or heading and
 * text together do, or its title holds what was typed somewhere inside. The better tier comes first
 * and in each the newest, so that a page is found without reading and scoring every match.
 */
export const TIERS = ['heading', 'text', 'title'] as const;
export type Tier = (typeof TIERS)[number];

/** Among which posts is looked. */
export type Among = Pick<PostQuery, 'language' | 'without' | 'tag'>;

/** A place in a tier. */
interface Place {
  publishedAt: string;
  id: string;
}

/** A place in the results of a search. */
export interface FoundPlace extends Place {
  /** Which of the tiers, counted from 0. */
  tier: number;
}

/**
 * Where more posts than these seem to match, a walk back from the newest is soon full. Where fewer do,
 * all are taken from the index and sorted. Headings are walked through in an index of their own.
 */
const MAX_CANDIDATES: Record<Tier, number> = { heading: 800, text: 2_000, title: 1_000 };
/** A walk gives up behind so many posts; all matches are gathered then. */
const MAX_WALK: Record<Tier, number> = { heading: 4_000, text: 3_000, title: 5_000 };

/** Without three letters in a row the index of titles knows nothing to look for. */
const FINDABLE_PART = /[a-z0-9]{3}/;

/** The tiers in which a search can find anything behind a place. */
export function tiersOf(search: Search, after: FoundPlace | null): Tier[] {
  const hasWords = hasSingles(search) || search.phrases.length > 0;
  return TIERS.slice(after?.tier ?? 0).filter((tier) =>
    tier === 'title' ? FINDABLE_PART.test(search.whole) : hasWords,
  );
}

/**
 * Finds what is published and matches in one tier, in order, behind a place in it. The planner sees
 * nothing of what is asked and can only do as it is told, so that one plan serves all searches of this form.
 */
export function finding(
  tier: Tier,
  search: Search,
  among: Among,
  behind: Place | null,
  limit: number,
  expected = expectedPosts(tier, search, among.tag ?? null),
): Sql {
  const isBehind = behind
    ? sql`(post.published_at, post.id) < (${behind.publishedAt}, ${behind.id}::uuid)`
    : raw('true');
  const step = (posts: Sql, isTaken: Sql) => sql`(
    SELECT post.id, post.published_at FROM ${posts} AS post
    ORDER BY post.published_at DESC, post.id DESC
    LIMIT CASE WHEN ${isTaken} THEN ${limit}::integer ELSE 0 END
  )`;
  const seemMany = sql`${expected} > ${raw(`${MAX_CANDIDATES[tier]}`)}`;
  const walkedTooFew = sql`(SELECT count(*) FROM walked) < ${limit}`;
  return sql`
    WITH asked AS MATERIALIZED (${asked(search)}),
      walked AS MATERIALIZED ${step(walk(tier, among, isBehind), seemMany)}
    SELECT ${raw(CARD_COLUMNS)}, post.text
    FROM (
      TABLE walked UNION ${step(gather(tier, search, among, isBehind), walkedTooFew)}
      ORDER BY published_at DESC, id DESC LIMIT ${limit}
    ) AS found
    JOIN blog_posts AS post USING (id)
    ORDER BY post.published_at DESC, post.id DESC`;
}

function walk(tier: Tier, among: Among, isBehind: Sql): Sql {
  return sql`(
    SELECT * FROM (
      SELECT * FROM blog_posts AS post
      WHERE post.status = 'published' AND post.language = ${among.language} AND ${isBehind}
      ORDER BY post.published_at DESC, post.id DESC LIMIT ${raw(`${MAX_WALK[tier]}`)}
    ) AS post
    WHERE ${isMeant(among)} AND ${raw(MATCHES[tier])}
  )`;
}

/** OFFSET 0 keeps order and place out of it, else the planner might walk or read half of an index. */
function gather(tier: Tier, search: Search, among: Among, isBehind: Sql): Sql {
  const isOpen = sql`post.status = 'published' AND post.language = ${among.language}
    AND ${isMeant(among)}`;
  const gathered = (condition: Sql) => sql`(
    SELECT * FROM (
      SELECT * FROM blog_posts AS post WHERE ${isOpen} AND ${condition} OFFSET 0
    ) AS post
    WHERE ${isBehind}
  )`;
  if (tier !== 'text' || search.phrases.length === 0) return gathered(raw(MATCHES[tier]));
  // Whether a phrase is there takes long to tell: in order, and for no more than are wanted.
  return sql`(
    SELECT * FROM (
      SELECT * FROM ${gathered(besides(search))} AS post
      ORDER BY post.published_at DESC, post.id DESC OFFSET 0
    ) AS post
    WHERE ${raw(MATCHES.text)}
  )`;
}

const MATCHES: Record<Tier, string> = {
  heading: 'post.heading @@ (SELECT words FROM asked)',
  text: `post.document @@ (SELECT words FROM asked)
    AND NOT post.heading @@ (SELECT words FROM asked)`,
  title: `post.title_folded LIKE (SELECT part FROM asked)
    AND NOT post.document @@ (SELECT words FROM asked)`,
};

/** What is looked for: all the words, in what order those of phrases, and what titles may hold. */
function asked(search: Search): Sql {
  // Single words that the language drops would match nothing; then all that is asked for narrows down.
  return sql`
    SELECT words, CASE WHEN numnode(singles) = 0 THEN words ELSE singles END AS singles, pairs, part
    FROM (
      SELECT ${wordsOf(search)} AS words, ${wordsOf({ ...search, phrases: [] })} AS singles,
        ${pairsOf(search)} AS pairs, ${likeAnywhere(search.whole)} AS part
    ) AS typed`;
}

/** Narrows down where phrases may be, which the index of words takes long to tell. */
function besides(search: Search): Sql {
  const pairs = raw('post.pairs @> (SELECT pairs FROM asked)');
  if (!hasSingles(search)) return pairs;
  return sql`${pairs} AND post.document @@ (SELECT singles FROM asked)`;
}

/** How many posts the planner expects a tier to have. */
function expectedPosts(tier: Tier, search: Search, tag: string | null): Sql {
  const isTagged = tag === null ? '' : ' AND tags @> ARRAY[$5]';
  return sql`(
    SELECT expected_posts(${raw(`'${expectable(tier, search)}${isTagged}'`)},
                          words, singles, pairs, part, ${tag}) FROM asked
  )`;
}

/** Of a phrase only its pairs: shares of what goes together anyway must not be multiplied. */
function expectable(tier: Tier, search: Search): string {
  if (tier === 'heading') return 'heading @@ $1';
  if (tier === 'title') return 'title_folded LIKE $4';
  if (search.phrases.length === 0) return 'document @@ $2';
  return hasSingles(search) ? 'pairs @> $3 AND document @@ $2' : 'pairs @> $3';
}

function hasSingles({ words, prefix }: Search): boolean {
  return words.length > 0 || prefix !== null;
}

function isMeant({ tag, without }: Among): Sql {
  return joined(
    [
      tag === undefined ? raw('true') : sql`post.tags @> ARRAY[${tag}]`,
      ...(without === undefined ? [] : [sql`${without} <> ALL (${raw(TOLD_IN)})`]),
    ],
    ' AND ',
  );
}

function wordsOf({ phrases, words, prefix }: Search): Sql {
  const all = [
    ...phrases.map((phrase) => sql`phraseto_tsquery('pg_catalog.english', ${spelled(phrase)})`),
    ...words.map((word) => sql`plainto_tsquery('pg_catalog.english', ${spelled(word)})`),
  ];
  if (prefix !== null) all.push(sql`to_tsquery('pg_catalog.english', ${`${prefix}:*`})`);
  return all.length === 0 ? raw('NULL::tsquery') : sql`(${joined(all, ' && ')})`;
}

/** The neighbours in all phrases, which are rarer than their words. */
function pairsOf({ phrases }: Search): Sql {
  const pairs = phrases.map(
    (phrase) => sql`word_pairs(to_tsvector('pg_catalog.english', ${spelled(phrase)}))`,
  );
  return sql`(${joined([raw("'{}'::integer[]"), ...pairs], ' || ')})`;
}
