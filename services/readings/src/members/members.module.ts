import { Module } from '@nestjs/common';
import { MemberDataModule } from '@cosmic/platform/members/member-data.module';
import { RecordsModule } from '../records.module';
import { GuestsService } from './guests.service';
import { MEMBER_TABLES } from './member-tables';
import { MembersProjection } from './members.projection';

/** What is kept of a member: told, erased with the account, and taken over from the guest that a browser was. */
@Module({
  imports: [RecordsModule, MemberDataModule.of('readings', MEMBER_TABLES)],
  providers: [GuestsService, MembersProjection],
  exports: [GuestsService],
})
export class MembersModule {}
