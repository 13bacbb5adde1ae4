import { Module } from '@nestjs/common';
import { ForgottenMembersModule } from '@cosmic/platform/members/forgotten-members';
import { MemberDataModule } from '@cosmic/platform/members/member-data.module';
import { RecordsModule } from '../records.module';
import { MEMBER_TABLES } from './member-tables';
import { MembersProjection } from './members.projection';

/** What is kept of a member: told for the export, erased with the account, and taken over from a guest. */
@Module({
  imports: [RecordsModule, ForgottenMembersModule, MemberDataModule.of('content', MEMBER_TABLES)],
  providers: [MembersProjection],
})
export class MembersModule {}
