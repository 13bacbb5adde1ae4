import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Language } from '@cosmic/contracts/language';

/** A device that is told its member's day by web push. */
@Entity('push_subscriptions')
export class PushSubscriptionEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  userId: string;

  @Column('bytea')
  endpointHash: Buffer;

  /** Endpoint and keys. */
  @Column('text')
  sealedSubscription: string;

  @Column('text', { nullable: true })
  sealedUnder: string | null;

  /** Of ours, which the browser subscribed with: it takes notices that are signed with no other. */
  @Column('text')
  publicKey: string;

  @Column('text')
  language: Language;

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  /** The last day that it was told. */
  @Column('date', { nullable: true })
  toldOn: string | null;
}
