import { Inject, Module, type DynamicModule, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { CHECKS, type Check } from '@cosmic/platform/health';
import { LOG } from '@cosmic/platform/platform.module';
import { QueueWorker } from '@cosmic/platform/queue/queue-worker';
import { WorkQueue } from '@cosmic/platform/queue/work-queue';
import { AffirmationProcessor } from './affirmation/affirmation.processor';
import { AffirmationSchedule } from './affirmation/affirmation.schedule';
import type { ContentWorkerConfig } from './config';
import { PUBLISHING_QUEUE } from './publishing.queue';

/** What the process that prepares what is published is made of. */
@Module({})
export class ContentWorkerModule implements OnModuleInit {
  constructor(
    @Inject(CHECKS) private readonly checks: Record<string, Check>,
    private readonly worker: QueueWorker,
  ) {}

  static with(config: ContentWorkerConfig): DynamicModule {
    return {
      module: ContentWorkerModule,
      providers: [
        AffirmationProcessor,
        AffirmationSchedule,
        {
          provide: WorkQueue,
          inject: [LOG],
          useFactory: (log: Logger) => new WorkQueue(config.REDIS_URL, PUBLISHING_QUEUE, log),
        },
        {
          provide: QueueWorker,
          inject: [AffirmationProcessor, LOG],
          useFactory: (processor: AffirmationProcessor, log: Logger) =>
            new QueueWorker(
              config.REDIS_URL,
              { ...PUBLISHING_QUEUE, concurrency: 1 },
              processor,
              log,
            ),
        },
      ],
    };
  }

  onModuleInit(): void {
    this.checks['redis'] = () => this.worker.ready;
  }
}
