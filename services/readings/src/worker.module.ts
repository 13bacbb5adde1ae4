import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { modelCalledBy } from '@cosmic/contracts/model';
import { almanacNarrator } from '@cosmic/narrator/almanac-narrator';
import type { Narrator } from '@cosmic/narrator/narrator';
import { openAiNarrator } from '@cosmic/narrator/openai-narrator';
import { CHECKS, type Check } from '@cosmic/platform/health';
import { watchModelCalls } from '@cosmic/platform/model-calls';
import { CONFIG, LOG } from '@cosmic/platform/platform.module';
import { QueueWorker } from '@cosmic/platform/queue/queue-worker';
import type { ReadingsWorkerConfig } from './config';
import { GenerationProcessor } from './generation/generation.processor';
import { GENERATION_QUEUE } from './generation/generation.queue';
import { NarratorChoice } from './generation/narrator-choice';
import { SharedTextEntity } from './generation/shared-text.entity';
import { SharedTexts } from './generation/shared-texts';
import { Sweep } from './generation/sweep';
import { GenerationQueueModule } from './generation/generation-queue.module';
import { PreferencesModule } from './preferences/preferences.module';
import { RecordsModule } from './records.module';
import { ReadingsSealing } from './sealing/readings-sealing';
import { ALMANAC, NARRATOR } from './readings.tokens';

/** What the process that writes readings is made of. */
@Module({
  imports: [
    RecordsModule,
    GenerationQueueModule,
    PreferencesModule,
    TypeOrmModule.forFeature([SharedTextEntity]),
  ],
  providers: [
    GenerationProcessor,
    NarratorChoice,
    SharedTexts,
    ReadingsSealing,
    Sweep,
    { provide: NARRATOR, inject: [CONFIG, DataSource, LOG], useFactory: narratorOf },
    { provide: ALMANAC, useValue: almanacNarrator },
    {
      provide: QueueWorker,
      inject: [CONFIG, GenerationProcessor, LOG],
      useFactory: (config: ReadingsWorkerConfig, processor: GenerationProcessor, log: Logger) =>
        new QueueWorker(
          config.REDIS_URL,
          { ...GENERATION_QUEUE, concurrency: config.WORKER_CONCURRENCY },
          processor,
          log,
        ),
    },
  ],
})
export class WorkerModule implements OnModuleInit {
  constructor(
    @Inject(CHECKS) private readonly checks: Record<string, Check>,
    private readonly worker: QueueWorker,
  ) {}

  onModuleInit(): void {
    this.checks['redis'] = () => this.worker.ready;
  }
}

/** A language model where a key is given, otherwise our authors' almanac. */
function narratorOf(config: ReadingsWorkerConfig, database: DataSource, log: Logger): Narrator {
  if (!config.OPENAI_API_KEY) return almanacNarrator;
  return openAiNarrator({
    apiKey: config.OPENAI_API_KEY,
    baseUrl: config.OPENAI_BASE_URL,
    model: config.OPENAI_MODEL,
    timeoutMs: config.OPENAI_TIMEOUT_MS,
    stallMs: config.OPENAI_STALL_MS,
    maxOutputTokens: config.OPENAI_MAX_OUTPUT_TOKENS,
    watch: watchModelCalls({ prices: config, event: modelCalledBy('readings'), database, log }),
  });
}
