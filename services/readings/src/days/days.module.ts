import { Module } from '@nestjs/common';
import { CONFIG } from '@cosmic/platform/platform.tokens';
import type { ReadingsConfig } from '../config';
import { LimitsModule } from '../limits.module';
import { RecordsModule } from '../records.module';
import { CardSeeds } from './card-seeds';
import { DaysController } from './days.controller';
import { DaysService } from './days.service';

/** The day of a person or a sign, and what is kept of it. */
@Module({
  imports: [LimitsModule, RecordsModule],
  controllers: [DaysController],
  providers: [
    DaysService,
    {
      provide: CardSeeds,
      inject: [CONFIG],
      useFactory: (config: ReadingsConfig) => new CardSeeds(config.READINGS_DATA_SECRET),
    },
  ],
})
export class DaysModule {}
