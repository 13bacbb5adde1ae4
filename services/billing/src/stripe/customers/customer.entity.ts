import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Whom Stripe knows of our members. */
@Entity('customers')
export class CustomerEntity {
  @PrimaryColumn('uuid')
  id: string;

  /** Null for a member who is gone and whom Stripe has to forget. */
  @Column('uuid', { nullable: true })
  userId: string | null;

  @Column('text', { nullable: true })
  stripeCustomerId: string | null;

  /** Stripe has to be read again from then on; while it is being read, when that counts as failed. */
  @Column('timestamptz', { nullable: true })
  syncDueAt: Date | null;

  /** Each reading raises it; only the latest may write. */
  @Column('integer')
  syncRun: number;

  @Column('integer')
  syncFailures: number;

  @Column('timestamptz', { nullable: true })
  syncedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  erasedAt: Date | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  addressChangedAt: Date;

  /** When Stripe was last told the mail address; before `addressChangedAt` it has to be told again. */
  @Column('timestamptz', { nullable: true })
  addressToldAt: Date | null;
}
