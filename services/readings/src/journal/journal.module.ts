import { Module } from '@nestjs/common';
import { LimitsModule } from '../limits.module';
import { RecordsModule } from '../records.module';
import { SharingModule } from '../sharing/sharing.module';
import { JournalController } from './journal.controller';
import { JournalService } from './journal.service';

/** What members keep. */
@Module({
  imports: [LimitsModule, RecordsModule, SharingModule],
  controllers: [JournalController],
  providers: [JournalService],
})
export class JournalModule {}
