import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What was tried lately, under a keyed hash of who and what. */
@Entity('attempts')
export class AttemptsEntity {
  @PrimaryColumn('text')
  bucket: string;

  @Column({ type: 'timestamptz', array: true, precision: 3 })
  takenAt: Date[];

  @Column('timestamptz')
  forgetAt: Date;
}
