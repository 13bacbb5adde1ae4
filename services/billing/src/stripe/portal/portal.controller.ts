import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { billing } from '@cosmic/contracts/billing';
import { RpcHandler, type RpcRequest, type Reply } from '@cosmic/platform/nats/rpc-handler';
import { PortalService } from './portal.service';

@Controller()
export class PortalController {
  constructor(private readonly portal: PortalService) {}

  @RpcHandler(billing.portal)
  async open(
    @Payload() { actor }: RpcRequest<typeof billing.portal>,
  ): Reply<typeof billing.portal> {
    return { url: await this.portal.open(actor) };
  }
}
