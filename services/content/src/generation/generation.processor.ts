import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { PublishingStep } from '@cosmic/contracts/blog/blog-admin';
import { NarratorError } from '@cosmic/narrator/narrator';
import { isConnectionError } from '@cosmic/platform/database/connection-errors';
import { pushTo } from '@cosmic/platform/nats/live';
import { Nats } from '@cosmic/platform/nats/nats-connection';
import { Heartbeat } from '@cosmic/platform/queue/heartbeat';
import type { JobRun } from '@cosmic/platform/queue/queue-processor';
import { JobFailure } from '@cosmic/platform/queue/queue-worker';
import type { JobPointer } from '@cosmic/platform/queue/work-queue';
import { Announcer } from '../announcing/announcer';
import { drawCover, type Cover } from '../covers/cover';
import { CoversRepository } from '../covers/covers.repository';
import { tagsOf } from '../posts/post.rules';
import { PostWritingRepository } from '../posts/post-writing.repository';
import { DraftingService } from './drafting.service';
import { GenerationRepository } from './generation.repository';
import { hasRunOutOfRuns, outcomeOf } from './generation.rules';
import type { BlogGenerationEntity, Draft } from './blog-generation.entity';
import { viewOf } from './generation.view';

const HEARTBEAT_INTERVAL_MS = 1_000;

/** The run has lost its row: a newer one has it, or it was cancelled. */
class Lost extends Error {}

@Injectable()
export class GenerationProcessor {
  constructor(
    private readonly database: DataSource,
    private readonly generations: GenerationRepository,
    private readonly drafting: DraftingService,
    private readonly posts: PostWritingRepository,
    private readonly covers: CoversRepository,
    private readonly announcer: Announcer,
    private readonly nats: Nats,
  ) {}

  /**
   * Makes one post, step by step. Whatever happens to this process meanwhile,
   * another run takes the row over, goes on from the draft if there is one, and
   * only the newest run may store the post.
   */
  async work({ rowId }: JobPointer, { lastAttempt, signal }: JobRun): Promise<void> {
    const row = await this.generations.claim(rowId);
    if (!row) return;
    if (hasRunOutOfRuns(row.attempt, row.attemptsBefore)) {
      await this.giveUp(row, 'took too many runs');
      return;
    }
    try {
      await this.make(row, signal);
    } catch (error) {
      await this.recover(row, error, lastAttempt, signal);
    }
  }

  private async make(row: BlogGenerationEntity, signal: AbortSignal): Promise<void> {
    await this.enter(row, 'outline');
    const outline = this.drafting.outline(row);
    await this.enter(row, 'draft');
    const draft = row.draft ?? (await this.write(row, outline, signal));
    await this.enter(row, 'check');
    const faults = draft.narrator === 'model' ? this.drafting.held(row, outline, draft).faults : [];
    if (faults.length > 0) throw new Error(`a stored draft does not hold: ${faults.join('; ')}`);
    await this.enter(row, 'cover');
    const outcome = outcomeOf(row.publishMode, row.publishAt, new Date());
    const cover = await drawCover({
      title: draft.title,
      tags: tagsOf(draft.tags),
      language: row.language,
      at: outcome.publishedAt ?? row.createdAt,
    });
    await this.enter(row, 'publish');
    await this.store(row, draft, cover, outcome);
  }

  private async write(
    row: BlogGenerationEntity,
    outline: ReturnType<DraftingService['outline']>,
    signal: AbortSignal,
  ): Promise<Draft> {
    const heartbeat = new Heartbeat(
      HEARTBEAT_INTERVAL_MS,
      () => this.generations.keep(row, 'draft'),
      signal,
    );
    try {
      const draft = await this.drafting.draft(row, outline, heartbeat.signal);
      if (!(await this.generations.keepDraft(row, draft))) throw new Lost();
      return draft;
    } finally {
      await heartbeat.stop();
    }
  }

  /** The post, its cover, the event that it is out and the end of the run: all or nothing. */
  private async store(
    row: BlogGenerationEntity,
    draft: Draft,
    cover: Cover,
    { status, publishedAt }: ReturnType<typeof outcomeOf>,
  ): Promise<void> {
    await this.database.transaction(async (transaction) => {
      if (!(await this.generations.complete(transaction, row))) throw new Lost();
      const { title, content, metaDescription, tags } = draft;
      const { postId: id, language, workId } = row;
      const slug = await this.posts.insert(transaction, {
        ...{ id, language, workId, title, content, metaDescription, tags, status, publishedAt },
      });
      if (slug === null) return;
      if (publishedAt) await this.covers.keep(id, 1, cover, transaction);
      if (status === 'published' && publishedAt) {
        await this.announcer.published(transaction, id, publishedAt);
      }
    });
    this.announcer.changed();
    await this.tell(row);
  }

  private async enter(row: BlogGenerationEntity, step: PublishingStep): Promise<void> {
    if (!(await this.generations.keep(row, step))) throw new Lost();
    await this.tell(row);
  }

  private async recover(
    row: BlogGenerationEntity,
    error: unknown,
    lastAttempt: boolean,
    signal: AbortSignal,
  ): Promise<void> {
    if (error instanceof Lost) return;
    if (signal.aborted) {
      await this.generations.release(row);
      throw new JobFailure('the worker is leaving', { retry: true, cause: error });
    }
    if (error instanceof NarratorError && error.code === 'cancelled') return;
    if (isConnectionError(error)) throw error;
    const final = lastAttempt || (error instanceof NarratorError && !error.retryable);
    if (final) await this.giveUp(row, error instanceof NarratorError ? error.code : 'fault');
    throw new JobFailure('the post could not be made', {
      retry: !final,
      retryAfterMs: error instanceof NarratorError ? error.retryAfterMs : undefined,
      cause: error,
    });
  }

  private async giveUp(row: BlogGenerationEntity, code: string): Promise<void> {
    if (await this.generations.fail(row, code)) await this.tell(row);
  }

  private async tell({ id, actorId }: BlogGenerationEntity): Promise<void> {
    const row = await this.generations.find(id);
    const actor = { kind: 'member', id: actorId } as const;
    if (row) pushTo(this.nats, actor, { type: 'publishing.progress', ...viewOf(row) });
  }
}
