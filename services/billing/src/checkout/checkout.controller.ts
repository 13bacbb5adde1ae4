import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { billing } from '@cosmic/contracts/billing';
import { Answers, type Asked, type Reply } from '@cosmic/platform/nats/answers';
import { CheckoutService } from './checkout.service';

@Controller()
export class CheckoutController {
  constructor(private readonly checkout: CheckoutService) {}

  @Answers(billing.checkout)
  async create(
    @Payload() { actor, data }: Asked<typeof billing.checkout>,
  ): Reply<typeof billing.checkout> {
    return { url: await this.checkout.create(actor, data.plan) };
  }
}
