import { Module } from '@nestjs/common';
import { CONFIG } from '@cosmic/platform/platform.tokens';
import type { ReadingsConfig } from '../config';
import { READINGS_PLANS } from '../plans.module';
import { ADDRESS_SECRET } from '../readings.tokens';
import { RecordsModule } from '../records.module';
import { QuotaController } from './quota.controller';
import { QuotaService } from './quota.service';
import { Refusals } from './refusals';

/** How many readings a day. */
@Module({
  imports: [READINGS_PLANS, RecordsModule],
  controllers: [QuotaController],
  providers: [
    QuotaService,
    Refusals,
    {
      provide: ADDRESS_SECRET,
      inject: [CONFIG],
      useFactory: (config: ReadingsConfig) => config.ADDRESS_HASH_SECRET,
    },
  ],
  exports: [QuotaService],
})
export class QuotaModule {}
