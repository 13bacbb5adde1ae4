import { Module } from '@nestjs/common';
import { SharedPagesController } from './shared-pages.controller';
import { SharedReadings } from './shared-readings';
import { SharingController } from './sharing.controller';

/** Public links of readings, and their pages. */
@Module({
  controllers: [SharedPagesController, SharingController],
  providers: [SharedReadings],
})
export class SharingModule {}
