import type { INestApplication } from '@nestjs/common';
import { requestsOf } from '@cosmic/contracts/requests';
import { readConfig } from '@cosmic/platform/config';
import { startService } from '@cosmic/platform/service-process';
import { BillingModule } from './billing.module';
import { billingConfig, billingWorkerConfig } from './config';
import { entities } from './entities';
import { BillingWorkerModule } from './worker.module';

/** Starts the process that answers requests and takes Stripe's notices in. */
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

/** Starts the process that brings what is known of customers in line with Stripe. */
export function startBillingWorker(environment: NodeJS.ProcessEnv): Promise<INestApplication> {
  const config = readConfig(billingWorkerConfig, environment);
  return startService({
    process: 'billing-worker',
    service: 'billing',
    config,
    entities,
    contract: [],
    features: [BillingWorkerModule],
  });
}
