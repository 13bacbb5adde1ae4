import { CARD_COLUMNS } from '../posts/post.row';
import { likeAnywhere, spelled, type Search } from './query.rules';
import { joined, raw, sql, type Sql } from './sql';

/**
 * How well a post matches: its heading (title and tags) holds all that was asked for, or heading and
 * text together do, or its title holds what was typed somewhere inside. The better tier comes first
 * and in each the newest, so that a page is found without reading and scoring every match.
 */
export const TIERS = ['heading', 'text', 'title'] as const;
export type Tier = (typeof TIERS)[number];

/**
 * Where to look for a tier's newest matches. `walk`: go back from the newest post until the page is
 * full, which is soon where many match. `gather`: take all matches from the index and sort them,
 * which is quick where there are few.
 */
export type Way = 'walk' | 'gather';
export type Ways = ReadonlyMap<Tier, Way>;

/** A place in the results of a search. */
export interface FoundPlace {
  /** Which of the tiers, counted from 0. */
  tier: number;
  publishedAt: string;
  id: string;
}

/** With more matches than these a walk costs less: a heading lies in its row, a document mostly does not. */
const MOST_GATHERED: Record<Tier, number> = { heading: 1_000, text: 2_000, title: 1_000 };
/** A walk gives up behind so many posts; what is left is gathered after all. */
const LONGEST_WALK: Record<Tier, number> = { heading: 3_000, text: 3_000, title: 5_000 };

/** Without three letters in a row the index of titles knows nothing to look for. */
const FINDABLE_PART = /[a-z0-9]{3}/;

/** The tiers in which a search can find anything behind a place. */
export function tiersOf(search: Search, after: FoundPlace | null): Tier[] {
  const hasWords = hasSingles(search) || search.phrases.length > 0;
  return TIERS.slice(after?.tier ?? 0).filter((tier) =>
    tier === 'title' ? FINDABLE_PART.test(search.whole) : hasWords,
  );
}

/** Asks the planner how many posts each tier has; what is asked is written out, so that it can tell. */
export function estimating(search: Search, tag: string | null, tiers: readonly Tier[]): Sql {
  const counted = tiers.map(
    (tier) =>
      sql`SELECT FROM blog_posts AS post WHERE ${isOpen(tag)} AND ${estimated(tier, search)}`,
  );
  return sql`EXPLAIN (FORMAT JSON) ${joined(counted, ' UNION ALL ')}`;
}

/** The way to look for each tier's matches, from how many there seem to be. */
export function waysFor(tiers: readonly Tier[], estimates: readonly number[]): Ways {
  return new Map(
    tiers.map((tier, at) => [tier, estimates[at]! > MOST_GATHERED[tier] ? 'walk' : 'gather']),
  );
}

/**
 * Finds what is published and matches, in order, behind a place. The planner sees nothing of what is
 * asked and can only do as it is told, so that one plan serves all searches of this form.
 */
export function finding(
  search: Search,
  tag: string | null,
  after: FoundPlace | null,
  limit: number,
  ways: Ways,
): Sql {
  const tiers = [...ways];
  const found = tiers.map(([tier, way], at) => {
    const number = TIERS.indexOf(tier);
    const isBehind =
      number === after?.tier
        ? sql`(post.published_at, post.id) < (${after.publishedAt}, ${after.id}::uuid)`
        : raw('true');
    const taken = tiers.slice(0, at).map(([before]) => ` - (SELECT count(*) FROM ${before}_found)`);
    // The limit counts what better tiers have found; one of 0 is not looked for at all.
    return sql`${raw(`${tier}_found`)} AS MATERIALIZED (
      SELECT ${raw(`${number}`)} AS tier, post.id, post.published_at
      FROM ${POSTS[way](tier, search, tag, isBehind)} AS post
      ORDER BY post.published_at DESC, post.id DESC
      LIMIT ${raw(`${limit}${taken.join('')}`)}
    )`;
  });
  return sql`WITH asked AS MATERIALIZED (${asked(search)}), ${joined(found, ', ')}
    SELECT ${raw(CARD_COLUMNS)}, post.text, found.tier
    FROM (${raw(tiers.map(([tier]) => `TABLE ${tier}_found`).join(' UNION ALL '))}) AS found
    JOIN blog_posts AS post USING (id)
    ORDER BY found.tier, post.published_at DESC, post.id DESC`;
}

/** Whether a walk gave up before the page was full, so that older matches may be missing. */
export function isCutShort(ways: Ways, found: readonly { tier: number }[], limit: number): boolean {
  const last = found.length < limit ? TIERS.length : found.at(-1)!.tier;
  return TIERS.some((tier, number) => number < last && ways.get(tier) === 'walk');
}

/** The same tiers, with all of their matches gathered. */
export function allGathered(ways: Ways): Ways {
  return new Map([...ways.keys()].map((tier) => [tier, 'gather']));
}

type Posts = (tier: Tier, search: Search, tag: string | null, isBehind: Sql) => Sql;

const POSTS: Record<Way, Posts> = {
  walk: (tier, _, tag, isBehind) => sql`(
    SELECT * FROM (
      SELECT * FROM blog_posts AS post WHERE post.status = 'published' AND ${isBehind}
      ORDER BY post.published_at DESC, post.id DESC LIMIT ${raw(`${LONGEST_WALK[tier]}`)}
    ) AS post
    WHERE ${isTagged(tag)} AND ${raw(MATCHES[tier])}
  )`,
  // OFFSET 0 keeps the order out of it, else the planner might walk.
  gather: (tier, search, tag, isBehind) =>
    tier === 'text' && search.phrases.length > 0
      ? sql`(
    SELECT * FROM (
      SELECT * FROM blog_posts AS post
      WHERE ${isOpen(tag)} AND ${isBehind} AND ${besides(search)} OFFSET 0
    ) AS post
    WHERE ${raw(MATCHES.text)} OFFSET 0
  )`
      : sql`(
    SELECT post.id, post.published_at FROM blog_posts AS post
    WHERE ${isOpen(tag)} AND ${isBehind} AND ${raw(MATCHES[tier])} OFFSET 0
  )`,
};

const MATCHES: Record<Tier, string> = {
  heading: 'post.heading @@ (SELECT words FROM asked)',
  text: `post.document @@ (SELECT words FROM asked)
    AND NOT post.heading @@ (SELECT words FROM asked)`,
  title: `post.title_folded LIKE (SELECT part FROM asked)
    AND NOT post.document @@ (SELECT words FROM asked)`,
};

/** What is looked for: all the words, in what order those of phrases, and what titles may hold. */
function asked(search: Search): Sql {
  return sql`SELECT ${wordsOf(search)} AS words, ${wordsOf(singles(search))} AS singles,
    ${pairsOf(search)} AS pairs, ${likeAnywhere(search.whole)} AS part`;
}

/** Narrows down where phrases may be, which the index of words takes long to tell. */
function besides(search: Search): Sql {
  const pairs = raw('post.pairs @> (SELECT pairs FROM asked)');
  if (!hasSingles(search)) return pairs;
  return sql`${pairs} AND post.document @@ (SELECT singles FROM asked)`;
}

function estimated(tier: Tier, search: Search): Sql {
  if (tier === 'title') return sql`post.title_folded LIKE ${likeAnywhere(search.whole)}`;
  if (tier === 'heading') return sql`post.heading @@ ${wordsOf(search)}`;
  const words = sql`post.document @@ ${wordsOf(singles(search))}`;
  if (search.phrases.length === 0) return words;
  // Of a phrase only its pairs: shares of what goes together anyway must not be multiplied.
  const pairs = sql`post.pairs @> ${pairsOf(search)}`;
  return hasSingles(search) ? sql`${pairs} AND ${words}` : pairs;
}

function singles(search: Search): Search {
  return { ...search, phrases: [] };
}

function hasSingles({ words, prefix }: Search): boolean {
  return words.length > 0 || prefix !== null;
}

function isOpen(tag: string | null): Sql {
  return sql`post.status = 'published' AND ${isTagged(tag)}`;
}

function isTagged(tag: string | null): Sql {
  return tag === null ? raw('true') : sql`post.tags @> ARRAY[${tag}]`;
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
