import { Module } from '@nestjs/common';
import { RecordsModule } from '../records.module';
import { AffirmationController } from './affirmation.controller';
import { AffirmationService } from './affirmation.service';

/** The day's affirmation. */
@Module({
  imports: [RecordsModule],
  controllers: [AffirmationController],
  providers: [AffirmationService],
})
export class AffirmationModule {}
