import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { billing } from '@cosmic/contracts/billing';
import { Answers, type Asked, type Reply } from '@cosmic/platform/nats/answers';
import { MembersService } from './members.service';

@Controller()
export class MembersController {
  constructor(private readonly members: MembersService) {}

  @Answers(billing.cancelForDeletion)
  async cancelForDeletion(
    @Payload() { data }: Asked<typeof billing.cancelForDeletion>,
  ): Reply<typeof billing.cancelForDeletion> {
    return { cancelled: await this.members.cancelForDeletion(data.userId) };
  }

  @Answers(billing.export)
  async export(@Payload() { data }: Asked<typeof billing.export>): Reply<typeof billing.export> {
    return { rows: await this.members.export(data.userId) };
  }
}
