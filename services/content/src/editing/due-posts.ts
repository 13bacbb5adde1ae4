import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { LOG } from '@cosmic/platform/platform.module';
import { IntervalTask } from '@cosmic/platform/interval-task';
import { Announcer } from '../announcing/announcer';
import { PostWritingRepository } from '../posts/post-writing.repository';

const POLL_INTERVAL_MS = 5_000;

/** Publishes scheduled posts when their time has come; any number of workers may look. */
@Injectable()
export class DuePosts extends IntervalTask {
  constructor(
    private readonly database: DataSource,
    private readonly posts: PostWritingRepository,
    private readonly announcer: Announcer,
    @Inject(LOG) log: Logger,
  ) {
    super(log, {
      everyMilliseconds: POLL_INTERVAL_MS,
      failure: 'could not publish what is due',
    });
  }

  protected async round(): Promise<void> {
    const due = await this.database.transaction(async (transaction) => {
      const posts = await this.posts.publishDue(transaction);
      for (const post of posts) {
        await this.announcer.published(transaction, post.id, post.publishedAt);
      }
      return posts;
    });
    if (due.length > 0) this.announcer.changed();
  }
}
