import { Module } from '@nestjs/common';
import { LimitsModule } from '../limits.module';
import { RecordsModule } from '../records.module';
import { DrawController } from './draw.controller';
import { DrawService } from './draw.service';

/** Seeds that are promised, and drawn with once. */
@Module({
  imports: [LimitsModule, RecordsModule],
  controllers: [DrawController],
  providers: [DrawService],
  exports: [DrawService],
})
export class DrawsModule {}
