import { Injectable } from '@nestjs/common';
import { DataSource, MoreThanOrEqual, type EntityManager } from 'typeorm';
import type { Actor } from '@cosmic/contracts/message';
import type { Figure } from '@cosmic/contracts/figures';
import type { Edition, Fact, NarratorKind } from '@cosmic/contracts/readings';
import { GenerationEntity } from './generation.entity';
import { JOB_ATTEMPTS, MOST_RUNS } from './generation.rules';

const MOST_CHANGED = 20;
const MOST_SWEPT = 100;

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
  | 'chargedOn'
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

@Injectable()
export class GenerationRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * Stores a request unless the actor has used its idempotency key before. Of
   * two at once with one key the second waits for the first to commit.
   *
   * @returns whether it was stored
   */
  async insertOnce(transaction: EntityManager, row: NewGeneration): Promise<boolean> {
    const rows: unknown[] = await transaction.query(
      `INSERT INTO generations
         (id, actor_kind, actor_id, idempotency_key, tool_type, params, seed,
          charged_to, charged_on, trace)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
       ON CONFLICT ON CONSTRAINT one_generation_per_key DO NOTHING
       RETURNING id`,
      [
        row.id,
        row.actorKind,
        row.actorId,
        row.idempotencyKey,
        row.toolType,
        JSON.stringify(row.params),
        row.seed,
        row.chargedTo,
        row.chargedOn,
        row.trace,
      ],
    );
    return rows.length === 1;
  }

  /** The generation an actor asked for with an idempotency key, and whether it was asked for the same thing. */
  async findByKey(
    transaction: EntityManager,
    asked: NewGeneration,
  ): Promise<{ row: GenerationEntity; same: boolean }> {
    const row = await transaction.findOneByOrFail(GenerationEntity, {
      actorKind: asked.actorKind,
      actorId: asked.actorId,
      idempotencyKey: asked.idempotencyKey ?? '',
    });
    const [{ same }] = await transaction.query(
      'SELECT params = $2::jsonb AND tool_type = $3 AS same FROM generations WHERE id = $1',
      [row.id, JSON.stringify(asked.params), asked.toolType],
    );
    return { row, same };
  }

  /** Gives a request that was just stored the seed that was promised for it. */
  async setSeed(transaction: EntityManager, id: string, seed: string): Promise<void> {
    await transaction.query('UPDATE generations SET seed = $2 WHERE id = $1', [id, seed]);
  }

  findOwn(actor: Actor, id: string): Promise<GenerationEntity | null> {
    return this.database
      .getRepository(GenerationEntity)
      .findOneBy({ id, actorKind: actor.kind, actorId: actor.id });
  }

  findChangedSince(actor: Actor, instant: Date): Promise<GenerationEntity[]> {
    return this.database.getRepository(GenerationEntity).find({
      where: { actorKind: actor.kind, actorId: actor.id, updatedAt: MoreThanOrEqual(instant) },
      order: { updatedAt: 'ASC' },
      take: MOST_CHANGED,
    });
  }

  /**
   * Begins a run: the row is this run's until another claims it. Nothing comes
   * back for a row that is finished, so a job delivered twice finds no work.
   */
  async claim(id: string): Promise<GenerationEntity | null> {
    await this.database.query(
      `UPDATE generations
       SET status = 'generating', attempt = attempt + 1, updated_at = clock_timestamp()
       WHERE id = $1 AND status IN ('queued', 'generating')`,
      [id],
    );
    const row = await this.database.getRepository(GenerationEntity).findOneBy({ id });
    return row?.status === 'generating' ? row : null;
  }

  /** Keeps the facts and the text so far and shows that the run is alive. @returns false when a newer run has the row */
  async keepProgress(
    claim: Claim,
    { content, facts, figure }: Pick<FinishedText, 'content' | 'facts' | 'figure'>,
  ): Promise<boolean> {
    return this.changed(
      this.database.manager,
      `UPDATE generations SET content = $3, facts = $4, figure = $5, updated_at = clock_timestamp()
       WHERE id = $1 AND attempt = $2 AND status = 'generating'`,
      [claim.id, claim.attempt, content, JSON.stringify(facts), figure && JSON.stringify(figure)],
    );
  }

  /** Gives an unfinished run's row back to be taken by another worker. */
  async release(claim: Claim): Promise<boolean> {
    return this.changed(
      this.database.manager,
      `UPDATE generations SET status = 'queued', updated_at = clock_timestamp()
       WHERE id = $1 AND attempt = $2 AND status = 'generating'`,
      [claim.id, claim.attempt],
    );
  }

  async complete(transaction: EntityManager, claim: Claim, text: FinishedText): Promise<boolean> {
    return this.changed(
      transaction,
      `UPDATE generations
       SET status = 'completed', content = $3, facts = $4, narrator = $5, model = $6,
           fallback_reason = $7, tokens_used = $8, processing_time_ms = $9,
           figure = $10, engine_edition = $11, words_edition = $12,
           updated_at = clock_timestamp(), completed_at = clock_timestamp()
       WHERE id = $1 AND attempt = $2 AND status = 'generating'`,
      [
        claim.id,
        claim.attempt,
        text.content,
        JSON.stringify(text.facts),
        text.narrator,
        text.model,
        text.fallbackReason,
        text.tokensUsed,
        text.processingTimeMs,
        text.figure && JSON.stringify(text.figure),
        text.edition.engine,
        text.edition.words,
      ],
    );
  }

  /** Says or takes back that a finished reading resonated. @returns false where there is none */
  async love(actor: Actor, id: string, loved: boolean): Promise<boolean> {
    return this.changed(
      this.database.manager,
      `UPDATE generations
       SET loved_at = CASE WHEN $4 THEN coalesce(loved_at, clock_timestamp()) END
       WHERE id = $1 AND actor_kind = $2 AND actor_id = $3 AND status = 'completed'`,
      [id, actor.kind, actor.id, loved],
    );
  }

  /**
   * Gives a member a guest's finished readings. Keys of the guest's requests are forgotten: the
   * member may have used the same.
   *
   * @returns how many
   */
  async handOver(guestId: string, memberId: string): Promise<number> {
    const [, count] = (await this.database.query(
      `UPDATE generations SET actor_kind = 'member', actor_id = $2, idempotency_key = NULL
       WHERE actor_kind = 'guest' AND actor_id = $1 AND status = 'completed'`,
      [guestId, memberId],
    )) as [unknown[], number];
    return count;
  }

  async fail(transaction: EntityManager, claim: Claim, errorCode: string): Promise<boolean> {
    return this.changed(
      transaction,
      `UPDATE generations
       SET status = 'failed', content = '', error_code = $3,
           updated_at = clock_timestamp(), completed_at = clock_timestamp()
       WHERE id = $1 AND attempt = $2 AND status = 'generating'`,
      [claim.id, claim.attempt, errorCode],
    );
  }

  /**
   * Puts what failed within the last hours back to be written, with a job's worth of runs at least.
   * Its units went back when it failed and stay with their owners. A run's number is never used
   * again for a row that ended in time, so a run of then can't write to it.
   *
   * @returns how many
   */
  async redrive(hours: number): Promise<number> {
    const [, count] = (await this.database.query(
      `UPDATE generations
       SET status = 'queued', attempt = least(attempt, $2), charged_to = '{}',
           error_code = NULL, completed_at = NULL, updated_at = clock_timestamp()
       WHERE status = 'failed' AND completed_at > clock_timestamp() - make_interval(hours => $1)`,
      [hours, MOST_RUNS - JOB_ATTEMPTS],
    )) as [unknown[], number];
    return count;
  }

  /** Rows nobody has touched for a while though they are not finished: their job was lost or never added. */
  async findNeglected(seconds: number): Promise<Pick<GenerationEntity, 'id' | 'trace'>[]> {
    return this.database.query(
      `SELECT id, trace FROM generations
       WHERE status IN ('queued', 'generating')
         AND updated_at < clock_timestamp() - make_interval(secs => $1)
       ORDER BY updated_at LIMIT ${MOST_SWEPT}`,
      [seconds],
    );
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
