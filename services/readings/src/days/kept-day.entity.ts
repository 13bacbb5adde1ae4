import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Actor } from '@cosmic/contracts/message';

/** What somebody has kept of one of their days. What a day says is not kept: it can be made again. */
@Entity('kept_days')
export class KeptDayEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  actorKind: Actor['kind'];

  @Column('uuid')
  actorId: string;

  /** On the reader's own calendar. */
  @Column('date')
  localDate: string;

  @Column('timestamptz', { nullable: true })
  openedAt: Date | null;

  /** Of the turned card; with the two seeds anybody can draw it again. */
  @Column('text', { nullable: true })
  cardId: string | null;

  @Column('text', { nullable: true })
  serverSeed: string | null;

  @Column('text', { nullable: true })
  clientSeed: string | null;

  @Column('timestamptz', { nullable: true })
  turnedAt: Date | null;

  /** The question and the answer to it. */
  @Column('text', { nullable: true })
  sealedNote: string | null;

  @Column('timestamptz', { nullable: true })
  notedAt: Date | null;

  @Column('text', { nullable: true })
  sealedUnder: string | null;

  @Column('timestamptz')
  createdAt: Date;
}
