import { Module } from '@nestjs/common';
import { READINGS_PLANS } from '../plans.module';
import { RecordsModule } from '../records.module';
import { TrialController } from './trial.controller';
import { TrialService } from './trial.service';

/** Blind trials: is a passage the reader's own? */
@Module({
  imports: [READINGS_PLANS, RecordsModule],
  controllers: [TrialController],
  providers: [TrialService],
})
export class TrialsModule {}
