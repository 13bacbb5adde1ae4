import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThanOrEqual, Repository, type EntityManager } from 'typeorm';
import type { Actor } from '@cosmic/contracts/message';
import { idsIn, runPrepared } from '@cosmic/platform/database/prepared';
import { TODAY } from '../quota/quota.rules';
import { GenerationEntity } from './generation.entity';
import { SealedGeneration } from './sealed-generation';

const MAX_CHANGED = 20;
const MAX_OF_A_DAY = 100;

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

/** A finished reading, without what it stands on. */
type FinishedReading = Pick<
  GenerationEntity,
  'id' | 'actorKind' | 'actorId' | 'params' | 'content'
>;

/** Readings as they are asked for, looked at and handed over; how one is written is the runs'. */
@Injectable()
export class GenerationRepository {
  constructor(
    @InjectRepository(GenerationEntity) private readonly generations: Repository<GenerationEntity>,
    private readonly sealed: SealedGeneration,
  ) {}

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
