import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Plan, PlanKey } from '@cosmic/contracts/billing';

@Entity('plans')
export class PlanEntity {
  @PrimaryColumn('text')
  key: PlanKey;

  /** The plan whole, as it was last published. */
  @Column('jsonb')
  plan: Plan;
}
