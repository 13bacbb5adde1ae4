import { Controller } from '@nestjs/common';
import { billing } from '@cosmic/contracts/billing';
import { RpcHandler, type Reply } from '@cosmic/platform/nats/rpc-handler';
import { PlansService } from './plans.service';

@Controller()
export class PlansController {
  constructor(private readonly plans: PlansService) {}

  @RpcHandler(billing.plans)
  async list(): Reply<typeof billing.plans> {
    return this.plans.list();
  }
}
