import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { billing } from '@cosmic/contracts/billing';
import { RpcHandler, type RpcRequest, type Reply } from '@cosmic/platform/nats/rpc-handler';
import { CheckoutService } from './checkout.service';

@Controller()
export class CheckoutController {
  constructor(private readonly checkout: CheckoutService) {}

  @RpcHandler(billing.checkout)
  async create(
    @Payload() { actor, data }: RpcRequest<typeof billing.checkout>,
  ): Reply<typeof billing.checkout> {
    return { url: await this.checkout.create(actor, data.plan) };
  }
}
