import type { INestApplication } from '@nestjs/common';
import { requestsOf } from '@cosmic/contracts/requests';
import { readConfig } from '@cosmic/platform/config';
import { startService } from '@cosmic/platform/service-process';
import { BillingModule } from './billing.module';
import { billingConfig } from './config';
import { entities } from './entities';

/** Starts the billing service. */
export function startBilling(environment: NodeJS.ProcessEnv): Promise<INestApplication> {
  const config = readConfig(billingConfig, environment);
  return startService({
    process: 'billing',
    service: 'billing',
    config,
    entities,
    contract: requestsOf('billing'),
    features: [BillingModule],
  });
}
