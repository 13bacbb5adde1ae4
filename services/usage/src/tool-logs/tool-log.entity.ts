import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('tool_logs')
export class ToolLogEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: string;

  /** Null for a guest. */
  @Column('uuid', { name: 'user_id', nullable: true })
  userId: string | null;

  @Column('uuid', { name: 'generation_id' })
  generationId: string;

  @Column('text', { name: 'tool_type' })
  toolType: string;

  @Column('jsonb', { name: 'input_data' })
  inputData: Record<string, unknown>;

  @Column('text', { name: 'response_text' })
  responseText: string;

  @Column('integer', { name: 'tokens_used' })
  tokensUsed: number;

  @Column('integer', { name: 'processing_time_ms' })
  processingTimeMs: number;
}
