import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Fact } from '@cosmic/contracts/readings/readings';

/** A reading whose member made a public link; taking it back deletes the row. */
@Entity('shared_readings')
export class SharedReadingEntity {
  /** One half of a link; the other is its signature, by a key that is not in the database. */
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  readingId: string;

  @Column('uuid')
  userId: string;

  /** Those of the reading that depend on nobody's birth or name. */
  @Column('jsonb')
  facts: Fact[];

  @Column({ type: 'timestamptz', precision: 3 })
  sharedAt: Date;
}
