import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { LOG } from '@cosmic/platform/platform.module';
import { Announcer } from '../announcing/announcer';
import { drawCover, type CoverRequest } from '../covers/cover';
import { CoversRepository } from '../covers/covers.repository';
import { PostWritingRepository } from '../posts/post-writing.repository';
import { ARTICLES } from './articles/all';
import { FirstArticlesRepository } from './first-articles.repository';

const DAY_MS = 24 * 60 * 60 * 1_000;
const NEWEST_DAYS_AGO = 1;
const DAYS_BETWEEN = 4;

/**
 * Puts our own articles in at the first start, one every few days back from
 * then. Each is put in once in the life of a database: one that was deleted
 * stays away, one that a later release brings comes along.
 */
@Injectable()
export class FirstArticles implements OnApplicationBootstrap {
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
      const added: (CoverRequest & { id: string })[] = [];
      for (const [index, { slug, ...text }] of ARTICLES.entries()) {
        const daysAgo = NEWEST_DAYS_AGO + index * DAYS_BETWEEN;
        const publishedAt = new Date(now - daysAgo * DAY_MS);
        const id = randomUUID();
        const isNew = await this.database.transaction(async (transaction) => {
          if (!(await this.seeds.claim(transaction, slug))) return false;
          const post = { ...text, slug, id, status: 'published', publishedAt } as const;
          await this.posts.insert(transaction, post);
          return true;
        });
        if (isNew) added.push({ id, title: text.title, tags: text.tags, at: publishedAt });
      }
      if (added.length > 0) this.announcer.changed();
      void this.drawCovers(added);
    } catch (error) {
      this.log.error({ err: error }, 'the first articles could not be put in');
    }
  }

  /**
   * Draws the covers ahead of the first visitor, whose page asks for all of them at once; the process
   * that answers would draw one after the other meanwhile.
   */
  private async drawCovers(posts: readonly (CoverRequest & { id: string })[]): Promise<void> {
    try {
      for (const { id, ...request } of posts) {
        await this.covers.keep(id, 1, await drawCover(request));
      }
    } catch (error) {
      this.log.warn({ err: error }, 'covers will be drawn when they are asked for');
    }
  }
}
