import { randomUUID } from 'node:crypto';
import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { LOG } from '@cosmic/platform/platform.tokens';
import { Announcer } from '../announcing/announcer';
import { drawCover } from '../covers/cover';
import { CoversRepository } from '../covers/covers.repository';
import { PostWritingRepository, type NewPost } from '../posts/post-writing.repository';
import { ARTICLES } from './articles/all';
import type { FirstArticle } from './articles/article';
import { HINDI_ARTICLES } from './articles/hindi/all';
import { FirstArticlesRepository } from './first-articles.repository';

const DAY_MS = 24 * 60 * 60 * 1_000;
const NEWEST_DAYS_AGO = 1;
const DAYS_BETWEEN = 4;
/** Drawing takes a processor for a second, which a service that starts needs for itself. */
const DRAW_AFTER_MS = 15_000;

/**
 * Puts our own articles in at the first start, one every few days back from
 * then, and each one's Hindi twin on the same day. Each is put in once in the life of a database: one that was deleted
 * stays away, one that a later release brings comes along.
 */
@Injectable()
export class FirstArticles implements OnApplicationBootstrap, OnApplicationShutdown {
  private drawing: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: DataSource,
    private readonly seeds: FirstArticlesRepository,
    private readonly posts: PostWritingRepository,
    private readonly covers: CoversRepository,
    private readonly announcer: Announcer,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    try {
      const now = Date.now();
      let added = 0;
      for (const [index, article] of ARTICLES.entries()) {
        const daysAgo = NEWEST_DAYS_AGO + index * DAYS_BETWEEN;
        const publishedAt = new Date(now - daysAgo * DAY_MS);
        added += await this.putIn(article, { language: 'en', publishedAt });
        const twin = HINDI_ARTICLES.find(({ tells }) => tells === article.slug);
        if (twin) added += await this.putIn(twin, { language: 'hi', publishedAt });
      }
      if (added > 0) this.announcer.changed();
      this.drawing = setTimeout(() => void this.drawCovers(), DRAW_AFTER_MS).unref();
    } catch (error) {
      this.log.error({ err: error }, 'the first articles could not be put in');
    }
  }

  onApplicationShutdown(): void {
    clearTimeout(this.drawing);
  }

  /** @returns how many were put in: one, or none where it has been before */
  private putIn(
    { slug, title, content, metaDescription, tags, tells }: FirstArticle & { tells?: string },
    { language, publishedAt }: Pick<NewPost, 'language' | 'publishedAt'>,
  ): Promise<number> {
    return this.database.transaction(async (transaction) => {
      if (!(await this.seeds.claim(transaction, slug))) return 0;
      const workId = tells === undefined ? null : await this.posts.workOf(transaction, tells);
      const text = { slug, title, content, metaDescription, tags };
      const id = randomUUID();
      const status = 'published';
      await this.posts.insert(transaction, { ...text, id, language, workId, status, publishedAt });
      return 1;
    });
  }

  /**
   * Draws the covers ahead of the first visitor, whose page asks for all of them at once; the process
   * that answers would draw one after the other meanwhile. A worker that was killed over it leaves
   * the rest to the next.
   */
  private async drawCovers(): Promise<void> {
    try {
      for (const post of await this.covers.findUndrawn(ARTICLES.length + HINDI_ARTICLES.length)) {
        const { id, version, title, tags, language, publishedAt: at } = post;
        await this.covers.keep(id, version, await drawCover({ title, tags, language, at }));
      }
    } catch (error) {
      this.log.warn({ err: error }, 'covers will be drawn when they are asked for');
    }
  }
}
