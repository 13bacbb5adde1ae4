import { Module } from '@nestjs/common';
import { CONFIG } from '@cosmic/platform/platform.tokens';
import type { ReadingsConfig } from '../config';
import { LINK_SECRET } from '../readings.tokens';
import { RecordsModule } from '../records.module';
import { SharingController } from './sharing.controller';
import { SharingService } from './sharing.service';

/** Public links of saved readings. */
@Module({
  imports: [RecordsModule],
  controllers: [SharingController],
  providers: [
    SharingService,
    {
      provide: LINK_SECRET,
      inject: [CONFIG],
      useFactory: (config: ReadingsConfig) => config.SHARE_LINK_SECRET,
    },
  ],
  exports: [SharingService],
})
export class SharingModule {}
