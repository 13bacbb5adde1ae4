import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A nightly comparison of everybody with Stripe. */
@Entity('reconciliations')
export class ReconciliationEntity {
  @PrimaryColumn('date')
  day: string;

  @Column('timestamptz')
  begunAt: Date;

  @Column('timestamptz', { nullable: true })
  finishedAt: Date | null;

  @Column('integer', { nullable: true })
  queued: number | null;

  @Column('integer', { nullable: true })
  adopted: number | null;
}
