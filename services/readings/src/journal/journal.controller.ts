import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { journal } from '@cosmic/contracts/readings/journal';
import { requireMember } from '@cosmic/platform/nats/actor';
import { RpcHandler, type RpcRequest, type Reply } from '@cosmic/platform/nats/rpc-handler';
import { JournalService } from './journal.service';

@Controller()
export class JournalController {
  constructor(private readonly journal: JournalService) {}

  @RpcHandler(journal.save)
  save(@Payload() { actor, data }: RpcRequest<typeof journal.save>): Reply<typeof journal.save> {
    return this.journal.save(requireMember(actor), data);
  }

  @RpcHandler(journal.list)
  list(@Payload() { actor, data }: RpcRequest<typeof journal.list>): Reply<typeof journal.list> {
    return this.journal.list(requireMember(actor), data);
  }

  @RpcHandler(journal.get)
  get(@Payload() { actor, data }: RpcRequest<typeof journal.get>): Reply<typeof journal.get> {
    return this.journal.get(requireMember(actor), data.id);
  }

  @RpcHandler(journal.remove)
  async remove(
    @Payload() { actor, data }: RpcRequest<typeof journal.remove>,
  ): Reply<typeof journal.remove> {
    await this.journal.remove(requireMember(actor), data.id);
    return {};
  }

  @RpcHandler(journal.restore)
  restore(
    @Payload() { actor, data }: RpcRequest<typeof journal.restore>,
  ): Reply<typeof journal.restore> {
    return this.journal.restore(requireMember(actor), data.id);
  }
}
