import { Controller } from '@nestjs/common';
import { billing, type Plan } from '@cosmic/contracts/billing';
import { routes } from '@cosmic/contracts/http';
import { Asker } from '@cosmic/platform/nats/ask';
import { Serves } from '../http/serves';

@Controller()
export class BillingController {
  constructor(private readonly asker: Asker) {}

  @Serves(routes.listPlans)
  plans(): Promise<{ plans: Plan[] }> {
    return this.asker.ask(billing.plans, null, {});
  }
}
