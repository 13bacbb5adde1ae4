import { Module } from '@nestjs/common';
import type { Logger } from 'pino';
import { CONFIG, LOG } from '@cosmic/platform/platform.module';
import { WorkQueue } from '@cosmic/platform/queue/work-queue';
import { Announcer } from './announcing/announcer';
import type { ContentConfig, ContentWorkerConfig } from './config';
import { PUBLISHING_QUEUE } from './publishing.queue';

/** Having the worker do something, and telling others what was published. */
@Module({
  providers: [
    Announcer,
    {
      provide: WorkQueue,
      inject: [CONFIG, LOG],
      useFactory: ({ REDIS_URL }: ContentConfig | ContentWorkerConfig, log: Logger) =>
        new WorkQueue(REDIS_URL, PUBLISHING_QUEUE, log),
    },
  ],
  exports: [Announcer, WorkQueue],
})
export class PublishingModule {}
