import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { journal } from '@cosmic/contracts/journal';
import { requireMember } from '@cosmic/platform/nats/actor';
import { Answers, type Asked, type Reply } from '@cosmic/platform/nats/answers';
import { JournalService } from './journal.service';

@Controller()
export class JournalController {
  constructor(private readonly journal: JournalService) {}

  @Answers(journal.save)
  save(@Payload() { actor, data }: Asked<typeof journal.save>): Reply<typeof journal.save> {
    return this.journal.save(requireMember(actor), data);
  }

  @Answers(journal.list)
  list(@Payload() { actor, data }: Asked<typeof journal.list>): Reply<typeof journal.list> {
    return this.journal.list(requireMember(actor), data);
  }

  @Answers(journal.get)
  get(@Payload() { actor, data }: Asked<typeof journal.get>): Reply<typeof journal.get> {
    return this.journal.get(requireMember(actor), data.id);
  }

  @Answers(journal.remove)
  async remove(
    @Payload() { actor, data }: Asked<typeof journal.remove>,
  ): Reply<typeof journal.remove> {
    await this.journal.remove(requireMember(actor), data.id);
    return {};
  }

  @Answers(journal.restore)
  restore(
    @Payload() { actor, data }: Asked<typeof journal.restore>,
  ): Reply<typeof journal.restore> {
    return this.journal.restore(requireMember(actor), data.id);
  }
}
