import type { INestApplication } from '@nestjs/common';
import { billing } from '@cosmic/contracts/billing';
import { readConfig, serviceConfig } from '@cosmic/platform/config';
import { startService } from '@cosmic/platform/service-process';
import { BillingModule } from './billing.module';
import { PlanEntity } from './plans/plan.entity';

/** Starts the billing service. */
export function startBilling(environment: NodeJS.ProcessEnv): Promise<INestApplication> {
  return startService({
    process: 'billing',
    service: 'billing',
    config: readConfig(serviceConfig, environment),
    entities: [PlanEntity],
    contract: billing,
    features: [BillingModule],
  });
}
