import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CHECKS, type Check } from '@cosmic/platform/health';
import {
  ForgottenMembers,
  ForgottenMembersModule,
} from '@cosmic/platform/members/forgotten-members';
import { Nats } from '@cosmic/platform/nats/nats-connection';
import { PlanLimitsEntity } from '@cosmic/platform/plans/plan-limits.entity';
import { PlansProjection } from '@cosmic/platform/plans/plans.projection';
import { PremiumProjection } from '@cosmic/platform/plans/premium.projection';
import { RecordsModule } from '../records.module';
import { MeteringController } from './metering.controller';
import { MeteringService } from './metering.service';

/** How many articles readers open in a month, and what their plans allow. */
@Module({
  imports: [RecordsModule, ForgottenMembersModule, TypeOrmModule.forFeature([PlanLimitsEntity])],
  controllers: [MeteringController],
  providers: [
    MeteringService,
    PlansProjection,
    {
      provide: PremiumProjection,
      inject: [Nats, ForgottenMembers],
      useFactory: (nats: Nats, forgotten: ForgottenMembers) =>
        new PremiumProjection(nats, {
          by: 'content',
          isErased: (transaction, userId) => forgotten.has(transaction, userId),
        }),
    },
  ],
})
export class MeteringModule implements OnModuleInit {
  constructor(
    @Inject(CHECKS) private readonly checks: Record<string, Check>,
    private readonly plans: PlansProjection,
  ) {}

  onModuleInit(): void {
    this.checks['plans'] = () => this.plans.known();
  }
}
