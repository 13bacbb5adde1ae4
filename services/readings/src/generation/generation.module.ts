import { Module } from '@nestjs/common';
import { DrawsModule } from '../draws/draws.module';
import { LimitsModule } from '../limits.module';
import { MembersModule } from '../members/members.module';
import { READINGS_PLANS } from '../plans.module';
import { QuotaModule } from '../quota/quota.module';
import { RecordsModule } from '../records.module';
import { GenerationQueueModule } from './generation-queue.module';
import { GenerationController } from './generation.controller';
import { GenerationService } from './generation.service';

/** Readings that are asked for. */
@Module({
  imports: [
    DrawsModule,
    GenerationQueueModule,
    LimitsModule,
    MembersModule,
    READINGS_PLANS,
    QuotaModule,
    RecordsModule,
  ],
  controllers: [GenerationController],
  providers: [GenerationService],
})
export class GenerationModule {}
