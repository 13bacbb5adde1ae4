import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThanOrEqual, Repository, type EntityManager } from 'typeorm';
import type { Actor } from '@cosmic/contracts/message';
import type { Figure } from '@cosmic/contracts/readings/figures';
import type { Edition, Fact, NarratorKind } from '@cosmic/contracts/readings/readings';
import { batch } from '@cosmic/platform/database/batch';
import { idsIn, runPrepared } from '@cosmic/platform/database/prepared';
import { EVENT_COLUMNS, type EventRow } from '@cosmic/platform/outbox/record-event';
import { TODAY } from '../quota/quota.rules';
import { GenerationEntity } from './generation.entity';
import { SealedGeneration } from './sealed-generation';

const MAX_CHANGED = 20;
const MAX_OF_A_DAY = 100;
const MAX_SWEPT = 100;

/** A run's right to write: it holds as long as no newer run has claimed the row. */
export interface Claim {
  id: string;
  attempt: number;
}

export type NewGeneration = Pick<
  GenerationEntity,
  | 'id'
  | 'actorKind'
  | 'actorId'
  | 'idempotencyKey'
  | 'toolType'
  | 'params'
  | 'seed'
  | 'chargedTo'
  | 'trace'
>;

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

/** A finished reading, without what it stands on. */
type FinishedReading = Pick<
  GenerationEntity,
  'id' | 'actorKind' | 'actorId' | 'params' | 'content'
>;

/** The end of a run: its row, and the event that tells of it. */
interface Completion {
  row: GenerationEntity;
  text: FinishedText;
  event: EventRow;
}

@Injectable()
export class GenerationRepository {
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
   * Stores a request of today unless the actor has used its idempotency key before. Of
   * two at once with one key the second waits for the first to commit.
   *
   * @returns the day that it counts on; null where it was not stored
   */
  async insertOnce(transaction: EntityManager, row: NewGeneration): Promise<string | null> {
    const [stored] = await runPrepared<{ day: string }>(
      transaction,
      `INSERT INTO generations
         (id, actor_kind, actor_id, idempotency_key, tool_type, params, seed,
          charged_to, trace, sealed_under, charged_on)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, ${TODAY})
       ON CONFLICT ON CONSTRAINT one_generation_per_key DO NOTHING
       RETURNING charged_on::text AS day`,
      [
        row.id,
        row.actorKind,
        row.actorId,
        row.idempotencyKey,
        row.toolType,
        JSON.stringify(this.sealed.seal(row.id, 'params', row.params)),
        row.seed,
        row.chargedTo,
        row.trace,
        this.sealed.current,
      ],
    );
    return stored?.day ?? null;
  }

  /** The generation an actor asked for with an idempotency key, and whether it was asked for the same thing. */
  async findByKey(
    transaction: EntityManager,
    asked: NewGeneration,
  ): Promise<{ row: GenerationEntity; same: boolean }> {
    const stored = await transaction.findOneByOrFail(GenerationEntity, {
      actorKind: asked.actorKind,
      actorId: asked.actorId,
      idempotencyKey: asked.idempotencyKey ?? '',
    });
    const row = this.sealed.open(stored);
    // As they come back from the row: without what JSON leaves out.
    const params: unknown = JSON.parse(JSON.stringify(asked.params));
    const same = row.toolType === asked.toolType && isDeepStrictEqual(row.params, params);
    return { row, same };
  }

  /** Gives a request that was just stored the seed that was promised for it. */
  async setSeed(transaction: EntityManager, id: string, seed: string): Promise<void> {
    await transaction.update(GenerationEntity, { id }, { seed });
  }

  async findOwn(actor: Actor, id: string): Promise<GenerationEntity | null> {
    const row = await this.generations.findOneBy({ id, actorKind: actor.kind, actorId: actor.id });
    return row && this.sealed.open(row);
  }

  /** The actor's latest card of the day from an instant on, unless its reading failed. */
  async findCardSince(actor: Actor, since: Date): Promise<GenerationEntity | null> {
    const rows = await this.generations
      .createQueryBuilder('generation')
      .where('generation.actorKind = :kind AND generation.actorId = :id', actor)
      .andWhere("generation.toolType = 'tarot'")
      .andWhere("generation.createdAt >= :since AND generation.status <> 'failed'", { since })
      .orderBy('generation.createdAt', 'DESC')
      .limit(MAX_OF_A_DAY)
      .getMany();
    // Which spread it was lies sealed.
    const opened = rows.map((row) => this.sealed.open(row));
    return opened.find(({ params }) => params['spread'] === 'daily') ?? null;
  }

  async findChangedSince(actor: Actor, instant: Date): Promise<GenerationEntity[]> {
    const rows = await this.generations.find({
      where: { actorKind: actor.kind, actorId: actor.id, updatedAt: MoreThanOrEqual(instant) },
      order: { updatedAt: 'ASC' },
      take: MAX_CHANGED,
    });
    return rows.map((row) => this.sealed.open(row));
  }

  /** What finished readings were asked for and say; those that are gone are left out. */
  async findFinished(ids: readonly string[]): Promise<FinishedReading[]> {
    const rows = await runPrepared<FinishedReading>(
      this.generations.manager,
      `SELECT id, actor_kind AS "actorKind", actor_id AS "actorId", params, content
       FROM generations WHERE id = ANY (${idsIn('$1')}) AND status = 'completed'`,
      [ids],
    );
    return rows.map((row) => this.sealed.open(row));
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

  /** Says or takes back that a finished reading resonated. @returns false where there is none */
  async love(actor: Actor, id: string, loved: boolean): Promise<boolean> {
    return this.changed(
      this.generations.manager,
      `UPDATE generations
       SET loved_at = CASE WHEN $4 THEN coalesce(loved_at, clock_timestamp()) END
       WHERE id = $1 AND actor_kind = $2 AND actor_id = $3 AND status = 'completed'`,
      [id, actor.kind, actor.id, loved],
    );
  }

  /**
   * Gives a member a guest's readings. Keys of the guest's requests are forgotten: the member may
   * have used the same.
   *
   * @param until  what was asked for afterwards stays the guest's; null for all
   * @returns their ids
   */
  async handOver(
    transaction: EntityManager,
    guestId: string,
    memberId: string,
    until: Date | null,
  ): Promise<string[]> {
    const [rows] = (await transaction.query(
      `UPDATE generations SET actor_kind = 'member', actor_id = $2, idempotency_key = NULL
       WHERE actor_kind = 'guest' AND actor_id = $1
         AND ($3::timestamptz IS NULL OR created_at < $3)
       RETURNING id`,
      [guestId, memberId, until],
    )) as [{ id: string }[], number];
    return rows.map(({ id }) => id);
  }

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

  /** For an UPDATE the driver answers the rows and how many there were. */
  private async changed(
    manager: EntityManager,
    sql: string,
    values: readonly unknown[],
  ): Promise<boolean> {
    const [, count] = (await manager.query(sql, [...values])) as [unknown[], number];
    return count === 1;
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
