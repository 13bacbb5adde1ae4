import { Inject, Module, type DynamicModule, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { PushOf } from '@cosmic/contracts/live';
import { CHECKS, type Check } from '../health';
import { Nats } from '../nats/nats-connection';
import { PlanLimitsEntity } from './plan-limits.entity';
import { PlansProjection } from './plans.projection';
import { PremiumProjection } from './premium.projection';

/** What plans allow, and who is premium: kept from billing's events, known before the process is ready. */
@Module({})
export class PlansModule implements OnModuleInit {
  constructor(
    @Inject(CHECKS) private readonly checks: Record<string, Check>,
    private readonly plans: PlansProjection,
  ) {}

  static of(service: PushOf<'plan.applied'>['by']): DynamicModule {
    return {
      module: PlansModule,
      imports: [TypeOrmModule.forFeature([PlanLimitsEntity])],
      providers: [
        PlansProjection,
        {
          provide: PremiumProjection,
          inject: [Nats],
          useFactory: (nats: Nats) => new PremiumProjection(nats, service),
        },
      ],
      exports: [PlansProjection, PremiumProjection],
    };
  }

  onModuleInit(): void {
    this.checks['plans'] = () => this.plans.known();
  }
}
