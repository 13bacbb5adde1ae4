import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { auth } from '@cosmic/contracts/account/auth';
import { requireMember } from '@cosmic/platform/nats/actor';
import { RpcHandler, type RpcRequest, type Reply } from '@cosmic/platform/nats/rpc-handler';
import { AddressesService } from './addresses.service';

@Controller()
export class AddressesController {
  constructor(private readonly addresses: AddressesService) {}

  @RpcHandler(auth.changeAddress)
  async change(
    @Payload() { actor, data }: RpcRequest<typeof auth.changeAddress>,
  ): Reply<typeof auth.changeAddress> {
    await this.addresses.change(requireMember(actor).id, data);
    return {};
  }

  @RpcHandler(auth.confirmAddress)
  async confirm(
    @Payload() { data }: RpcRequest<typeof auth.confirmAddress>,
  ): Reply<typeof auth.confirmAddress> {
    await this.addresses.confirm(data.token);
    return {};
  }

  @RpcHandler(auth.resendConfirmation)
  async resend(
    @Payload() { data }: RpcRequest<typeof auth.resendConfirmation>,
  ): Reply<typeof auth.resendConfirmation> {
    await this.addresses.resend(data.email, data.address);
    return {};
  }
}
