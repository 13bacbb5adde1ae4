import { Module } from '@nestjs/common';
import { SkyController } from './sky.controller';
import { SkyService } from './sky.service';

/** The sky of a day, for the journal. */
@Module({
  controllers: [SkyController],
  providers: [SkyService],
})
export class SkyModule {}
