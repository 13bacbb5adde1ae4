import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An event to be relayed; the row goes when the stream has stored it. */
@Entity('outbox')
export class OutboxEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column({ type: 'bigint', insert: false, update: false })
  sequence: string;

  @Column('text')
  subject: string;

  @Column('jsonb')
  payload: unknown;

  @Column('text')
  trace: string;

  @Column('timestamptz')
  createdAt: Date;
}
