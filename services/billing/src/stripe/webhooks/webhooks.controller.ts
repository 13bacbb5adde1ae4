import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { billing } from '@cosmic/contracts/billing';
import { RpcHandler, type RpcRequest, type Reply } from '@cosmic/platform/nats/rpc-handler';
import { WebhooksService } from './webhooks.service';

@Controller()
export class WebhooksController {
  constructor(private readonly webhooks: WebhooksService) {}

  @RpcHandler(billing.webhook)
  async receive(
    @Payload() { data }: RpcRequest<typeof billing.webhook>,
  ): Reply<typeof billing.webhook> {
    await this.webhooks.receive(data.body, data.signature);
    return { received: true };
  }
}
