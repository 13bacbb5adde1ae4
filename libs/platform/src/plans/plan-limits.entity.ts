import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PlanKey, PlanLimits } from '@cosmic/contracts/billing';

@Entity('plan_limits')
export class PlanLimitsEntity {
  @PrimaryColumn('text')
  planKey: PlanKey;

  @Column('jsonb')
  limits: PlanLimits;
}
