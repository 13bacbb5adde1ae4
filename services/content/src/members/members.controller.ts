import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { memberExportOf } from '@cosmic/contracts/member';
import { RpcHandler, type RpcRequest, type Reply } from '@cosmic/platform/nats/rpc-handler';
import { MembersService } from './members.service';

/** Asks for everything that the journal keeps of a member. */
export const memberExport = memberExportOf('content');

@Controller()
export class MembersController {
  constructor(private readonly members: MembersService) {}

  @RpcHandler(memberExport)
  async export(@Payload() { data }: RpcRequest<typeof memberExport>): Reply<typeof memberExport> {
    return { rows: await this.members.rowsOf(data.userId) };
  }
}
