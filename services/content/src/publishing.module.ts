import { Module } from '@nestjs/common';
import { BullModule } from '@nestjs/bullmq';
import { Announcer } from './announcing/announcer';
import { PUBLISHING_QUEUE, PublishingQueue } from './publishing.queue';

/** Having the worker do something, and telling others what was published. */
@Module({
  imports: [BullModule.registerQueue({ name: PUBLISHING_QUEUE.name })],
  providers: [Announcer, PublishingQueue],
  exports: [Announcer, PublishingQueue],
})
export class PublishingModule {}
