import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Figure } from '@cosmic/contracts/readings/figures';
import type { Fact, GenerationStatus, NarratorKind } from '@cosmic/contracts/readings/readings';

@Entity('generations')
export class GenerationEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  actorKind: 'guest' | 'member';

  @Column('uuid')
  actorId: string;

  @Column('text', { nullable: true })
  idempotencyKey: string | null;

  @Column('text')
  toolType: string;

  @Column('jsonb')
  params: Record<string, unknown>;

  @Column('text')
  seed: string;

  @Column('text')
  status: GenerationStatus;

  @Column('integer')
  attempt: number;

  @Column('text')
  content: string;

  @Column('jsonb')
  facts: Fact[];

  @Column('jsonb', { nullable: true })
  figure: Figure | null;

  @Column('text', { nullable: true })
  engineEdition: string | null;

  @Column('text', { nullable: true })
  wordsEdition: string | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  lovedAt: Date | null;

  @Column('text', { nullable: true })
  narrator: NarratorKind | null;

  @Column('text', { nullable: true })
  model: string | null;

  @Column('text', { nullable: true })
  fallbackReason: string | null;

  @Column('integer')
  tokensUsed: number;

  @Column('integer', { nullable: true })
  processingTimeMs: number | null;

  @Column('text', { nullable: true })
  errorCode: string | null;

  @Column('text', { array: true })
  chargedTo: string[];

  @Column('date')
  chargedOn: string;

  @Column('text')
  trace: string;

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  @Column({ type: 'timestamptz', precision: 3 })
  updatedAt: Date;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  completedAt: Date | null;

  /** The secret under which parameters and texts are sealed; null while some lie open. */
  @Column('text', { nullable: true, select: false })
  sealedUnder: string | null;
}
