import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, Repository, type EntityManager } from 'typeorm';
import type { Sealed } from '@cosmic/platform/crypto/key-ring';
import { SecondFactorEntity } from './second-factor.entity';

export interface SecondFactorRow {
  secret: Sealed;
  /** Null while no code has proved that the app has the secret. */
  enabledAt: Date | null;
  recoveryCodesLeft: number;
}

@Injectable()
export class SecondFactorsRepository {
  constructor(
    @InjectRepository(SecondFactorEntity) private readonly factors: Repository<SecondFactorEntity>,
  ) {}

  async find(userId: string): Promise<SecondFactorRow | undefined> {
    const row = await this.factors.findOneBy({ userId });
    return row ? rowOf(row) : undefined;
  }

  /** Keeps a secret in place of one that was never proved. @returns false where one was */
  async begin(userId: string, { box, sealedUnder }: Sealed): Promise<boolean> {
    const rows: unknown[] = await this.factors.query(
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
    const { affected } = await transaction.update(
      SecondFactorEntity,
      { userId, secret: secret.box, enabledAt: IsNull() },
      { enabledAt: now, lastUsedStep: String(step), recoveryHashes: hashes },
    );
    return affected === 1;
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
    await transaction.update(SecondFactorEntity, { userId }, { recoveryHashes: hashes });
  }

  async erase(transaction: EntityManager, userId: string): Promise<void> {
    await transaction.delete(SecondFactorEntity, { userId });
  }

  /** Some of those that lie under another secret than the newest. */
  async findSealedOtherwise(
    sealedUnder: string,
    atMost: number,
  ): Promise<{ userId: string; secret: Sealed }[]> {
    const rows = await this.factors.find({
      where: { sealedUnder: Not(sealedUnder) },
      take: atMost,
    });
    return rows.map((row) => ({ userId: row.userId, secret: rowOf(row).secret }));
  }

  /** Puts a secret that was sealed anew in the place of itself; one that was changed meanwhile stays. */
  async replaceSeal(userId: string, before: Sealed, after: Sealed): Promise<void> {
    await this.factors.update(
      { userId, secret: before.box },
      { secret: after.box, sealedUnder: after.sealedUnder },
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

function rowOf(row: SecondFactorEntity): SecondFactorRow {
  return {
    secret: { box: row.secret, sealedUnder: row.sealedUnder },
    enabledAt: row.enabledAt,
    recoveryCodesLeft: row.recoveryHashes.length,
  };
}
