import type { INestApplication } from '@nestjs/common';
import { content } from '@cosmic/contracts/content';
import { readConfig, serviceConfig } from '@cosmic/platform/config';
import { startService } from '@cosmic/platform/service-process';
import { DailyHoroscopeEntity } from './affirmation/daily-horoscope.entity';
import { contentWorkerConfig } from './config';
import { ContentModule } from './content.module';
import { ContentWorkerModule } from './worker.module';

const entities = [DailyHoroscopeEntity];

/** Starts the process that answers requests for content. */
export function startContent(environment: NodeJS.ProcessEnv): Promise<INestApplication> {
  return startService({
    process: 'content',
    service: 'content',
    config: readConfig(serviceConfig, environment),
    entities,
    contract: content,
    features: [ContentModule],
  });
}

/** Starts the process that prepares what is published. */
export function startContentWorker(environment: NodeJS.ProcessEnv): Promise<INestApplication> {
  const config = readConfig(contentWorkerConfig, environment);
  return startService({
    process: 'content-worker',
    service: 'content',
    config,
    entities,
    contract: {},
    features: [ContentWorkerModule.with(config)],
  });
}
