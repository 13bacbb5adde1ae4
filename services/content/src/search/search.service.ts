import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { PostList, PostQuery } from '@cosmic/contracts/blog/blog';
import { text } from '@cosmic/contracts/text';
import { readCursor, writeCursor } from '../posts/cursor';
import { cardOf } from '../posts/post.view';
import { marksIn, snippetOf } from './marks';
import { corrected, likeliest, readSearch, wordsOf, type Search } from './query.rules';
import { SearchRepository, type FoundRow } from './search.repository';
import { TIERS, type FoundPlace } from './tiers';

const PAGE = 20;

const placeSchema = z
  .tuple([
    z
      .int()
      .min(0)
      .max(TIERS.length - 1),
    z.iso.datetime(),
    z.uuid(),
    text(200),
  ])
  .transform(([tier, publishedAt, id, q]) => ({ tier, publishedAt, id, q }));

/** Finds posts by words in title, tags and text. */
@Injectable()
export class SearchService {
  constructor(private readonly repository: SearchRepository) {}

  /**
   * The best matches first and the newest of those, 20 a page. Where nothing
   * is written as it was typed, words that look alike are tried.
   */
  async find(q: string, { after, ...among }: PostQuery): Promise<PostList> {
    const place = readCursor(placeSchema, after);
    // Further pages look for what the first one settled on.
    const search = readSearch(place?.q ?? q);
    if (!search) return { posts: [], next: null, corrected: null };
    const rows = await this.repository.find(search, among, place, PAGE + 1);
    if (rows.length > 0 || place) return this.listOf(rows, search, place?.q ?? q, null);
    const meant = await this.meant(search);
    if (!meant) return { posts: [], next: null, corrected: null };
    const found = await this.repository.find(meant, among, null, PAGE + 1);
    return this.listOf(found, meant, meant.whole, found.length > 0 ? meant.whole : null);
  }

  private async meant(search: Search): Promise<Search | null> {
    const alike = await this.repository.alike(search);
    const instead = new Map<string, string>();
    for (const word of wordsOf(search)) {
      const other = likeliest(word, alike.get(word) ?? []);
      if (other !== null) instead.set(word, other);
    }
    return instead.size > 0 ? corrected(search, instead) : null;
  }

  private listOf(
    rows: readonly FoundRow[],
    search: Search,
    q: string,
    correctedTo: string | null,
  ): PostList {
    const shown = rows.slice(0, PAGE);
    const last = rows.length > PAGE ? shown.at(-1) : undefined;
    return {
      posts: shown.map((row) => ({
        ...cardOf(row),
        hit: { titleMarks: marksIn(row.title, search), snippet: snippetOf(row.text, search) },
      })),
      next: last ? writeCursor(placeOf(last, q)) : null,
      corrected: correctedTo,
    };
  }
}

function placeOf({ tier, publishedAt, id }: FoundRow, q: string): unknown[] {
  const place: FoundPlace = { tier, publishedAt: publishedAt!.toISOString(), id };
  return [place.tier, place.publishedAt, place.id, q];
}
