import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a member keeps in the journal. */
@Entity('readings')
export class ReadingEntity {
  /** That of its generation, where it was made from one. */
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  userId: string;

  @Column('text')
  readingType: string;

  @Column('text')
  title: string;

  @Column('text')
  content: string;

  /** The line of it that can be quoted, empty where there is none; null until it is looked for. */
  @Column({ type: 'text', nullable: true })
  essence: string | null;

  @Column({ type: 'text', insert: false, update: false, select: false })
  contentHash: string;

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  /** Out of sight; erased after a day, until then it can be brought back. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  deletedAt: Date | null;
}
