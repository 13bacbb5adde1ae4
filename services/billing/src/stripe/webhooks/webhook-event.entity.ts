import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A notice of Stripe that was taken in. */
@Entity('webhook_events')
export class WebhookEventEntity {
  /** Stripe's. */
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  type: string;

  @Column('text', { nullable: true })
  stripeCustomerId: string | null;

  @Column('timestamptz')
  receivedAt: Date;

  /** Set in the transaction of its effect. */
  @Column('timestamptz', { nullable: true })
  processedAt: Date | null;
}
