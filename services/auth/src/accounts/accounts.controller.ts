import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { auth } from '@cosmic/contracts/auth';
import { memberExportOf, type MemberRows } from '@cosmic/contracts/member';
import { requireMember } from '@cosmic/platform/nats/actor';
import { Answers, type Asked, type Reply } from '@cosmic/platform/nats/answers';
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

  @Answers(auth.signUp)
  async signUp(@Payload() { data }: Asked<typeof auth.signUp>): Reply<typeof auth.signUp> {
    await this.signUps.signUp(data);
    return {};
  }

  @Answers(auth.contact)
  contact(@Payload() { data }: Asked<typeof auth.contact>): Reply<typeof auth.contact> {
    return this.accounts.contact(data.userId);
  }

  @Answers(auth.deleteAccount)
  async delete(
    @Payload() { actor, data }: Asked<typeof auth.deleteAccount>,
  ): Reply<typeof auth.deleteAccount> {
    await this.deletions.delete(requireMember(actor).id, data.password);
    return {};
  }

  @Answers(memberExportOf('auth'))
  export(@Payload() { data }: Asked<ReturnType<typeof memberExportOf>>): Promise<MemberRows> {
    return this.exports.rowsOf(data.userId);
  }
}
