import type { INestApplication } from '@nestjs/common';
import { readConfig, serviceConfig } from '@cosmic/platform/config';
import { startService } from '@cosmic/platform/service-process';
import { AccountEntity } from './accounts/account.entity';

/** Starts the auth service, which keeps the accounts. */
export function startAuth(environment: NodeJS.ProcessEnv): Promise<INestApplication> {
  return startService({
    process: 'auth',
    service: 'auth',
    config: readConfig(serviceConfig, environment),
    entities: [AccountEntity],
    contract: {},
    features: [],
  });
}
