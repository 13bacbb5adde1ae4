import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { KeyRing } from '@cosmic/platform/crypto/key-ring';
import { SealedValues } from '@cosmic/platform/crypto/sealed-values';
import { CONFIG } from '@cosmic/platform/platform.tokens';
import type { ReadingsConfig, ReadingsWorkerConfig } from './config';
import { DaysRepository } from './days/days.repository';
import { KeptDayEntity } from './days/kept-day.entity';
import { DrawRepository } from './draws/draw.repository';
import { GenerationEntity } from './generation/generation.entity';
import { GenerationRepository } from './generation/generation.repository';
import { RunRepository } from './generation/run.repository';
import { SealedGeneration } from './generation/sealed-generation';
import { JournalRepository } from './journal/journal.repository';
import { ReadingEntity } from './journal/reading.entity';
import { QuotaRepository } from './quota/quota.repository';
import { SharedReadingEntity } from './sharing/shared-reading.entity';
import { SharingRepository } from './sharing/sharing.repository';
import { BlindTrialEntity } from './trials/blind-trial.entity';
import { TrialRepository } from './trials/trial.repository';

const repositories = [
  DaysRepository,
  DrawRepository,
  GenerationRepository,
  JournalRepository,
  QuotaRepository,
  RunRepository,
  SharingRepository,
  TrialRepository,
];

/** What is kept of readings, and the seal it lies under, for the process that answers and for the worker. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      BlindTrialEntity,
      GenerationEntity,
      KeptDayEntity,
      ReadingEntity,
      SharedReadingEntity,
    ]),
  ],
  providers: [
    ...repositories,
    SealedGeneration,
    {
      provide: SealedValues,
      inject: [CONFIG],
      useFactory: (config: ReadingsConfig | ReadingsWorkerConfig) =>
        new SealedValues(new KeyRing(config.READINGS_DATA_SECRET, 'readings')),
    },
  ],
  exports: [...repositories, SealedValues],
})
export class RecordsModule {}
