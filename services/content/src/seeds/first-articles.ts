import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { LOG } from '@cosmic/platform/platform.module';
import { Announcer } from '../announcing/announcer';
import { PostWritingRepository } from '../posts/post-writing.repository';
import { ARTICLES } from './articles/all';
import { FirstArticlesRepository } from './first-articles.repository';

const DAY_MILLISECONDS = 24 * 60 * 60 * 1_000;
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
    private readonly announcer: Announcer,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    try {
      const now = Date.now();
      let added = 0;
      for (const [index, { slug, ...text }] of ARTICLES.entries()) {
        const daysAgo = NEWEST_DAYS_AGO + index * DAYS_BETWEEN;
        const publishedAt = new Date(now - daysAgo * DAY_MILLISECONDS);
        added += await this.database.transaction(async (transaction) => {
          if (!(await this.seeds.claim(transaction, slug))) return 0;
          const post = {
            ...text,
            slug,
            id: randomUUID(),
            status: 'published',
            publishedAt,
          } as const;
          await this.posts.insert(transaction, post);
          return 1;
        });
      }
      if (added > 0) this.announcer.changed();
    } catch (error) {
      this.log.error({ err: error }, 'the first articles could not be put in');
    }
  }
}
