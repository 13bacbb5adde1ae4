import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { billing } from '@cosmic/contracts/billing';
import { Answers, type Asked, type Reply } from '@cosmic/platform/nats/answers';
import { WebhooksService } from './webhooks.service';

@Controller()
export class WebhooksController {
  constructor(private readonly webhooks: WebhooksService) {}

  @Answers(billing.webhook)
  async receive(@Payload() { data }: Asked<typeof billing.webhook>): Reply<typeof billing.webhook> {
    await this.webhooks.receive(data.body, data.signature);
    return { received: true };
  }
}
