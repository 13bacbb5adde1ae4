import { Module } from '@nestjs/common';
import { PlansModule } from '@cosmic/platform/plans/plans.module';
import { RecordsModule } from '../records.module';
import { MeteringController } from './metering.controller';
import { MeteringService } from './metering.service';

/** How many articles readers open in a month, and what their plans allow. */
@Module({
  imports: [RecordsModule, PlansModule.of('content')],
  controllers: [MeteringController],
  providers: [MeteringService],
})
export class MeteringModule {}
