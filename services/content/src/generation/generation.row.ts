import type { BlogGeneration, PostStatus, PublishingStep, Tone } from '@cosmic/contracts/blog';
import type { NarratorKind } from '@cosmic/contracts/readings';
import type { PostText } from '../posts/post-writing.repository';

/** A text that was written and passed its check. */
export interface Draft extends PostText {
  narrator: NarratorKind;
  model: string | null;
  fallbackReason: string | null;
  tokensUsed: number;
}

/** A post that was asked for, with the post that came of it. */
export interface GenerationRow {
  id: string;
  actor_id: string;
  topic: string;
  keywords: string[];
  tone: Tone;
  publish_mode: 'now' | 'draft' | 'at';
  publish_at: Date | null;
  status: BlogGeneration['status'];
  step: PublishingStep | null;
  attempt: number;
  attempts_before: number;
  draft: Draft | null;
  post_id: string;
  narrator: NarratorKind | null;
  fallback_reason: string | null;
  error_code: string | null;
  trace: string;
  created_at: Date;
  updated_at: Date;
  completed_at: Date | null;
  post_slug: string | null;
  post_title: string | null;
  post_status: PostStatus | null;
}

/** A run's right to write: it holds as long as no newer run has claimed the row and nobody stopped it. */
export interface Claim {
  id: string;
  attempt: number;
}
