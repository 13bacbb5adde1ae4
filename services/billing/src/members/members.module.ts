import { Module } from '@nestjs/common';
import { MemberDataModule } from '@cosmic/platform/members/member-data.module';
import { SyncModule } from '../stripe/customers/sync.module';
import { ProviderModule } from '../stripe/provider/provider.module';
import { RecordsModule } from '../records.module';
import { MEMBER_TABLES } from './member-tables';
import { MembersController } from './members.controller';
import { MembersService } from './members.service';

/** What is kept of a member: told for the export, and erased with the account. */
@Module({
  imports: [
    ProviderModule,
    RecordsModule,
    SyncModule,
    MemberDataModule.of('billing', MEMBER_TABLES),
  ],
  controllers: [MembersController],
  providers: [MembersService],
})
export class MembersModule {}
