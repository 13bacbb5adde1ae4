import { Module } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { modelCalledBy } from '@cosmic/contracts/model';
import type { ArticleWriter } from '@cosmic/narrator/article';
import { openAiArticleWriter } from '@cosmic/narrator/openai-article';
import { LateErasureModule } from '@cosmic/platform/members/late-erasure.module';
import { watchModelCalls } from '@cosmic/platform/model-calls';
import { CONFIG, LOG } from '@cosmic/platform/platform.tokens';
import { QueuesModule } from '@cosmic/platform/queue/queues.module';
import { RetentionModule } from '@cosmic/platform/retention/retention.module';
import { ScheduleModule } from '@cosmic/platform/schedule/schedule.module';
import { AffirmationProcessor } from './affirmation/affirmation.processor';
import { AffirmationSchedule } from './affirmation/affirmation.schedule';
import type { ContentWorkerConfig } from './config';
import { DuePosts } from './editing/due-posts';
import { ARTICLE_WRITER, DraftingService } from './generation/drafting.service';
import { GenerationProcessor } from './generation/generation.processor';
import { Sweep } from './generation/sweep';
import { MEMBER_TABLES } from './members/member-tables';
import { PublishingModule } from './publishing.module';
import { PublishingProcessor } from './publishing.processor';
import { RecordsModule } from './records.module';
import { RETENTION } from './retention/rules';
import { FirstArticles } from './seeds/first-articles';

/** Enough for an article of 1,200 words with its markup and description. */
const MAX_ARTICLE_TOKENS = 6_000;

/** What the process that prepares what is published is made of. */
@Module({
  imports: [
    QueuesModule.forWorker(),
    ScheduleModule.of('content'),
    RetentionModule.of(RETENTION),
    LateErasureModule.of(MEMBER_TABLES),
    PublishingModule,
    RecordsModule,
  ],
  providers: [
    AffirmationProcessor,
    AffirmationSchedule,
    DraftingService,
    DuePosts,
    FirstArticles,
    GenerationProcessor,
    PublishingProcessor,
    Sweep,
    {
      provide: ARTICLE_WRITER,
      inject: [CONFIG, DataSource, LOG],
      useFactory: writerOf,
    },
  ],
})
export class ContentWorkerModule {}

/** A language model where a key is given; undefined leaves the articles to our authors. */
function writerOf(
  config: ContentWorkerConfig,
  database: DataSource,
  log: Logger,
): ArticleWriter | undefined {
  if (!config.OPENAI_API_KEY) return undefined;
  return openAiArticleWriter({
    apiKey: config.OPENAI_API_KEY,
    baseUrl: config.OPENAI_BASE_URL,
    model: config.OPENAI_MODEL,
    timeoutMs: config.OPENAI_TIMEOUT_MS,
    stallMs: config.OPENAI_STALL_MS,
    maxOutputTokens: MAX_ARTICLE_TOKENS,
    watch: watchModelCalls({ prices: config, event: modelCalledBy('content'), database, log }),
  });
}
