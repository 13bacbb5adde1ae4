import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { invitations } from '@cosmic/contracts/people/invitations';
import { requireMember } from '@cosmic/platform/nats/actor';
import { RpcHandler, type Reply, type RpcRequest } from '@cosmic/platform/nats/rpc-handler';
import { InvitationsService } from './invitations.service';

@Controller()
export class InvitationsController {
  constructor(private readonly invitations: InvitationsService) {}

  @RpcHandler(invitations.list)
  list(@Payload() { actor }: RpcRequest<typeof invitations.list>): Reply<typeof invitations.list> {
    return this.invitations.list(requireMember(actor).id);
  }

  @RpcHandler(invitations.make)
  make(
    @Payload() { actor, data }: RpcRequest<typeof invitations.make>,
  ): Reply<typeof invitations.make> {
    return this.invitations.make(requireMember(actor).id, data);
  }

  @RpcHandler(invitations.end)
  async end(
    @Payload() { actor, data }: RpcRequest<typeof invitations.end>,
  ): Reply<typeof invitations.end> {
    await this.invitations.end(requireMember(actor).id, data.id);
    return {};
  }

  @RpcHandler(invitations.open)
  open(@Payload() { data }: RpcRequest<typeof invitations.open>): Reply<typeof invitations.open> {
    return this.invitations.open(data.token);
  }

  @RpcHandler(invitations.enter)
  enter(
    @Payload() { data }: RpcRequest<typeof invitations.enter>,
  ): Reply<typeof invitations.enter> {
    const { token, ...birth } = data;
    return this.invitations.enter(token, birth);
  }

  @RpcHandler(invitations.takeBack)
  async takeBack(
    @Payload() { data }: RpcRequest<typeof invitations.takeBack>,
  ): Reply<typeof invitations.takeBack> {
    await this.invitations.takeBack(data.token);
    return {};
  }
}
