import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Invoice } from '@cosmic/contracts/billing';

@Entity('invoices')
export class InvoiceEntity {
  /** Stripe's. */
  @PrimaryColumn('text')
  id: string;

  @Column('uuid')
  userId: string;

  @Column('text', { nullable: true })
  number: string | null;

  @Column('text')
  status: Invoice['status'] | 'draft';

  /** In the smallest unit of the currency, like what was refunded of it. */
  @Column('integer')
  total: number;

  @Column('integer')
  refunded: number;

  @Column('text')
  currency: string;

  @Column('timestamptz')
  createdAt: Date;

  @Column('text', { nullable: true })
  url: string | null;
}
