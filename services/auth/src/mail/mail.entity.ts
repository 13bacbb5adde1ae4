import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { MailKind } from './letters';

/** A letter to be sent; written when it leaves, gone when it has left. */
@Entity('mails')
export class MailEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  kind: MailKind;

  @Column('text')
  email: string;

  @Column('uuid', { nullable: true })
  userId: string | null;

  @Column('text')
  trace: string;

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  @Column({ type: 'timestamptz', precision: 3 })
  dueAt: Date;

  @Column('integer')
  attempts: number;
}
