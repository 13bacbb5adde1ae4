import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A model's text that is one for everybody who asks the same on one day. */
@Entity('shared_texts')
export class SharedTextEntity {
  /** The hash of what was asked for, of the day and of the edition. */
  @PrimaryColumn('text')
  key: string;

  @Column('text')
  content: string;

  @Column('text', { nullable: true })
  model: string | null;

  @Column('timestamptz')
  createdAt: Date;
}
