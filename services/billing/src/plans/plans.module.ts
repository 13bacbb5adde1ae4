import { Module } from '@nestjs/common';
import { ProviderModule } from '../stripe/provider/provider.module';
import { RecordsModule } from '../records.module';
import { PlansController } from './plans.controller';
import { PlansService } from './plans.service';

/** The plans that are sold. */
@Module({
  imports: [ProviderModule, RecordsModule],
  controllers: [PlansController],
  providers: [PlansService],
})
export class PlansModule {}
