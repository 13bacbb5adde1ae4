import { Inject } from '@nestjs/common';
import { Processor } from '@nestjs/bullmq';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import type { NarratorKind } from '@cosmic/contracts/readings/readings';
import { readingsEvents } from '@cosmic/contracts/readings/readings';
import {
  NarratorError,
  type Narration,
  type Narrator,
  type Repair,
} from '@cosmic/narrator/narrator';
import { isConnectionError } from '@cosmic/platform/database/connection-errors';
import { pushTo } from '@cosmic/platform/nats/live';
import { Nats } from '@cosmic/platform/nats/nats-connection';
import { OutboxRelay } from '@cosmic/platform/outbox/outbox-relay';
import { eventRow, recordEvent } from '@cosmic/platform/outbox/record-event';
import { Heartbeat } from '@cosmic/platform/queue/heartbeat';
import { CONFIG, LOG } from '@cosmic/platform/platform.tokens';
import { QueueProcessor, type JobRun } from '@cosmic/platform/queue/queue-processor';
import { JobFailure } from '@cosmic/platform/queue/queue-worker';
import type { JobPointer } from '@cosmic/platform/queue/work-queue';
import { EDITION } from '@cosmic/tools/edition';
import type { Made } from '@cosmic/tools/maker';
import type { ReadingsWorkerConfig } from '../config';
import { readingBegins, readingEnds } from '../metrics';
import { QuotaRepository } from '../quota/quota.repository';
import { assignmentFor } from './assignment';
import type { GenerationEntity } from './generation.entity';
import { GENERATION_QUEUE } from './generation.queue';
import { failureCodeOf, hasRunOutOfRuns } from './generation.rules';
import { actorOf, viewOf } from './generation.view';
import { NarratorChoice } from './narrator-choice';
import { PieceByPiece } from './piece-by-piece';
import { RunRepository, type FinishedText } from './run.repository';

const KEEP_INTERVAL_MS = 500;

/** One reading while it is being told; the row's content is what readers have before them. */
interface GenerationRun {
  row: GenerationEntity;
  made: Made;
  narrator: Narrator;
  signal: AbortSignal;
}

@Processor(GENERATION_QUEUE.name)
export class GenerationProcessor extends QueueProcessor {
  constructor(
    private readonly database: DataSource,
    private readonly runs: RunRepository,
    private readonly quota: QuotaRepository,
    private readonly nats: Nats,
    private readonly relay: OutboxRelay,
    private readonly narrators: NarratorChoice,
    @Inject(CONFIG) { WORKER_CONCURRENCY }: ReadingsWorkerConfig,
    @Inject(LOG) log: Logger,
  ) {
    super({ ...GENERATION_QUEUE, concurrency: WORKER_CONCURRENCY }, log);
  }

  /**
   * Writes one reading: claim the row, gather the facts, have them told, store
   * the text with its event. Whatever happens to this process meanwhile,
   * another run takes the row over and only the newest run may write to it.
   */
  async work({ rowId }: JobPointer, { lastAttempt, signal }: JobRun): Promise<void> {
    const started = performance.now();
    const row = await this.runs.claim(rowId);
    if (!row) return;
    if (hasRunOutOfRuns(row.attempt)) {
      await this.end(row, 'every run was lost');
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
    const made = assignmentFor(row);
    const { facts, figure } = made;
    pushTo(this.nats, actorOf(row), {
      type: 'generation.facts',
      id: row.id,
      facts: [...facts],
      figure,
    });
    const narrator = await this.narrators.for(row, made);
    if (narrator.kind !== 'model' && !made.almanac().startsWith(row.content)) {
      return endedByAuthors(made, row.content, ['no model may be asked any more']);
    }
    const run = { row, made, narrator, signal };
    const first = await this.narrate(run);
    if ('text' in first) return finished(made, narrator.kind, first);
    const again = first.repairable && row.content === '';
    const second = again ? await this.narrate(run, first) : first;
    if ('text' in second) return finished(made, narrator.kind, second);
    return endedByAuthors(made, row.content, second.faults);
  }

  /** One text of the narrator, pushed as it comes; or why it can't be shown to its end. */
  private async narrate(
    { row, made, narrator, signal }: GenerationRun,
    repair?: Repair,
  ): Promise<Narration | Refused> {
    const keep = this.keeper(row, made);
    const progress = new Heartbeat(KEEP_INTERVAL_MS, keep, signal);
    const shown = row.content;
    const pieces = narrator.write(made, { signal: progress.signal, repair, shown });
    const showing = new PieceByPiece(async (text) => {
      const offset = row.content.length;
      if (offset === 0) readingBegins.observe(secondsSince(row.createdAt));
      row.content += text;
      // Kept before it is seen, so that the next run knows what can't be taken back. Our authors'
      // text needs no keeping: another run composes the same.
      if (narrator.kind === 'model' && !(await keep())) {
        throw new NarratorError('cancelled', 'another run has the reading');
      }
      pushTo(this.nats, actorOf(row), { type: 'generation.delta', id: row.id, offset, text });
    });
    try {
      for (;;) {
        const next = await pieces.next();
        if (next.done) {
          await showing.end();
          return next.value;
        }
        showing.add(next.value);
      }
    } catch (error) {
      await showing.settle();
      const refused = refusedBy(error);
      if (refused) return refused;
      throw error;
    } finally {
      // A model that is left in the middle would go on writing, and be paid.
      await pieces.return({ text: row.content, tokensUsed: 0, model: null });
      await progress.stop();
    }
  }

  /** Stores what there is of a reading, once at a time, so that no older state overwrites a newer one. */
  private keeper(row: GenerationEntity, made: Made): () => Promise<boolean> {
    let kept: Promise<unknown> = Promise.resolve();
    let areFactsKept = false;
    return () => {
      const next = kept.then(async () => {
        const facts = areFactsKept ? null : made;
        const isOurs = await this.runs.keepProgress(row, row.content, facts);
        areFactsKept = true;
        return isOurs;
      });
      kept = next.catch(() => undefined);
      return next;
    };
  }

  private async finish(row: GenerationEntity, text: FinishedText): Promise<void> {
    const event = eventRow(readingsEvents.completed, {
      generationId: row.id,
      actor: actorOf(row),
      toolType: row.toolType,
      narrator: text.narrator === 'almanac' ? 'almanac' : 'model',
      tokensUsed: text.tokensUsed,
      processingTimeMs: text.processingTimeMs,
    });
    const finished = await this.runs.complete({ row, text, event });
    if (finished) this.announce(finished, 'completed');
  }

  private async recover(
    row: GenerationEntity,
    error: unknown,
    lastAttempt: boolean,
    signal: AbortSignal,
  ): Promise<void> {
    if (signal.aborted) {
      await this.runs.release(row);
      throw new JobFailure('the worker is leaving', { retry: true, cause: error });
    }
    if (error instanceof NarratorError && error.code === 'cancelled') return;
    if (isConnectionError(error)) throw error;
    const final = lastAttempt || (error instanceof NarratorError && !error.retryable);
    if (final && row.content !== '') {
      await this.end(row, error instanceof Error ? error.message : 'the text could not be ended');
      return;
    }
    if (final) await this.giveUp(row);
    throw new JobFailure('the reading could not be written', {
      retry: !final,
      retryAfterMs: error instanceof NarratorError ? error.retryAfterMs : undefined,
      cause: error,
    });
  }

  /** Ends a generation that no model can end: by our authors where readers have begun to read it. */
  private async end(row: GenerationEntity, reason: string): Promise<void> {
    if (row.content === '') return this.giveUp(row);
    const text = endedByAuthors(assignmentFor(row), row.content, [reason]);
    await this.finish(row, { ...text, processingTimeMs: 0 });
  }

  /** Ends a generation for good and gives its units back, both or neither. */
  private async giveUp(row: GenerationEntity): Promise<void> {
    const failed = await this.database.transaction(async (transaction) => {
      const code = failureCodeOf(row.toolType);
      const ended = await this.runs.fail(transaction, row, code);
      if (!ended) return null;
      await this.quota.giveBack(transaction, row.chargedTo, row.toolType, row.chargedOn);
      await recordEvent(transaction, readingsEvents.failed, {
        generationId: row.id,
        actor: actorOf(row),
        toolType: row.toolType,
      });
      return ended;
    });
    if (failed) this.announce(failed, 'failed');
  }

  private announce(row: GenerationEntity, outcome: 'completed' | 'failed'): void {
    this.relay.nudge();
    pushTo(this.nats, actorOf(row), { type: `generation.${outcome}`, ...viewOf(row) });
    const seconds = secondsSince(row.createdAt);
    readingEnds.observe({ outcome }, seconds);
    const { id, toolType, narrator, attempt } = row;
    this.log.info({ id, toolType, narrator, attempt, seconds }, `a reading is ${outcome}`);
  }
}

/** Never below zero: the database's clock may be ahead of ours. */
function secondsSince(instant: Date): number {
  return Math.max(0, (Date.now() - instant.getTime()) / 1_000);
}

/** Why a text was not taken, and whether asking once more may help. */
interface Refused extends Repair {
  readonly repairable: boolean;
}

/** What a narrator's error says about its text; undefined where the trouble lies elsewhere. */
function refusedBy(error: unknown): Refused | undefined {
  if (!(error instanceof NarratorError)) return undefined;
  if (error.code !== 'unusable' && error.code !== 'refused') return undefined;
  return { faults: [error.message], repairable: error.code === 'unusable' };
}

function finished(
  { facts, figure }: Made,
  narrator: NarratorKind,
  { text, model, tokensUsed }: Narration,
): Omit<FinishedText, 'processingTimeMs'> {
  return {
    content: text,
    facts,
    figure,
    edition: EDITION,
    narrator,
    model,
    fallbackReason: null,
    tokensUsed,
  };
}

/** Our authors' text, behind what readers have seen of a model's that can't go on. */
function endedByAuthors(
  made: Made,
  shown: string,
  faults: readonly string[],
): Omit<FinishedText, 'processingTimeMs'> {
  const ours = made.almanac();
  const all = ours.startsWith(shown);
  const text = all ? ours : `${shown}\n\n${ours}`;
  const narrator = all ? 'almanac' : 'both';
  return {
    ...finished(made, narrator, { text, tokensUsed: 0, model: null }),
    fallbackReason: faults.join('; '),
  };
}
