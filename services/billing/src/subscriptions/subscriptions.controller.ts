import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { billing } from '@cosmic/contracts/billing';
import { Answers, type Asked, type Reply } from '@cosmic/platform/nats/answers';
import { SubscriptionsService } from './subscriptions.service';

@Controller()
export class SubscriptionsController {
  constructor(private readonly subscriptions: SubscriptionsService) {}

  @Answers(billing.subscription)
  check(
    @Payload() { actor }: Asked<typeof billing.subscription>,
  ): Reply<typeof billing.subscription> {
    return this.subscriptions.check(actor);
  }

  @Answers(billing.reconcile)
  async reconcile(
    @Payload() { data }: Asked<typeof billing.reconcile>,
  ): Reply<typeof billing.reconcile> {
    return { queued: await this.subscriptions.reconcile(data.userId ?? null) };
  }
}
