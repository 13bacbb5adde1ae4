import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import type { Figure } from '@cosmic/contracts/readings/figures';
import type { Edition, Fact, NarratorKind } from '@cosmic/contracts/readings/readings';
import { batch } from '@cosmic/platform/database/batch';
import { idsIn, runPrepared } from '@cosmic/platform/database/prepared';
import { EVENT_COLUMNS, type EventRow } from '@cosmic/platform/outbox/record-event';
import { GenerationEntity } from './generation.entity';
import { SealedGeneration } from './sealed-generation';

const MAX_SWEPT = 100;

/** A run's right to write: it holds as long as no newer run has claimed the row. */
export interface Claim {
  id: string;
  attempt: number;
}

export interface FinishedText {
  content: string;
  facts: readonly Fact[];
  figure: Figure | null;
  edition: Edition;
  narrator: NarratorKind;
  model: string | null;
  fallbackReason: string | null;
  tokensUsed: number;
  processingTimeMs: number;
}

/** The end of a run: its row, and the event that tells of it. */
interface Completion {
  row: GenerationEntity;
  text: FinishedText;
  event: EventRow;
}

/** The runs that write readings: each claims a row, and loses it to the next that does. */
@Injectable()
export class RunRepository {
  /** What a statement returns of a row, under the names of the entity. */
  private readonly columns: string;

  constructor(
    @InjectRepository(GenerationEntity) private readonly generations: Repository<GenerationEntity>,
    private readonly sealed: SealedGeneration,
  ) {
    this.columns = generations.metadata.columns
      .filter(({ isSelect }) => isSelect)
      .map(({ databaseName, propertyName, type }) => {
        // The driver would make an instant of a day, at a midnight of the machine's time zone.
        const value = type === 'date' ? `${databaseName}::text` : databaseName;
        return `${value} AS "${propertyName}"`;
      })
      .join(', ');
  }

  /**
   * Begins a run: the row is this run's until another claims it. Nothing comes
   * back for a row that is finished, so a job delivered twice finds no work.
   */
  readonly claim: (id: string) => Promise<GenerationEntity | null> = batch(async (ids) => {
    const rows = await runPrepared<GenerationEntity>(
      this.generations.manager,
      `UPDATE generations
       SET status = 'generating', attempt = attempt + 1, updated_at = clock_timestamp()
       WHERE id = ANY (${idsIn('$1')}) AND status IN ('queued', 'generating')
       RETURNING ${this.columns}`,
      [[...new Set(ids)]],
    );
    const claimed = new Map(rows.map((row) => [row.id, this.sealed.open(row)]));
    return Promise.all(
      // A job that was delivered twice at once makes two runs, one after the other.
      ids.map((id, index) =>
        ids.indexOf(id) === index ? (claimed.get(id) ?? null) : this.claim(id),
      ),
    );
  });

  /**
   * Keeps the text so far and shows that the run is alive.
   *
   * @param made  the facts it stands on; null where this run has kept them, for they stay the same:
   *   sealing and storing them again would cost more than a sentence does
   * @returns false when a newer run has the row
   */
  async keepProgress(
    claim: Claim,
    content: string,
    made: Pick<FinishedText, 'facts' | 'figure'> | null,
  ): Promise<boolean> {
    const kept = await runPrepared(
      this.generations.manager,
      `UPDATE generations
       SET content = $3, ${made ? 'facts = $4, figure = $5,' : ''} updated_at = clock_timestamp()
       WHERE id = $1 AND attempt = $2 AND status = 'generating'
       RETURNING id`,
      [
        claim.id,
        claim.attempt,
        this.sealed.seal(claim.id, 'content', content),
        ...(made ? this.sealedFacts(claim.id, made) : []),
      ],
    );
    return kept.length === 1;
  }

  /** Gives an unfinished run's row back to be taken by another worker. */
  async release(claim: Claim): Promise<boolean> {
    const { affected } = await this.generations.update(
      { id: claim.id, attempt: claim.attempt, status: 'generating' },
      { status: 'queued', updatedAt: () => 'clock_timestamp()' },
    );
    return affected === 1;
  }

  /**
   * Ends a run with its text, and writes the event that tells of it: one statement, so both are
   * there or neither.
   *
   * @returns the finished row; null when a newer run has it
   */
  readonly complete: (completion: Completion) => Promise<GenerationEntity | null> = batch(
    async (completions) => {
      const ended = await runPrepared<Claim & Pick<GenerationEntity, 'updatedAt' | 'completedAt'>>(
        this.generations.manager,
        `WITH completed AS (
           UPDATE generations
           SET status = 'completed', content = done.content, facts = done.facts,
               figure = done.figure, engine_edition = done.edition->>'engine',
               words_edition = done.edition->>'words', narrator = done.narrator,
               model = done.model, fallback_reason = done."fallbackReason",
               tokens_used = done."tokensUsed", processing_time_ms = done."processingTimeMs",
               updated_at = clock_timestamp(), completed_at = clock_timestamp()
           FROM jsonb_to_recordset($1) AS done (
             id uuid, attempt integer, content text, facts jsonb, figure jsonb, edition jsonb,
             narrator text, model text, "fallbackReason" text, "tokensUsed" integer,
             "processingTimeMs" integer, "eventId" uuid, subject text, trace text, payload jsonb
           )
           WHERE generations.id = ANY (${idsIn('$2')}) AND generations.id = done.id
             AND generations.attempt = done.attempt AND status = 'generating'
           RETURNING generations.id, generations.attempt, updated_at, completed_at,
                     done."eventId", done.subject, done.payload, done.trace
         ), told AS (
           INSERT INTO outbox (${EVENT_COLUMNS})
           SELECT "eventId", subject, payload, trace FROM completed
         )
         SELECT id, attempt, updated_at AS "updatedAt", completed_at AS "completedAt"
         FROM completed`,
        [
          JSON.stringify(completions.map((each) => this.written(each))),
          completions.map(({ row }) => row.id),
        ],
      );
      return completions.map(({ row, text }) => {
        const end = ended.find(({ id, attempt }) => id === row.id && attempt === row.attempt);
        return end ? { ...row, ...columnsOf(text), ...end, status: 'completed' } : null;
      });
    },
  );

  /** Ends a run without a text. @returns the row as it is now; null when a newer run has it */
  async fail(
    transaction: EntityManager,
    claim: Claim,
    errorCode: string,
  ): Promise<GenerationEntity | null> {
    const [[row]] = (await transaction.query(
      `UPDATE generations
       SET status = 'failed', content = '', error_code = $3,
           updated_at = clock_timestamp(), completed_at = clock_timestamp()
       WHERE id = $1 AND attempt = $2 AND status = 'generating'
       RETURNING ${this.columns}`,
      [claim.id, claim.attempt, errorCode],
    )) as [GenerationEntity[], number];
    return row ? this.sealed.open(row) : null;
  }

  /** Rows nobody has touched for a while though they are not finished: their job was lost or never added. */
  async findNeglected(
    seconds: number,
  ): Promise<Pick<GenerationEntity, 'id' | 'trace' | 'actorKind'>[]> {
    return this.generations.query(
      `SELECT id, trace, actor_kind AS "actorKind" FROM generations
       WHERE completed_at IS NULL
         AND updated_at < clock_timestamp() - make_interval(secs => $1)
       ORDER BY updated_at LIMIT ${MAX_SWEPT}`,
      [seconds],
    );
  }

  private sealedFacts(id: string, { facts, figure }: Pick<FinishedText, 'facts' | 'figure'>) {
    return [
      JSON.stringify(this.sealed.seal(id, 'facts', facts)),
      figure && JSON.stringify(this.sealed.seal(id, 'figure', figure)),
    ];
  }

  /** A completion and its event, with the personal columns sealed. */
  private written({ row, text, event: [eventId, subject, json, trace] }: Completion): object {
    const { id, attempt } = row;
    const told = {
      content: this.sealed.seal(id, 'content', text.content),
      facts: this.sealed.seal(id, 'facts', text.facts),
      figure: this.sealed.seal(id, 'figure', text.figure),
    };
    const payload: unknown = JSON.parse(json);
    return { ...text, ...told, id, attempt, eventId, subject, trace, payload };
  }
}

function columnsOf({ edition, facts, ...text }: FinishedText) {
  return {
    ...text,
    facts: [...facts],
    engineEdition: edition.engine,
    wordsEdition: edition.words,
  };
}
