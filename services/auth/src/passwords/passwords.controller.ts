import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { auth } from '@cosmic/contracts/account/auth';
import { requireMember } from '@cosmic/platform/nats/actor';
import { RpcHandler, type RpcRequest, type Reply } from '@cosmic/platform/nats/rpc-handler';
import { PasswordsService } from './passwords.service';

@Controller()
export class PasswordsController {
  constructor(private readonly passwords: PasswordsService) {}

  @RpcHandler(auth.changePassword)
  async change(
    @Payload() { actor, data }: RpcRequest<typeof auth.changePassword>,
  ): Reply<typeof auth.changePassword> {
    await this.passwords.change(requireMember(actor).id, data);
    return {};
  }

  @RpcHandler(auth.forgotPassword)
  async forgotten(
    @Payload() { data }: RpcRequest<typeof auth.forgotPassword>,
  ): Reply<typeof auth.forgotPassword> {
    await this.passwords.forgotten(data.email, data.address);
    return {};
  }

  @RpcHandler(auth.resetPassword)
  async reset(
    @Payload() { data }: RpcRequest<typeof auth.resetPassword>,
  ): Reply<typeof auth.resetPassword> {
    return { deviceToken: await this.passwords.reset(data) };
  }
}
