import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { memberExportOf, type MemberRows } from '@cosmic/contracts/member';
import { Answers, type Asked } from '@cosmic/platform/nats/answers';
import { MembersService } from './members.service';

@Controller()
export class MembersController {
  constructor(private readonly members: MembersService) {}

  @Answers(memberExportOf('usage'))
  export(@Payload() { data }: Asked<ReturnType<typeof memberExportOf>>): Promise<MemberRows> {
    return this.members.rowsOf(data.userId, data.after);
  }
}
