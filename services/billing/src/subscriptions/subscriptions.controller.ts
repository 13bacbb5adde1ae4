import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { billing } from '@cosmic/contracts/billing';
import { RpcHandler, type RpcRequest, type Reply } from '@cosmic/platform/nats/rpc-handler';
import { SubscriptionsService } from './subscriptions.service';

@Controller()
export class SubscriptionsController {
  constructor(private readonly subscriptions: SubscriptionsService) {}

  @RpcHandler(billing.subscription)
  check(
    @Payload() { actor }: RpcRequest<typeof billing.subscription>,
  ): Reply<typeof billing.subscription> {
    return this.subscriptions.check(actor);
  }

  @RpcHandler(billing.reconcile)
  async reconcile(
    @Payload() { data }: RpcRequest<typeof billing.reconcile>,
  ): Reply<typeof billing.reconcile> {
    return { queued: await this.subscriptions.reconcile(data.userId ?? null) };
  }
}
