import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { billing } from '@cosmic/contracts/billing';
import { RpcHandler, type RpcRequest, type Reply } from '@cosmic/platform/nats/rpc-handler';
import { MembersService } from './members.service';

@Controller()
export class MembersController {
  constructor(private readonly members: MembersService) {}

  @RpcHandler(billing.cancelForDeletion)
  async cancelForDeletion(
    @Payload() { data }: RpcRequest<typeof billing.cancelForDeletion>,
  ): Reply<typeof billing.cancelForDeletion> {
    return { cancelled: await this.members.cancelForDeletion(data.userId) };
  }
}
