import { Controller } from '@nestjs/common';
import { billing } from '@cosmic/contracts/billing';
import { Answers, type Reply } from '@cosmic/platform/nats/answers';
import { PlansService } from './plans.service';

@Controller()
export class PlansController {
  constructor(private readonly plans: PlansService) {}

  @Answers(billing.plans)
  async list(): Reply<typeof billing.plans> {
    return this.plans.list();
  }
}
