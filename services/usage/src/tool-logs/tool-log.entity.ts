import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One finished reading, as it is logged: once, in the part of its month. */
@Entity('tool_logs')
export class ToolLogEntity {
  /** The place in a member's export; the table gives it. */
  @Column('bigint')
  id: string;

  /** Null for a guest. */
  @Column('uuid', { nullable: true })
  userId: string | null;

  @PrimaryColumn('uuid')
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

  @PrimaryColumn('timestamptz')
  createdAt: Date;

  /** The secret under which both are sealed; null while they lie open. */
  @Column('text', { nullable: true })
  sealedUnder: string | null;
}
