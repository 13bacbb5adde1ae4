import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** One finished reading, as it is logged. */
@Entity('tool_logs')
export class ToolLogEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  /** Null for a guest. */
  @Column('uuid', { nullable: true })
  userId: string | null;

  @Column('uuid')
  generationId: string;

  @Column('text')
  toolType: string;

  /** Sealed, like the text; open in rows of older releases. */
  @Column('jsonb')
  inputData: object | string;

  @Column('text')
  responseText: string;

  @Column('integer')
  tokensUsed: number;

  @Column('integer')
  processingTimeMs: number;

  @Column('timestamptz')
  createdAt: Date;

  /** The secret under which both are sealed; null while they lie open. */
  @Column('text', { nullable: true })
  sealedUnder: string | null;
}
