import type { INestApplication } from '@nestjs/common';
import { requestsOf } from '@cosmic/contracts/requests';
import { readConfig } from '@cosmic/platform/config';
import { startService } from '@cosmic/platform/service-process';
import { DailyHoroscopeEntity } from './affirmation/daily-horoscope.entity';
import { contentConfig, contentWorkerConfig } from './config';
import { ContentModule } from './content.module';
import { PlanLimitsEntity } from '@cosmic/platform/plans/plan-limits.entity';
import { PremiumMemberEntity } from '@cosmic/platform/plans/premium-member.entity';
import { ContentWorkerModule } from './worker.module';

const entities = [DailyHoroscopeEntity, PlanLimitsEntity, PremiumMemberEntity];

/** Starts the process that answers requests for content. */
export function startContent(environment: NodeJS.ProcessEnv): Promise<INestApplication> {
  const config = readConfig(contentConfig, environment);
  return startService({
    process: 'content',
    service: 'content',
    config,
    entities,
    contract: requestsOf('content'),
    features: [ContentModule.with(config)],
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
    features: [ContentWorkerModule.with(config)],
  });
}
