import { Inject, Module, type DynamicModule, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { modelCalledBy } from '@cosmic/contracts/model';
import { almanacNarrator } from '@cosmic/narrator/almanac-narrator';
import type { Narrator } from '@cosmic/narrator/narrator';
import { openAiNarrator } from '@cosmic/narrator/openai-narrator';
import { KeyRing } from '@cosmic/platform/crypto/key-ring';
import { SealedValues } from '@cosmic/platform/crypto/sealed-values';
import { CHECKS, type Check } from '@cosmic/platform/health';
import { watchModelCalls } from '@cosmic/platform/model-calls';
import { LOG } from '@cosmic/platform/platform.module';
import { QueueWorker } from '@cosmic/platform/queue/queue-worker';
import { WorkQueue } from '@cosmic/platform/queue/work-queue';
import type { ReadingsWorkerConfig } from './config';
import { GenerationProcessor } from './generation/generation.processor';
import { GENERATION_QUEUE } from './generation/generation.queue';
import { GenerationRepository } from './generation/generation.repository';
import { SealedGeneration } from './generation/sealed-generation';
import { NarratorChoice } from './generation/narrator-choice';
import { Sweep } from './generation/sweep';
import { JournalRepository } from './journal/journal.repository';
import { QuotaRepository } from './quota/quota.repository';
import { MembersRepository } from './members/members.repository';
import { PreferencesProjection } from './preferences/preferences.projection';
import { ReadingsSealing } from './sealing/readings-sealing';
import { TrialRepository } from './trials/trial.repository';
import { ALMANAC, NARRATOR } from './readings.tokens';

/** What the process that writes readings is made of. */
@Module({})
export class WorkerModule implements OnModuleInit {
  constructor(
    @Inject(CHECKS) private readonly checks: Record<string, Check>,
    private readonly worker: QueueWorker,
  ) {}

  static with(config: ReadingsWorkerConfig): DynamicModule {
    return {
      module: WorkerModule,
      providers: [
        GenerationProcessor,
        GenerationRepository,
        SealedGeneration,
        {
          provide: SealedValues,
          useValue: new SealedValues(new KeyRing(config.READINGS_DATA_SECRET, 'readings')),
        },
        MembersRepository,
        NarratorChoice,
        PreferencesProjection,
        JournalRepository,
        QuotaRepository,
        ReadingsSealing,
        Sweep,
        TrialRepository,
        {
          provide: NARRATOR,
          inject: [DataSource, LOG],
          useFactory: (database: DataSource, log: Logger) => narratorOf(config, database, log),
        },
        { provide: ALMANAC, useValue: almanacNarrator },
        {
          provide: WorkQueue,
          inject: [LOG],
          useFactory: (log: Logger) => new WorkQueue(config.REDIS_URL, GENERATION_QUEUE, log),
        },
        {
          provide: QueueWorker,
          inject: [GenerationProcessor, LOG],
          useFactory: (processor: GenerationProcessor, log: Logger) =>
            new QueueWorker(
              config.REDIS_URL,
              { ...GENERATION_QUEUE, concurrency: config.WORKER_CONCURRENCY },
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
