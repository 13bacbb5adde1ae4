import type { INestApplication } from '@nestjs/common';
import { requestsOf } from '@cosmic/contracts/requests';
import { readConfig } from '@cosmic/platform/config';
import { startService } from '@cosmic/platform/service-process';
import { AuthModule } from './auth.module';
import type { Clock } from './auth.tokens';
import { authConfig, authWorkerConfig } from './config';
import { entities } from './entities';
import { AuthWorkerModule } from './worker.module';

/**
 * Starts the process that answers requests for accounts, sessions and profiles.
 *
 * @param clock  replaced in tests
 */
export function startAuth(
  environment: NodeJS.ProcessEnv,
  clock: Clock = () => new Date(),
): Promise<INestApplication> {
  const config = readConfig(authConfig, environment);
  return startService({
    process: 'auth',
    service: 'auth',
    config,
    entities,
    contract: requestsOf('auth'),
    features: [AuthModule.with(clock)],
  });
}

/**
 * Starts the process that sends letters and does what recurs.
 *
 * @param clock  replaced in tests
 */
export function startAuthWorker(
  environment: NodeJS.ProcessEnv,
  clock: Clock = () => new Date(),
): Promise<INestApplication> {
  const config = readConfig(authWorkerConfig, environment);
  return startService({
    process: 'auth-worker',
    service: 'auth',
    config,
    entities,
    contract: [],
    features: [AuthWorkerModule.with(clock)],
  });
}
