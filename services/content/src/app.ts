import type { INestApplication } from '@nestjs/common';
import { blog, blogAdmin } from '@cosmic/contracts/blog';
import { content } from '@cosmic/contracts/content';
import type { RequestContract } from '@cosmic/contracts/message';
import { pictures } from '@cosmic/contracts/sharing';
import { sky } from '@cosmic/contracts/sky';
import { readConfig } from '@cosmic/platform/config';
import { startService } from '@cosmic/platform/service-process';
import { DailyHoroscopeEntity } from './affirmation/daily-horoscope.entity';
import { contentConfig, contentWorkerConfig } from './config';
import { ContentModule } from './content.module';
import { memberExport } from './members/members.controller';
import { PlanLimitsEntity } from './metering/plan-limits.entity';
import { PremiumMemberEntity } from './metering/premium-member.entity';
import { ContentWorkerModule } from './worker.module';

const entities = [DailyHoroscopeEntity, PlanLimitsEntity, PremiumMemberEntity];

/** Everything that this service has promised to answer. */
const promised = [content, sky, blog, blogAdmin, pictures, { memberExport }].flatMap((requests) =>
  Object.values<RequestContract>(requests),
);

/** Starts the process that answers requests for content. */
export function startContent(environment: NodeJS.ProcessEnv): Promise<INestApplication> {
  const config = readConfig(contentConfig, environment);
  return startService({
    process: 'content',
    service: 'content',
    config,
    entities,
    contract: Object.fromEntries(promised.map((request) => [request.subject, request])),
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
    contract: {},
    features: [ContentWorkerModule.with(config)],
  });
}
