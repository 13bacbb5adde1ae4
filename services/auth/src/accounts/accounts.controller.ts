import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { auth } from '@cosmic/contracts/account/auth';
import { memberExportOf, type MemberRows } from '@cosmic/contracts/member';
import { requireMember } from '@cosmic/platform/nats/actor';
import { RpcHandler, type RpcRequest, type Reply } from '@cosmic/platform/nats/rpc-handler';
import { DeletionService } from '../deletion/deletion.service';
import { ExportService } from '../export/export.service';
import { AccountsService } from './accounts.service';
import { SignUpService } from './sign-up.service';

@Controller()
export class AccountsController {
  constructor(
    private readonly signUps: SignUpService,
    private readonly accounts: AccountsService,
    private readonly deletions: DeletionService,
    private readonly exports: ExportService,
  ) {}

  @RpcHandler(auth.signUp)
  async signUp(@Payload() { data }: RpcRequest<typeof auth.signUp>): Reply<typeof auth.signUp> {
    await this.signUps.signUp(data);
    return {};
  }

  @RpcHandler(auth.contact)
  contact(@Payload() { data }: RpcRequest<typeof auth.contact>): Reply<typeof auth.contact> {
    return this.accounts.contact(data.userId);
  }

  @RpcHandler(auth.deleteAccount)
  async delete(
    @Payload() { actor, data }: RpcRequest<typeof auth.deleteAccount>,
  ): Reply<typeof auth.deleteAccount> {
    await this.deletions.delete(requireMember(actor).id, data.password);
    return {};
  }

  @RpcHandler(memberExportOf('auth'))
  export(@Payload() { data }: RpcRequest<ReturnType<typeof memberExportOf>>): Promise<MemberRows> {
    return this.exports.rowsOf(data.userId, data.after);
  }
}
