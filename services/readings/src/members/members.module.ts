import { Module } from '@nestjs/common';
import { RecordsModule } from '../records.module';
import { GuestsService } from './guests.service';
import { MembersController } from './members.controller';
import { MembersProjection } from './members.projection';
import { MembersService } from './members.service';

/** What is kept of a member: told, erased with the account, and taken over from the guest that a browser was. */
@Module({
  imports: [RecordsModule],
  controllers: [MembersController],
  providers: [GuestsService, MembersService, MembersProjection],
  exports: [GuestsService],
})
export class MembersModule {}
