import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ScheduledTask } from '@cosmic/platform/schedule/scheduled-task';
import { Announcer } from '../announcing/announcer';
import { PostWritingRepository } from '../posts/post-writing.repository';

const POLL_INTERVAL_MS = 5_000;

/** Publishes scheduled posts when their time has come; any number of workers may look. */
@Injectable()
export class DuePosts extends ScheduledTask {
  constructor(
    private readonly database: DataSource,
    private readonly posts: PostWritingRepository,
    private readonly announcer: Announcer,
  ) {
    super({ name: 'due-posts', everyMs: POLL_INTERVAL_MS });
  }

  async run(): Promise<void> {
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
