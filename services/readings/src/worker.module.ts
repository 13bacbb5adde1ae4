import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { modelCalledBy } from '@cosmic/contracts/model';
import { almanacNarrator } from '@cosmic/narrator/almanac-narrator';
import type { Narrator } from '@cosmic/narrator/narrator';
import { openAiNarrator } from '@cosmic/narrator/openai-narrator';
import { LateErasureModule } from '@cosmic/platform/members/late-erasure.module';
import { watchModelCalls } from '@cosmic/platform/model-calls';
import { CONFIG, LOG } from '@cosmic/platform/platform.tokens';
import { QueuesModule } from '@cosmic/platform/queue/queues.module';
import { RetentionModule } from '@cosmic/platform/retention/retention.module';
import { ScheduleModule } from '@cosmic/platform/schedule/schedule.module';
import type { ReadingsWorkerConfig } from './config';
import { GenerationProcessor } from './generation/generation.processor';
import { NarratorChoice } from './generation/narrator-choice';
import { SharedTextEntity } from './generation/shared-text.entity';
import { SharedTexts } from './generation/shared-texts';
import { Sweep } from './generation/sweep';
import { GenerationQueueModule } from './generation/generation-queue.module';
import { MEMBER_TABLES } from './members/member-tables';
import { PreferencesModule } from './preferences/preferences.module';
import { RecordsModule } from './records.module';
import { RETENTION } from './retention/rules';
import { ReadingsSealing } from './sealing/readings-sealing';
import { ALMANAC, NARRATOR } from './readings.tokens';

/** What the process that writes readings is made of. */
@Module({
  imports: [
    QueuesModule.forWorker(),
    ScheduleModule.of('readings'),
    RetentionModule.of(RETENTION),
    LateErasureModule.of(MEMBER_TABLES),
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
  ],
})
export class WorkerModule {}

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
