import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CHECKS, type Check } from '@cosmic/platform/health';
import { Nats } from '@cosmic/platform/nats/nats-connection';
import { PlanLimitsEntity } from '@cosmic/platform/plans/plan-limits.entity';
import { PlansProjection } from '@cosmic/platform/plans/plans.projection';
import { PremiumProjection } from '@cosmic/platform/plans/premium.projection';

/** What plans allow, and who is premium. */
@Module({
  imports: [TypeOrmModule.forFeature([PlanLimitsEntity])],
  providers: [
    PlansProjection,
    {
      provide: PremiumProjection,
      inject: [Nats],
      useFactory: (nats: Nats) => new PremiumProjection(nats, { by: 'readings' }),
    },
  ],
  exports: [PlansProjection, PremiumProjection],
})
export class PlansModule implements OnModuleInit {
  constructor(
    @Inject(CHECKS) private readonly checks: Record<string, Check>,
    private readonly plans: PlansProjection,
  ) {}

  onModuleInit(): void {
    this.checks['plans'] = () => this.plans.known();
  }
}
