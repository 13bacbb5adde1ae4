import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Figure } from '@cosmic/contracts/figures';
import type { Fact, GenerationStatus, NarratorKind } from '@cosmic/contracts/readings';

@Entity('generations')
export class GenerationEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text', { name: 'actor_kind' })
  actorKind: 'guest' | 'member';

  @Column('uuid', { name: 'actor_id' })
  actorId: string;

  @Column('text', { name: 'idempotency_key', nullable: true })
  idempotencyKey: string | null;

  @Column('text', { name: 'tool_type' })
  toolType: string;

  @Column('jsonb')
  params: Record<string, unknown>;

  @Column('text')
  seed: string;

  @Column('text', { default: 'queued' })
  status: GenerationStatus;

  @Column('integer', { default: 0 })
  attempt: number;

  @Column('text', { default: '' })
  content: string;

  @Column('jsonb', { default: [] })
  facts: Fact[];

  @Column('jsonb', { nullable: true })
  figure: Figure | null;

  @Column('text', { name: 'engine_edition', nullable: true })
  engineEdition: string | null;

  @Column('text', { name: 'words_edition', nullable: true })
  wordsEdition: string | null;

  @Column('timestamptz', { name: 'loved_at', nullable: true })
  lovedAt: Date | null;

  @Column('text', { nullable: true })
  narrator: NarratorKind | null;

  @Column('text', { nullable: true })
  model: string | null;

  @Column('text', { name: 'fallback_reason', nullable: true })
  fallbackReason: string | null;

  @Column('integer', { name: 'tokens_used', default: 0 })
  tokensUsed: number;

  @Column('integer', { name: 'processing_time_ms', nullable: true })
  processingTimeMs: number | null;

  @Column('text', { name: 'error_code', nullable: true })
  errorCode: string | null;

  @Column('text', { name: 'charged_to', array: true })
  chargedTo: string[];

  @Column('date', { name: 'charged_on' })
  chargedOn: string;

  @Column('text')
  trace: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'updated_at', default: () => 'clock_timestamp()' })
  updatedAt: Date;

  @Column('timestamptz', { name: 'completed_at', nullable: true })
  completedAt: Date | null;
}
