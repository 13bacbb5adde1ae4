import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { reminders } from '@cosmic/contracts/account/reminders';
import { requireMember } from '@cosmic/platform/nats/actor';
import { RpcHandler, type RpcRequest, type Reply } from '@cosmic/platform/nats/rpc-handler';
import { RemindersService } from './reminders.service';

@Controller()
export class RemindersController {
  constructor(private readonly reminders: RemindersService) {}

  @RpcHandler(reminders.get)
  get(@Payload() { actor }: RpcRequest<typeof reminders.get>): Reply<typeof reminders.get> {
    return this.reminders.get(requireMember(actor).id);
  }

  @RpcHandler(reminders.change)
  change(
    @Payload() { actor, data }: RpcRequest<typeof reminders.change>,
  ): Reply<typeof reminders.change> {
    return this.reminders.change(requireMember(actor).id, data);
  }

  @RpcHandler(reminders.stop)
  async stop(@Payload() { data }: RpcRequest<typeof reminders.stop>): Reply<typeof reminders.stop> {
    await this.reminders.stop(data.token);
    return {};
  }
}
