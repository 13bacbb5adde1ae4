import { Module } from '@nestjs/common';
import type { Logger } from 'pino';
import { CONFIG, LOG } from '@cosmic/platform/platform.module';
import { WorkQueue } from '@cosmic/platform/queue/work-queue';
import type { ReadingsConfig, ReadingsWorkerConfig } from '../config';
import { GENERATION_QUEUE } from './generation.queue';

/** Having the worker write a reading. */
@Module({
  providers: [
    {
      provide: WorkQueue,
      inject: [CONFIG, LOG],
      useFactory: ({ REDIS_URL }: ReadingsConfig | ReadingsWorkerConfig, log: Logger) =>
        new WorkQueue(REDIS_URL, GENERATION_QUEUE, log),
    },
  ],
  exports: [WorkQueue],
})
export class GenerationQueueModule {}
