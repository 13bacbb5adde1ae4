import { Module } from '@nestjs/common';
import { LimitsModule } from '../limits.module';
import { PreviewController } from './preview.controller';
import { PreviewService } from './preview.service';

/** How a reading begins, for whoever has no plan yet. */
@Module({
  imports: [LimitsModule],
  controllers: [PreviewController],
  providers: [PreviewService],
})
export class PreviewsModule {}
