import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { LOG } from '@cosmic/platform/platform.module';
import { Announcer } from '../announcing/announcer';
import { PostWritingRepository } from '../posts/post-writing.repository';

const LOOK_EVERY_MILLISECONDS = 5_000;

/** Publishes scheduled posts when their time has come; any number of workers may look. */
@Injectable()
export class DuePosts implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: DataSource,
    private readonly posts: PostWritingRepository,
    private readonly announcer: Announcer,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.look(), LOOK_EVERY_MILLISECONDS);
    void this.look();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async look(): Promise<void> {
    try {
      const due = await this.database.transaction(async (transaction) => {
        const posts = await this.posts.publishDue(transaction);
        for (const post of posts) {
          await this.announcer.published(transaction, post, post.published_at);
        }
        return posts;
      });
      if (due.length > 0) this.announcer.changed();
    } catch (error) {
      this.log.warn({ err: error }, 'could not publish what is due');
    }
  }
}
