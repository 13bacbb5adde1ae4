import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CARD_COLUMNS, type CardRow } from '../posts/post.row';
import { likeAnywhere, wordsOf, type Search } from './query.rules';

/**
 * Ranking reads whole documents, so it looks at the newest matches only: two
 * words that half of all posts hold would otherwise be ranked a hundred
 * thousand times.
 */
const MOST_RANKED = 200;
const MOST_ALIKE = 20;

/** Weights of the four classes of a document: text, unused, tags, title. */
const WEIGHTS = '{0.1, 0.2, 0.4, 1.0}';
const TITLE_BONUS = 1;

/** A post that was found, with its words for the snippet. */
export interface FoundRow extends CardRow {
  text: string;
  /** As text, so that it comes back as it went. */
  score: string;
}

/** A place in the results of a search. */
export interface FoundPlace {
  score: string;
  publishedAt: string;
  id: string;
}

@Injectable()
export class SearchRepository {
  constructor(private readonly database: DataSource) {}

  /** Published posts that match, the best first; those behind a place. */
  find(
    { whole, phrases, words, prefix }: Search,
    tag: string | null,
    after: FoundPlace | null,
    limit: number,
  ): Promise<FoundRow[]> {
    // Written out and not in a subquery, so that the planner sees how rare the words are.
    const inOrder = phrases.map(
      (_, at) => `phraseto_tsquery('pg_catalog.english', $${at + 8}) && `,
    );
    const query = `(${inOrder.join('')} plainto_tsquery('pg_catalog.english', $1)
      && to_tsquery('pg_catalog.english', $2))`;
    const matching = `post.status = 'published' AND ($3::text IS NULL OR post.tags @> ARRAY[$3])`;
    return this.database.query(
      `WITH found AS (
         (SELECT post.id FROM blog_posts AS post
          WHERE ${matching} AND post.document @@ ${query}
          ORDER BY post.published_at DESC, post.id DESC LIMIT ${MOST_RANKED})
         UNION
         (SELECT post.id FROM blog_posts AS post
          WHERE ${matching} AND post.title_folded LIKE $4
          ORDER BY post.published_at DESC, post.id DESC LIMIT ${MOST_RANKED})
       ), best AS (
         SELECT * FROM (
           SELECT post.id, post.published_at,
             round((ts_rank('${WEIGHTS}', post.document, ${query})
               + CASE WHEN post.title_folded LIKE $4 THEN ${TITLE_BONUS} ELSE 0 END)::numeric, 6) AS score
           FROM found JOIN blog_posts AS post USING (id)
         ) AS ranked
         WHERE $5::numeric IS NULL OR (score, published_at, id) < ($5, $6, $7::uuid)
         ORDER BY score DESC, published_at DESC, id DESC
         LIMIT ${limit}
       )
       SELECT ${CARD_COLUMNS}, post.text, best.score::text AS score
       FROM best JOIN blog_posts AS post USING (id)
       ORDER BY best.score DESC, post.published_at DESC, post.id DESC`,
      [
        words.join(' '),
        prefix === null ? '' : `${prefix}:*`,
        tag,
        likeAnywhere(whole),
        after?.score ?? null,
        after?.publishedAt ?? null,
        after?.id ?? null,
        ...phrases,
      ],
    );
  }

  /** Words of the journal that look like each word of a search which no post holds. */
  async alike(search: Search): Promise<Map<string, string[]>> {
    const rows: { typed: string; word: string }[] = await this.database.query(
      `SELECT typed, near.word
       FROM unnest($1::text[]) AS typed
       CROSS JOIN LATERAL (
         SELECT word FROM search_words WHERE word % typed
         ORDER BY similarity(word, typed) DESC, word LIMIT ${MOST_ALIKE}
       ) AS near
       WHERE NOT EXISTS (SELECT FROM search_words WHERE word = typed)`,
      [wordsOf(search)],
    );
    const byWord = new Map<string, string[]>();
    for (const { typed, word } of rows) byWord.set(typed, [...(byWord.get(typed) ?? []), word]);
    return byWord;
  }
}
