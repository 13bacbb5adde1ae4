import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { memberExportOf, type MemberRows } from '@cosmic/contracts/member';
import { RpcHandler, type RpcRequest } from '@cosmic/platform/nats/rpc-handler';
import { MembersService } from './members.service';

@Controller()
export class MembersController {
  constructor(private readonly members: MembersService) {}

  @RpcHandler(memberExportOf('usage'))
  export(@Payload() { data }: RpcRequest<ReturnType<typeof memberExportOf>>): Promise<MemberRows> {
    return this.members.rowsOf(data.userId, data.after);
  }
}
