import type { INestApplication } from '@nestjs/common';
import { requestsOf } from '@cosmic/contracts/requests';
import { readConfig } from '@cosmic/platform/config';
import { startService } from '@cosmic/platform/service-process';
import { usageConfig } from './config';
import { entities } from './entities';
import { UsageModule } from './usage.module';

/** Starts the usage service, which is fed by events and tells what was counted, and members what it keeps of them. */
export function startUsage(environment: NodeJS.ProcessEnv): Promise<INestApplication> {
  const config = readConfig(usageConfig, environment);
  return startService({
    process: 'usage',
    service: 'usage',
    config,
    entities,
    contract: requestsOf('usage'),
    features: [UsageModule],
  });
}
