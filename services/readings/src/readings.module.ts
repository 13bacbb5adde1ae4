import { Inject, Module, type DynamicModule, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Logger } from 'pino';
import { KeyRing } from '@cosmic/platform/crypto/key-ring';
import { SealedValues } from '@cosmic/platform/crypto/sealed-values';
import { CHECKS, type Check } from '@cosmic/platform/health';
import { Nats } from '@cosmic/platform/nats/nats-connection';
import { RateLimits } from '@cosmic/platform/limits/rate-limits';
import { EventConsumersModule } from '@cosmic/platform/outbox/event-consumers.module';
import { LOG } from '@cosmic/platform/platform.module';
import { WorkQueue } from '@cosmic/platform/queue/work-queue';
import type { ReadingsConfig } from './config';
import { DrawController } from './draws/draw.controller';
import { DrawRepository } from './draws/draw.repository';
import { DrawService } from './draws/draw.service';
import { GenerationController } from './generation/generation.controller';
import { GENERATION_QUEUE } from './generation/generation.queue';
import { GenerationRepository } from './generation/generation.repository';
import { SealedGeneration } from './generation/sealed-generation';
import { GenerationService } from './generation/generation.service';
import { JournalController } from './journal/journal.controller';
import { JournalRepository } from './journal/journal.repository';
import { JournalService } from './journal/journal.service';
import { GuestsService } from './members/guests.service';
import { MembersController } from './members/members.controller';
import { MembersProjection } from './members/members.projection';
import { MembersRepository } from './members/members.repository';
import { MembersService } from './members/members.service';
import { PlacesController } from './places/places.controller';
import { PlacesService } from './places/places.service';
import { PlanLimitsEntity } from '@cosmic/platform/plans/plan-limits.entity';
import { PlansProjection } from '@cosmic/platform/plans/plans.projection';
import { PreferencesProjection } from './preferences/preferences.projection';
import { PremiumProjection } from '@cosmic/platform/plans/premium.projection';
import { QuotaController } from './quota/quota.controller';
import { QuotaRepository } from './quota/quota.repository';
import { QuotaService } from './quota/quota.service';
import { Refusals } from './quota/refusals';
import { ADDRESS_SECRET, LINK_SECRET } from './readings.tokens';
import { SharingController } from './sharing/sharing.controller';
import { SharingRepository } from './sharing/sharing.repository';
import { SharingService } from './sharing/sharing.service';
import { TrialController } from './trials/trial.controller';
import { TrialRepository } from './trials/trial.repository';
import { TrialService } from './trials/trial.service';

/** What the process that answers requests is made of. */
@Module({})
export class ReadingsModule implements OnModuleInit {
  constructor(
    @Inject(CHECKS) private readonly checks: Record<string, Check>,
    private readonly plans: PlansProjection,
  ) {}

  static with(config: ReadingsConfig): DynamicModule {
    return {
      module: ReadingsModule,
      imports: [EventConsumersModule.of('readings'), TypeOrmModule.forFeature([PlanLimitsEntity])],
      controllers: [
        GenerationController,
        JournalController,
        MembersController,
        DrawController,
        PlacesController,
        QuotaController,
        SharingController,
        TrialController,
      ],
      providers: [
        GenerationService,
        GenerationRepository,
        SealedGeneration,
        {
          provide: SealedValues,
          useValue: new SealedValues(new KeyRing(config.READINGS_DATA_SECRET, 'readings')),
        },
        JournalService,
        JournalRepository,
        GuestsService,
        MembersService,
        MembersRepository,
        MembersProjection,
        PreferencesProjection,
        DrawService,
        DrawRepository,
        PlacesService,
        QuotaService,
        QuotaRepository,
        Refusals,
        SharingService,
        SharingRepository,
        TrialService,
        TrialRepository,
        PlansProjection,
        {
          provide: PremiumProjection,
          inject: [Nats],
          useFactory: (nats: Nats) => new PremiumProjection(nats, { by: 'readings' }),
        },
        { provide: ADDRESS_SECRET, useValue: config.ADDRESS_HASH_SECRET },
        { provide: RateLimits, useValue: new RateLimits(config.ADDRESS_HASH_SECRET) },
        { provide: LINK_SECRET, useValue: config.SHARE_LINK_SECRET },
        {
          provide: WorkQueue,
          inject: [LOG],
          useFactory: (log: Logger) => new WorkQueue(config.REDIS_URL, GENERATION_QUEUE, log),
        },
      ],
    };
  }

  onModuleInit(): void {
    this.checks['plans'] = () => this.plans.known();
  }
}
