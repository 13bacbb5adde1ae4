import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PaidPlan } from '@cosmic/contracts/billing';

/** The one page to pay on that a member has open. */
@Entity('checkouts')
export class CheckoutEntity {
  @PrimaryColumn('uuid')
  userId: string;

  /** The idempotency key at Stripe. */
  @Column('uuid')
  id: string;

  @Column('text')
  plan: PaidPlan;

  @Column('text', { nullable: true })
  sessionId: string | null;

  /** Null while the page is still to be made at Stripe. */
  @Column('text', { nullable: true })
  url: string | null;

  @Column('timestamptz', { nullable: true })
  expiresAt: Date | null;

  @Column('timestamptz')
  createdAt: Date;
}
