import { Module } from '@nestjs/common';
import { BullModule } from '@nestjs/bullmq';
import { SYNC_QUEUE, SyncQueue } from './sync.queue';

/** Having the worker compare customers with Stripe. */
@Module({
  imports: [BullModule.registerQueue({ name: SYNC_QUEUE.name })],
  providers: [SyncQueue],
  exports: [SyncQueue],
})
export class SyncQueueModule {}
