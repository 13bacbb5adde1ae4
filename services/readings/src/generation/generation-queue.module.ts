import { Module } from '@nestjs/common';
import { BullModule } from '@nestjs/bullmq';
import { GENERATION_QUEUE, GenerationQueue } from './generation.queue';

/** Having the worker write a reading. */
@Module({
  imports: [BullModule.registerQueue({ name: GENERATION_QUEUE.name })],
  providers: [GenerationQueue],
  exports: [GenerationQueue],
})
export class GenerationQueueModule {}
