import { Module } from '@nestjs/common';
import { ForgottenMembersModule } from '@cosmic/platform/members/forgotten-members';
import { RecordsModule } from '../records.module';
import { MembersController } from './members.controller';
import { MembersProjection } from './members.projection';
import { MembersService } from './members.service';

/** What is kept of a member: told for the export, and erased with the account. */
@Module({
  imports: [RecordsModule, ForgottenMembersModule],
  controllers: [MembersController],
  providers: [MembersService, MembersProjection],
})
export class MembersModule {}
