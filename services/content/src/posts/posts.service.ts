import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { LatestPost, Post, PostCard, PostList, PostQuery } from '@cosmic/contracts/blog';
import { AppError } from '@cosmic/contracts/errors';
import { SearchService } from '../search/search.service';
import { readCursor, writeCursor } from './cursor';
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
    const rows = await this.posts.page(query.tag?.toLowerCase() ?? null, after, PAGE + 1);
    const shown = rows.slice(0, PAGE).map(cardOf);
    const last = rows.length > PAGE ? shown.at(-1) : undefined;
    return {
      posts: shown.map((card) => ({ ...card, hit: null })),
      next: last ? writeCursor([last.publishedAt, last.id]) : null,
      corrected: null,
    };
  }

  topTags(): Promise<{ tag: string; count: number }[]> {
    return this.posts.topTags(TOP_TAGS);
  }

  /** @throws AppError `not_found` also for what is not published */
  async get(slug: string): Promise<Post> {
    const row = await this.posts.findPublished(slug);
    if (!row) throw new AppError('not_found');
    return postOf(row);
  }

  /** @throws AppError `not_found` */
  async related(slug: string): Promise<PostCard[]> {
    const { id, tags } = await this.get(slug);
    return (await this.posts.related(id, tags, RELATED)).map(cardOf);
  }

  async latest(): Promise<LatestPost[]> {
    return (await this.posts.page(null, null, LATEST)).map(latestOf);
  }

  async addresses(after: string): Promise<{ slug: string; updatedAt: string }[]> {
    const rows = await this.posts.addresses(after, ADDRESSES);
    return rows.map(({ slug, updatedAt }) => ({ slug, updatedAt: updatedAt.toISOString() }));
  }
}
