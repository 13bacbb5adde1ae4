import type { INestApplication } from '@nestjs/common';
import { requestsOf } from '@cosmic/contracts/requests';
import { readConfig } from '@cosmic/platform/config';
import { startService } from '@cosmic/platform/service-process';
import { AuthModule } from './auth.module';
import type { Clock } from './auth.tokens';
import { authConfig } from './config';
import { entities } from './entities';

/**
 * Starts the auth service: accounts, sessions, profiles.
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
