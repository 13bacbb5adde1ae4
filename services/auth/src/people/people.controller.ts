import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { people } from '@cosmic/contracts/people/people';
import { requireMember } from '@cosmic/platform/nats/actor';
import { RpcHandler, type Reply, type RpcRequest } from '@cosmic/platform/nats/rpc-handler';
import { PeopleService } from './people.service';

@Controller()
export class PeopleController {
  constructor(private readonly people: PeopleService) {}

  @RpcHandler(people.list)
  list(@Payload() { actor }: RpcRequest<typeof people.list>): Reply<typeof people.list> {
    return this.people.list(requireMember(actor).id);
  }

  @RpcHandler(people.add)
  add(@Payload() { actor, data }: RpcRequest<typeof people.add>): Reply<typeof people.add> {
    const { idempotencyKey, ...told } = data;
    return this.people.add(requireMember(actor).id, told, idempotencyKey);
  }

  @RpcHandler(people.change)
  change(
    @Payload() { actor, data }: RpcRequest<typeof people.change>,
  ): Reply<typeof people.change> {
    return this.people.change(requireMember(actor).id, data);
  }

  @RpcHandler(people.remove)
  async remove(
    @Payload() { actor, data }: RpcRequest<typeof people.remove>,
  ): Reply<typeof people.remove> {
    await this.people.remove(requireMember(actor).id, data.id);
    return {};
  }
}
