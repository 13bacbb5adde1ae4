import { Injectable } from '@nestjs/common';
import { blog, type Post, type ReaderView } from '@cosmic/contracts/blog/blog';
import type { Language } from '@cosmic/contracts/language';
import type { Actor } from '@cosmic/contracts/message';
import { RpcClient } from '@cosmic/platform/nats/rpc-client';
import { JournalCache } from './journal-cache';
import { etagOf, type Sendable } from './cached-response';

/** A cached post with the memory that it takes. */
interface CachedPost {
  post: Post;
  bytes: number;
}

/** A post as one reader gets it. */
export interface OpenedArticle extends ReaderView {
  post: Post;
}

/** Whoever is not known yet, crawlers among them, reads in full and is not counted. */
const UNKNOWN_READER: ReaderView = { metered: false, remaining: null, liked: false };

/** Posts are kept for everybody; only what a post means to its reader is asked each time. */
@Injectable()
export class ArticlesService {
  constructor(
    private readonly rpc: RpcClient,
    private readonly cache: JournalCache,
  ) {}

  /** Where a post is told in a language, if it is written in another. @throws AppError `not_found` */
  async twinOf(slug: string, language: Language): Promise<string | null> {
    const { post } = await this.cached(slug);
    if (post.language === language) return null;
    return post.translations.find((twin) => twin.language === language)?.slug ?? null;
  }

  /** A post, and what the reader may see of it. @throws AppError `not_found` */
  async open(slug: string, reader: Actor | null): Promise<OpenedArticle> {
    const { post } = await this.cached(slug);
    return { post, ...(await this.viewOf(post, reader)) };
  }

  /** The same as a response in JSON; a metered reader gets the post without its content. */
  async answer(slug: string, reader: Actor | null): Promise<Sendable> {
    const { post, ...view } = await this.open(slug, reader);
    const shown = view.metered ? { ...post, content: '' } : post;
    const body = Buffer.from(JSON.stringify({ post: shown, ...view }));
    return { type: 'application/json; charset=utf-8', body, etag: etagOf(body) };
  }

  /** Says, or takes back, that a reader likes a post; how many do is read anew from then on. */
  async like(
    slug: string,
    reader: Actor,
    liked: boolean,
  ): Promise<{ liked: boolean; likes: number }> {
    const counted = await this.rpc.send(blog.like, reader, { slug, liked });
    this.cache.forgetOne(`post ${slug}`);
    return counted;
  }

  private async viewOf(post: Post, reader: Actor | null): Promise<ReaderView> {
    return reader ? this.rpc.send(blog.open, reader, { id: post.id }) : UNKNOWN_READER;
  }

  private cached(slug: string): Promise<CachedPost> {
    return this.cache.get(`post ${slug}`, async () => {
      const post = await this.rpc.send(blog.get, null, { slug });
      return { post, bytes: JSON.stringify(post).length };
    });
  }
}
