import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { BlogGeneration, PublishingStep, Tone } from '@cosmic/contracts/blog/blog-admin';
import type { Language } from '@cosmic/contracts/language';
import type { NarratorKind } from '@cosmic/contracts/readings/readings';
import { BlogPostEntity } from '../posts/blog-post.entity';
import type { PostText } from '../posts/post-writing.repository';

/** A text that was written and passed its check. */
export interface Draft extends PostText {
  narrator: NarratorKind;
  model: string | null;
  fallbackReason: string | null;
  tokensUsed: number;
}

/** A post that was asked for; the row is the truth, a job only points at it. */
@Entity('blog_generations')
export class BlogGenerationEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  actorId: string;

  @Column('text')
  topic: string;

  @Column('text')
  language: Language;

  /** Shared by those that were asked for together, and by the posts that come of them. */
  @Column('uuid', { nullable: true })
  workId: string | null;

  @Column('text', { array: true })
  keywords: string[];

  @Column('text')
  tone: Tone;

  @Column('text')
  publishMode: 'now' | 'draft' | 'at';

  @Column('timestamptz', { nullable: true })
  publishAt: Date | null;

  @Column('text')
  status: BlogGeneration['status'];

  @Column('text', { nullable: true })
  step: PublishingStep | null;

  /** Counts runs; only the newest may write. */
  @Column('integer')
  attempt: number;

  /** Runs before it was last asked for. */
  @Column('integer')
  attemptsBefore: number;

  /** The written text, so that another run goes on from it. */
  @Column('jsonb', { nullable: true })
  draft: Draft | null;

  /** The id its post has, or will have. */
  @Column('uuid')
  postId: string;

  @ManyToOne(() => BlogPostEntity, { createForeignKeyConstraints: false })
  @JoinColumn({ name: 'post_id' })
  post: Relation<BlogPostEntity> | null;

  @Column('text', { nullable: true })
  narrator: NarratorKind | null;

  @Column('text', { nullable: true })
  model: string | null;

  @Column('text', { nullable: true })
  fallbackReason: string | null;

  @Column('integer')
  tokensUsed: number;

  @Column('text', { nullable: true })
  errorCode: string | null;

  @Column('text')
  trace: string;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;

  @Column('timestamptz', { nullable: true })
  completedAt: Date | null;
}
