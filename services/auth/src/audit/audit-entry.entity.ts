import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A sensitive act, without addresses and secrets; it outlives the account. */
@Entity('audit_log')
export class AuditEntryEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  @Column('timestamptz')
  at: Date;

  @Column('text')
  act: string;

  @Column('uuid', { nullable: true })
  userId: string | null;

  @Column('text')
  trace: string;
}
