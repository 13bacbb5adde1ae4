import { Module } from '@nestjs/common';
import { SyncModule } from '../customers/sync.module';
import { ProviderModule } from '../provider/provider.module';
import { RecordsModule } from '../records.module';
import { MembersController } from './members.controller';
import { MembersProjection } from './members.projection';
import { MembersService } from './members.service';

/** What is kept of a member: told for the export, and erased with the account. */
@Module({
  imports: [ProviderModule, RecordsModule, SyncModule],
  controllers: [MembersController],
  providers: [MembersService, MembersProjection],
})
export class MembersModule {}
