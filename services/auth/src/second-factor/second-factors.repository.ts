import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Sealed } from '@cosmic/platform/crypto/key-ring';

export interface SecondFactorRow {
  secret: Sealed;
  /** Null while no code has proved that the app has the secret. */
  enabledAt: Date | null;
  recoveryCodesLeft: number;
}

interface Raw {
  user_id: string;
  secret: Buffer;
  sealed_under: string;
  enabled_at: Date | null;
  left: number;
}

const COLUMNS = `user_id, secret, sealed_under, enabled_at,
  cardinality(recovery_hashes) AS left`;

@Injectable()
export class SecondFactorsRepository {
  constructor(private readonly database: DataSource) {}

  async find(userId: string): Promise<SecondFactorRow | undefined> {
    const [row]: Raw[] = await this.database.query(
      `SELECT ${COLUMNS} FROM second_factors WHERE user_id = $1`,
      [userId],
    );
    return row && rowOf(row);
  }

  /** Keeps a secret in place of one that was never proved. @returns false where one was */
  async begin(userId: string, { box, sealedUnder }: Sealed): Promise<boolean> {
    const rows: unknown[] = await this.database.query(
      `INSERT INTO second_factors AS kept (user_id, secret, sealed_under) VALUES ($1, $2, $3)
       ON CONFLICT (user_id) DO UPDATE
       SET secret = excluded.secret, sealed_under = excluded.sealed_under, last_used_step = NULL
       WHERE kept.enabled_at IS NULL
       RETURNING user_id`,
      [userId, box, sealedUnder],
    );
    return rows.length === 1;
  }

  /**
   * Turns it on by the code of a step, which is used then.
   *
   * @param secret  whose code it was: another may have taken its place meanwhile
   * @returns false where it is on already, or begun anew
   */
  async turnOn(
    transaction: EntityManager,
    userId: string,
    { secret, step, hashes, now }: { secret: Sealed; step: number; hashes: Buffer[]; now: Date },
  ): Promise<boolean> {
    return changesOne(
      transaction,
      `UPDATE second_factors
       SET enabled_at = $3, last_used_step = $4, recovery_hashes = $5
       WHERE user_id = $1 AND secret = $2 AND enabled_at IS NULL`,
      [userId, secret.box, now, step, hashes],
    );
  }

  /** Uses the code of a step. @returns false where that, or a later one, was used before */
  async useStep(manager: EntityManager, userId: string, step: number): Promise<boolean> {
    return changesOne(
      manager,
      `UPDATE second_factors SET last_used_step = $2
       WHERE user_id = $1 AND enabled_at IS NOT NULL AND coalesce(last_used_step < $2, true)`,
      [userId, step],
    );
  }

  /** Uses a recovery code up. @returns false where there is none such */
  async useRecoveryCode(manager: EntityManager, userId: string, hash: Buffer): Promise<boolean> {
    return changesOne(
      manager,
      `UPDATE second_factors SET recovery_hashes = array_remove(recovery_hashes, $2)
       WHERE user_id = $1 AND enabled_at IS NOT NULL AND $2 = ANY(recovery_hashes)`,
      [userId, hash],
    );
  }

  async replaceRecoveryCodes(
    transaction: EntityManager,
    userId: string,
    hashes: Buffer[],
  ): Promise<void> {
    await transaction.query('UPDATE second_factors SET recovery_hashes = $2 WHERE user_id = $1', [
      userId,
      hashes,
    ]);
  }

  async erase(transaction: EntityManager, userId: string): Promise<void> {
    await transaction.query('DELETE FROM second_factors WHERE user_id = $1', [userId]);
  }

  /** Some of those that lie under another secret than the newest. */
  async findSealedOtherwise(
    sealedUnder: string,
    atMost: number,
  ): Promise<{ userId: string; secret: Sealed }[]> {
    const rows: Raw[] = await this.database.query(
      `SELECT ${COLUMNS} FROM second_factors WHERE sealed_under <> $1 LIMIT $2`,
      [sealedUnder, atMost],
    );
    return rows.map((row) => ({ userId: row.user_id, secret: rowOf(row).secret }));
  }

  /** Puts a secret that was sealed anew in the place of itself; one that was changed meanwhile stays. */
  async replaceSeal(userId: string, before: Sealed, after: Sealed): Promise<void> {
    await this.database.query(
      `UPDATE second_factors SET secret = $3, sealed_under = $4
       WHERE user_id = $1 AND secret = $2`,
      [userId, before.box, after.box, after.sealedUnder],
    );
  }
}

async function changesOne(
  manager: EntityManager,
  sql: string,
  values: unknown[],
): Promise<boolean> {
  const [, count] = (await manager.query(sql, values)) as [unknown[], number];
  return count === 1;
}

function rowOf(row: Raw): SecondFactorRow {
  return {
    secret: { box: row.secret, sealedUnder: row.sealed_under },
    enabledAt: row.enabled_at,
    recoveryCodesLeft: row.left,
  };
}
