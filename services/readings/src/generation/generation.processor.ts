import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { NarratorKind } from '@cosmic/contracts/readings';
import { readingsEvents } from '@cosmic/contracts/readings';
import {
  NarratorError,
  type Narration,
  type Narrator,
  type Repair,
} from '@cosmic/narrator/narrator';
import { isDatabaseAway } from '@cosmic/platform/database/away';
import { pushTo } from '@cosmic/platform/nats/live';
import { Nats } from '@cosmic/platform/nats/nats-connection';
import { OutboxRelay } from '@cosmic/platform/outbox/outbox-relay';
import { eventRow, recordEvent } from '@cosmic/platform/outbox/record-event';
import { Heartbeat } from '@cosmic/platform/queue/heartbeat';
import { JobFailure, type JobHandler } from '@cosmic/platform/queue/queue-worker';
import type { JobPointer } from '@cosmic/platform/queue/work-queue';
import { EDITION } from '@cosmic/tools/edition';
import type { Made } from '@cosmic/tools/maker';
import { QuotaRepository } from '../quota/quota.repository';
import { assignmentFor } from './assignment';
import type { GenerationEntity } from './generation.entity';
import { GenerationRepository, type FinishedText } from './generation.repository';
import { failureCodeOf, hasRunOutOfRuns } from './generation.rules';
import { actorOf, viewOf } from './generation.view';
import { NarratorChoice } from './narrator-choice';
import { TextStream } from './text-stream';

const KEEP_EVERY_MILLISECONDS = 500;

/** One reading while it is being told. */
interface Telling {
  row: GenerationEntity;
  made: Made;
  narrator: Narrator;
  stream: TextStream;
  signal: AbortSignal;
}

@Injectable()
export class GenerationProcessor implements JobHandler {
  constructor(
    private readonly database: DataSource,
    private readonly generations: GenerationRepository,
    private readonly quota: QuotaRepository,
    private readonly nats: Nats,
    private readonly relay: OutboxRelay,
    private readonly narrators: NarratorChoice,
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
      await this.giveUp(row);
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
    const telling = { row, made, narrator, stream: new TextStream(row.content), signal };
    const first = await this.narrate(telling);
    if ('text' in first) return finished(made, narrator.kind, first);
    const again = first.repairable && first.shown === '';
    const second = again ? await this.narrate(telling, first) : first;
    if ('text' in second) return finished(made, narrator.kind, second);
    return endedByAuthors(made, second);
  }

  /** One text of the narrator, pushed as it comes; or why it can't be shown to its end. */
  private async narrate(
    { row, made, narrator, stream, signal }: Telling,
    repair?: Repair,
  ): Promise<Narration | Refused> {
    stream.restart();
    const progress = new Heartbeat(
      KEEP_EVERY_MILLISECONDS,
      () => this.generations.keepProgress(row, { ...made, content: stream.text }),
      signal,
    );
    const pieces = narrator.write(made, { signal: progress.signal, repair });
    try {
      for (;;) {
        const next = await pieces.next();
        if (next.done) return next.value;
        const delta = stream.add(next.value);
        if (delta) {
          pushTo(this.nats, actorOf(row), { type: 'generation.delta', id: row.id, ...delta });
        }
      }
    } catch (error) {
      const refused = refusedBy(error, stream.text);
      if (refused) return refused;
      throw error;
    } finally {
      await progress.stop();
    }
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
    const finished = await this.generations.complete({ row, text, event });
    if (finished) this.announce(finished, 'generation.completed');
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
    if (isDatabaseAway(error)) throw error;
    const final = lastAttempt || (error instanceof NarratorError && !error.retryable);
    if (final) await this.giveUp(row);
    throw new JobFailure('the reading could not be written', {
      retry: !final,
      retryAfterMs: error instanceof NarratorError ? error.retryAfterMs : undefined,
      cause: error,
    });
  }

  /** Ends a generation for good and gives its units back, both or neither. */
  private async giveUp(row: GenerationEntity): Promise<void> {
    const failed = await this.database.transaction(async (transaction) => {
      const code = failureCodeOf(row.toolType);
      const ended = await this.generations.fail(transaction, row, code);
      if (!ended) return null;
      await this.quota.giveBack(transaction, row.chargedTo, row.toolType, row.chargedOn);
      await recordEvent(transaction, readingsEvents.failed, {
        generationId: row.id,
        actor: actorOf(row),
        toolType: row.toolType,
      });
      return ended;
    });
    if (failed) this.announce(failed, 'generation.failed');
  }

  private announce(
    row: GenerationEntity,
    type: 'generation.completed' | 'generation.failed',
  ): void {
    this.relay.nudge();
    pushTo(this.nats, actorOf(row), { type, ...viewOf(row) });
  }
}

/** Why a text was not taken, and whether asking once more may help. */
interface Refused extends Repair {
  readonly repairable: boolean;
  /** What readers have seen of it, which stays. */
  readonly shown: string;
}

/** What a narrator's error says about its text; undefined where the trouble lies elsewhere. */
function refusedBy(error: unknown, shown: string): Refused | undefined {
  if (!(error instanceof NarratorError)) return undefined;
  if (error.code !== 'unusable' && error.code !== 'refused') return undefined;
  return { faults: [error.message], repairable: error.code === 'unusable', shown };
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
  { shown, faults }: Refused,
): Omit<FinishedText, 'processingTimeMs'> {
  const ours = made.almanac();
  const text = shown === '' ? ours : `${shown}\n\n${ours}`;
  const narrator = shown === '' ? 'almanac' : 'both';
  return {
    ...finished(made, narrator, { text, tokensUsed: 0, model: null }),
    fallbackReason: faults.join('; '),
  };
}
