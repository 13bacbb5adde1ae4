import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What was done lately, under a keyed hash of who and what. */
@Entity('rate_limits')
export class RateLimitEntity {
  @PrimaryColumn('text')
  bucket: string;

  @Column('bigint')
  used: string;

  /** The row counts for nothing from then on. */
  @Column('timestamptz')
  endsAt: Date;
}
