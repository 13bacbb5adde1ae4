import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { memberExportOf } from '@cosmic/contracts/member';
import { Answers, type Asked, type Reply } from '@cosmic/platform/nats/answers';
import { MembersService } from './members.service';

/** Asks for everything that the journal keeps of a member. */
export const memberExport = memberExportOf('content');

@Controller()
export class MembersController {
  constructor(private readonly members: MembersService) {}

  @Answers(memberExport)
  async export(@Payload() { data }: Asked<typeof memberExport>): Reply<typeof memberExport> {
    return { rows: await this.members.rowsOf(data.userId) };
  }
}
