import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type {
  LatestPost,
  Post,
  PostCard,
  PostList,
  PostQuery,
  Translation,
} from '@cosmic/contracts/blog/blog';
import { AppError } from '@cosmic/contracts/errors';
import { LANGUAGES, type Language } from '@cosmic/contracts/language';
import { SearchService } from '../search/search.service';
import { readCursor, writeCursor } from './cursor';
import type { PostRow } from './post.columns';
import { cardOf, latestOf, postOf } from './post.view';
import { PostsRepository } from './posts.repository';

const PAGE = 20;
const TOP_TAGS = 10;
const RELATED = 3;
const LATEST = 3;
const ADDRESSES = 1_000;

const placeSchema = z
  .tuple([z.iso.datetime(), z.uuid()])
  .transform(([publishedAt, id]) => ({ publishedAt, id }));

/** What readers see of the journal. */
@Injectable()
export class PostsService {
  constructor(
    private readonly posts: PostsRepository,
    private readonly search: SearchService,
  ) {}

  /** @throws AppError `invalid_input` for a cursor that is none */
  async list(query: PostQuery): Promise<PostList> {
    if (query.q) return this.search.find(query.q, query);
    const after = readCursor(placeSchema, query.after);
    const rows = await this.posts.page(query, after, PAGE + 1);
    const shown = rows.slice(0, PAGE).map(cardOf);
    const last = rows.length > PAGE ? shown.at(-1) : undefined;
    return {
      posts: shown.map((card) => ({ ...card, hit: null })),
      next: last ? writeCursor([last.publishedAt, last.id]) : null,
      corrected: null,
    };
  }

  topTags(language: Language): Promise<{ tag: string; count: number }[]> {
    return this.posts.topTags(language, TOP_TAGS);
  }

  /** @throws AppError `not_found` also for what is not published */
  async get(slug: string): Promise<Post> {
    return postOf(await this.published(slug));
  }

  /** @throws AppError `not_found` */
  async related(slug: string): Promise<PostCard[]> {
    const post = await this.published(slug);
    return (await this.posts.related(post, RELATED)).map(cardOf);
  }

  /** The newest of a language; where it has fewer, those of the others that it does not tell. */
  async latest(language: Language): Promise<LatestPost[]> {
    const others = LANGUAGES.filter((other) => other !== language);
    const rows = await this.posts.page({ language }, null, LATEST);
    for (const other of others) {
      const missing = LATEST - rows.length;
      if (missing === 0) break;
      rows.push(...(await this.posts.page({ language: other, without: language }, null, missing)));
    }
    return rows.map(latestOf);
  }

  async addresses(
    language: Language,
    after: string,
  ): Promise<{ slug: string; updatedAt: string; translations: Translation[] }[]> {
    const rows = await this.posts.addresses(language, after, ADDRESSES);
    return rows.map(({ updatedAt, ...row }) => ({ ...row, updatedAt: updatedAt.toISOString() }));
  }

  private async published(slug: string): Promise<PostRow> {
    const row = await this.posts.findPublished(slug);
    if (!row) throw new AppError('not_found');
    return row;
  }
}
