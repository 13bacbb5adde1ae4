import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PaidPlan } from '@cosmic/contracts/billing';

/** Where a member who ever subscribed stands, by what Stripe last said. */
@Entity('subscriptions')
export class SubscriptionEntity {
  @PrimaryColumn('uuid')
  userId: string;

  @Column('boolean')
  isPremium: boolean;

  @Column('text', { nullable: true })
  plan: PaidPlan | null;

  @Column('text', { nullable: true })
  status: string | null;

  @Column('text', { nullable: true })
  stripeSubscriptionId: string | null;

  @Column('timestamptz', { nullable: true })
  endsAt: Date | null;

  @Column('timestamptz', { nullable: true })
  shownEnd: Date | null;

  @Column('boolean')
  cancels: boolean;

  @Column('boolean')
  paymentFailed: boolean;

  @Column('timestamptz')
  changedAt: Date;
}
