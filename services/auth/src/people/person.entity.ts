import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Somebody whom a member keeps. */
@Entity('people')
export class PersonEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  userId: string;

  /** Name, relation and birth. */
  @Column('text')
  sealedPerson: string;

  @Column('text', { nullable: true })
  sealedUnder: string | null;

  /** Whoever adds somebody twice with the same one adds them once. */
  @Column('text', { nullable: true })
  idempotencyKey: string | null;

  /** Whether they have entered their birth themselves. */
  @Column('boolean', { default: false })
  byThemselves: boolean;

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date;
}
