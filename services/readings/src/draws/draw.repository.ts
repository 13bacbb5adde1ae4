import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '@cosmic/contracts/message';
import { DrawCommitmentEntity } from './draw-commitment.entity';

/** A promise nobody drew with is forgotten after so long. */
const KEPT_HOURS = 24;

/** Seeds promised to one person at a time; the oldest promise gives way to a new one. */
const MAX_OPEN = 5;

@Injectable()
export class DrawRepository {
  /** Keeps a promise, and forgets those that it takes the place of. */
  async promise(
    transaction: EntityManager,
    actor: Actor,
    commitment: string,
    serverSeed: string,
  ): Promise<void> {
    await transaction.insert(DrawCommitmentEntity, {
      commitment,
      serverSeed,
      actorKind: actor.kind,
      actorId: actor.id,
    });
    await transaction.query(
      `DELETE FROM draw_commitments
       WHERE created_at < clock_timestamp() - make_interval(hours => ${KEPT_HOURS})
          OR commitment IN (
            SELECT commitment FROM draw_commitments WHERE actor_kind = $1 AND actor_id = $2
            ORDER BY created_at DESC OFFSET ${MAX_OPEN})`,
      [actor.kind, actor.id],
    );
  }

  /** Gives a member what a guest was promised, until an instant or ever. */
  async handOver(
    transaction: EntityManager,
    guestId: string,
    memberId: string,
    until: Date | null,
  ): Promise<void> {
    await transaction.query(
      `UPDATE draw_commitments SET actor_kind = 'member', actor_id = $2
       WHERE actor_kind = 'guest' AND actor_id = $1
         AND ($3::timestamptz IS NULL OR created_at < $3)`,
      [guestId, memberId, until],
    );
  }

  /** Takes a promised seed; nobody can draw with it a second time. */
  async redeem(
    transaction: EntityManager,
    actor: Actor,
    commitment: string,
  ): Promise<string | null> {
    const [rows] = (await transaction.query(
      `DELETE FROM draw_commitments
       WHERE commitment = $1 AND actor_kind = $2 AND actor_id = $3 RETURNING server_seed`,
      [commitment, actor.kind, actor.id],
    )) as [{ server_seed: string }[], number];
    return rows[0]?.server_seed ?? null;
  }
}
