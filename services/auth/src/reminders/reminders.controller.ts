import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { reminders } from '@cosmic/contracts/reminders';
import { requireMember } from '@cosmic/platform/nats/actor';
import { Answers, type Asked, type Reply } from '@cosmic/platform/nats/answers';
import { RemindersService } from './reminders.service';

@Controller()
export class RemindersController {
  constructor(private readonly reminders: RemindersService) {}

  @Answers(reminders.get)
  get(@Payload() { actor }: Asked<typeof reminders.get>): Reply<typeof reminders.get> {
    return this.reminders.get(requireMember(actor).id);
  }

  @Answers(reminders.change)
  change(
    @Payload() { actor, data }: Asked<typeof reminders.change>,
  ): Reply<typeof reminders.change> {
    return this.reminders.change(requireMember(actor).id, data);
  }

  @Answers(reminders.stop)
  async stop(@Payload() { data }: Asked<typeof reminders.stop>): Reply<typeof reminders.stop> {
    await this.reminders.stop(data.token);
    return {};
  }
}
