import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Fact } from '@cosmic/contracts/readings';
import { readingsEvents } from '@cosmic/contracts/readings';
import { ungroundedClaims } from '@cosmic/narrator/grounding';
import {
  NarratorError,
  type Assignment,
  type Narration,
  type Narrator,
} from '@cosmic/narrator/narrator';
import { pushTo } from '@cosmic/platform/nats/live';
import { Nats } from '@cosmic/platform/nats/nats-connection';
import { OutboxRelay } from '@cosmic/platform/outbox/outbox-relay';
import { recordEvent } from '@cosmic/platform/outbox/record-event';
import { JobFailure, type JobHandler } from '@cosmic/platform/queue/queue-worker';
import type { JobPointer } from '@cosmic/platform/queue/work-queue';
import { QuotaRepository } from '../quota/quota.repository';
import { NARRATOR } from '../readings.tokens';
import { assignmentFor } from './assignment';
import type { GenerationEntity } from './generation.entity';
import { GenerationRepository, type FinishedText } from './generation.repository';
import { failureCodeOf, hasRunOutOfRuns } from './generation.rules';
import { actorOf, viewOf } from './generation.view';
import { ProgressKeeper } from './progress-keeper';
import { TextStream } from './text-stream';

@Injectable()
export class GenerationProcessor implements JobHandler {
  constructor(
    private readonly database: DataSource,
    private readonly generations: GenerationRepository,
    private readonly quota: QuotaRepository,
    private readonly nats: Nats,
    private readonly relay: OutboxRelay,
    @Inject(NARRATOR) private readonly narrator: Narrator,
  ) {}

  /**
   * Writes one reading: claim the row, gather the facts, have them told, store
   * the text with its event. Whatever happens to this process meanwhile,
   * another run takes the row over and only the newest run may write to it.
   */
  async work(
    { rowId }: JobPointer,
    { lastAttempt, signal }: { lastAttempt: boolean; signal: AbortSignal },
  ): Promise<void> {
    const started = performance.now();
    const row = await this.generations.claim(rowId);
    if (!row) return;
    if (hasRunOutOfRuns(row.attempt)) {
      await this.giveUp(row, 'took too many runs');
      return;
    }
    try {
      const text = await this.write(row, signal);
      const processingTimeMs = Math.round(performance.now() - started);
      await this.finish(row, { ...text, processingTimeMs });
    } catch (error) {
      await this.recover(row, error, lastAttempt, signal);
    }
  }

  private async write(
    row: GenerationEntity,
    signal: AbortSignal,
  ): Promise<Omit<FinishedText, 'processingTimeMs'>> {
    const assignment = assignmentFor(row);
    const narration = await this.narrate(row, assignment, signal);
    const ungrounded =
      this.narrator.kind === 'model' ? ungroundedClaims(narration.text, assignment.facts) : [];
    if (ungrounded.length > 0) return ourAuthorsText(assignment, 'claims that no fact supports');
    return {
      content: narration.text,
      facts: assignment.facts,
      narrator: this.narrator.kind,
      model: narration.model,
      fallbackReason: null,
      tokensUsed: narration.tokensUsed,
    };
  }

  private async narrate(
    row: GenerationEntity,
    assignment: Assignment,
    signal: AbortSignal,
  ): Promise<Narration> {
    const stream = new TextStream(row.content);
    const progress = new ProgressKeeper(() => this.generations.keepProgress(row, stream.text));
    const pieces = this.narrator.write(assignment, {
      signal: AbortSignal.any([signal, progress.lost]),
    });
    try {
      for (;;) {
        const next = await pieces.next();
        if (next.done) return next.value;
        const delta = stream.add(next.value);
        if (delta) {
          pushTo(this.nats, actorOf(row), { type: 'generation.delta', id: row.id, ...delta });
        }
      }
    } finally {
      await progress.stop();
    }
  }

  private async finish(row: GenerationEntity, text: FinishedText): Promise<void> {
    const actor = actorOf(row);
    const stored = await this.database.transaction(async (transaction) => {
      if (!(await this.generations.complete(transaction, row, text))) return false;
      await recordEvent(transaction, readingsEvents.completed, {
        generationId: row.id,
        actor,
        toolType: row.toolType,
        params: row.params,
        content: text.content,
        narrator: text.narrator,
        tokensUsed: text.tokensUsed,
        processingTimeMs: text.processingTimeMs,
      });
      return true;
    });
    if (stored) await this.announce(row, 'generation.completed');
  }

  private async recover(
    row: GenerationEntity,
    error: unknown,
    lastAttempt: boolean,
    signal: AbortSignal,
  ): Promise<void> {
    if (signal.aborted) {
      await this.generations.release(row);
      throw new JobFailure('the worker is leaving', { retry: true, cause: error });
    }
    if (error instanceof NarratorError && error.code === 'cancelled') return;
    const final = lastAttempt || (error instanceof NarratorError && !error.retryable);
    if (final) await this.giveUp(row, error instanceof NarratorError ? error.code : 'fault');
    throw new JobFailure('the reading could not be written', {
      retry: !final,
      retryAfterMs: error instanceof NarratorError ? error.retryAfterMs : undefined,
      cause: error,
    });
  }

  /** Ends a generation for good and gives its units back, both or neither. */
  private async giveUp(row: GenerationEntity, reason: string): Promise<void> {
    const failed = await this.database.transaction(async (transaction) => {
      const code = failureCodeOf(row.toolType);
      if (!(await this.generations.fail(transaction, row, code))) return false;
      await this.quota.giveBack(transaction, row.chargedTo, row.toolType, row.chargedOn);
      await recordEvent(transaction, readingsEvents.failed, {
        generationId: row.id,
        actor: actorOf(row),
        toolType: row.toolType,
        reason,
      });
      return true;
    });
    if (failed) await this.announce(row, 'generation.failed');
  }

  private async announce(
    { id, ...owner }: GenerationEntity,
    type: 'generation.completed' | 'generation.failed',
  ): Promise<void> {
    this.relay.nudge();
    const actor = actorOf(owner);
    const row = await this.generations.findOwn(actor, id);
    if (row) pushTo(this.nats, actor, { type, ...viewOf(row) });
  }
}

function ourAuthorsText(
  assignment: Assignment & { facts: readonly Fact[] },
  fallbackReason: string,
): Omit<FinishedText, 'processingTimeMs'> {
  return {
    content: assignment.almanac(),
    facts: assignment.facts,
    narrator: 'almanac',
    model: null,
    fallbackReason,
    tokensUsed: 0,
  };
}
