import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { runPrepared } from '@cosmic/platform/database/prepared';
import type { CardRow } from '../posts/post.columns';
import { spelled, wordsOf, type Search } from './query.rules';
import { finding, TIERS, tiersOf, type Among, type FoundPlace } from './tiers';

const MAX_ALIKE = 20;

/** A post that was found, with its words for the snippet. */
export interface FoundRow extends CardRow {
  text: string;
  tier: number;
}

@Injectable()
export class SearchRepository {
  constructor(private readonly database: DataSource) {}

  /** Published posts of a language that match, the best first; those behind a place. */
  async find(
    search: Search,
    among: Among,
    after: FoundPlace | null,
    limit: number,
  ): Promise<FoundRow[]> {
    const tiers = tiersOf(search, after);
    if (tiers.length === 0) return [];
    const asked = await this.withRealPhrases(search);
    const found: FoundRow[] = [];
    for (const tier of tiers) {
      const at = TIERS.indexOf(tier);
      const behind = at === after?.tier ? after : null;
      const look = finding(tier, asked, among, behind, limit - found.length);
      const rows = await runPrepared<Omit<FoundRow, 'tier'>>(this.database, ...look.written());
      found.push(...rows.map((row) => ({ ...row, tier: at })));
      if (found.length === limit) break;
    }
    return found;
  }

  /** Words of the journal that look like each word of a search which no post holds. */
  async alike(search: Search): Promise<Map<string, string[]>> {
    const rows = await runPrepared<{ typed: string; word: string }>(
      this.database,
      `SELECT typed, near.word
       FROM unnest($1::text[]) AS typed
       CROSS JOIN LATERAL (
         SELECT word FROM search_words WHERE word % typed
         ORDER BY similarity(word, typed) DESC, word LIMIT ${MAX_ALIKE}
       ) AS near
       WHERE NOT EXISTS (SELECT FROM search_words WHERE word = typed)`,
      [wordsOf(search)],
    );
    const byWord = new Map<string, string[]>();
    for (const { typed, word } of rows) byWord.set(typed, [...(byWord.get(typed) ?? []), word]);
    return byWord;
  }

  /** Where the language has only one word to look for in a phrase, that is a word like others. */
  private async withRealPhrases(search: Search): Promise<Search> {
    if (search.phrases.length === 0) return search;
    const pairs = await runPrepared<{ exist: boolean }>(
      this.database,
      `SELECT word_pairs(to_tsvector('pg_catalog.english', phrase)) <> '{}' AS exist
       FROM unnest($1::text[]) WITH ORDINALITY AS given(phrase, place) ORDER BY place`,
      [search.phrases.map(spelled)],
    );
    return {
      ...search,
      phrases: search.phrases.filter((_, at) => pairs[at]!.exist),
      words: [...search.words, ...search.phrases.filter((_, at) => !pairs[at]!.exist)],
    };
  }
}
