import type { INestApplication } from '@nestjs/common';
import { requestsOf } from '@cosmic/contracts/requests';
import { readConfig } from '@cosmic/platform/config';
import { startService } from '@cosmic/platform/service-process';
import { contentConfig, contentWorkerConfig } from './config';
import { entities } from './entities';
import { ContentModule } from './content.module';
import { ContentWorkerModule } from './worker.module';

/** Starts the process that answers requests for content. */
export function startContent(environment: NodeJS.ProcessEnv): Promise<INestApplication> {
  const config = readConfig(contentConfig, environment);
  return startService({
    process: 'content',
    service: 'content',
    config,
    entities,
    contract: requestsOf('content'),
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
    contract: [],
    features: [ContentWorkerModule],
  });
}
