import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { modelCalledBy } from '@cosmic/contracts/model';
import type { ArticleWriter } from '@cosmic/narrator/article';
import { openAiArticleWriter } from '@cosmic/narrator/openai-article';
import { CHECKS, type Check } from '@cosmic/platform/health';
import { watchModelCalls } from '@cosmic/platform/model-calls';
import { CONFIG, LOG } from '@cosmic/platform/platform.module';
import { QueueWorker } from '@cosmic/platform/queue/queue-worker';
import { AffirmationProcessor } from './affirmation/affirmation.processor';
import { AffirmationSchedule } from './affirmation/affirmation.schedule';
import type { ContentWorkerConfig } from './config';
import { DuePosts } from './editing/due-posts';
import { ARTICLE_WRITER, DraftingService } from './generation/drafting.service';
import { GenerationProcessor } from './generation/generation.processor';
import { Sweep } from './generation/sweep';
import { PublishingModule } from './publishing.module';
import { PublishingProcessor } from './publishing.processor';
import { PUBLISHING_QUEUE } from './publishing.queue';
import { RecordsModule } from './records.module';
import { FirstArticles } from './seeds/first-articles';

/** Two, so that a long article does not keep the day's affirmation waiting. */
const JOBS_AT_A_TIME = 2;

/** Enough for an article of 1,200 words with its markup and description. */
const MAX_ARTICLE_TOKENS = 6_000;

/** What the process that prepares what is published is made of. */
@Module({
  imports: [RecordsModule, PublishingModule],
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
    {
      provide: QueueWorker,
      inject: [CONFIG, PublishingProcessor, LOG],
      useFactory: (config: ContentWorkerConfig, processor: PublishingProcessor, log: Logger) =>
        new QueueWorker(
          config.REDIS_URL,
          { ...PUBLISHING_QUEUE, concurrency: JOBS_AT_A_TIME },
          processor,
          log,
        ),
    },
  ],
})
export class ContentWorkerModule implements OnModuleInit {
  constructor(
    @Inject(CHECKS) private readonly checks: Record<string, Check>,
    private readonly worker: QueueWorker,
  ) {}

  onModuleInit(): void {
    this.checks['redis'] = () => this.worker.ready;
  }
}

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
