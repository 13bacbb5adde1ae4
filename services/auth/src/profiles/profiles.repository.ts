import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Sealed } from '@cosmic/platform/crypto/key-ring';

export interface ProfileRow {
  id: string;
  fullName: string;
  avatarUrl: string | null;
  birth: Sealed | null;
  modelOff: boolean;
  isPremium: boolean;
}

export type ProfileParts = Pick<ProfileRow, 'fullName' | 'avatarUrl' | 'birth' | 'modelOff'>;

interface Raw {
  id: string;
  full_name: string;
  avatar_url: string | null;
  birth_data: Buffer | null;
  birth_sealed_under: string | null;
  model_off: boolean | null;
  is_premium: boolean | null;
}

@Injectable()
export class ProfilesRepository {
  constructor(private readonly database: DataSource) {}

  /** A member's profile; undefined when there is no such account. */
  async find(
    userId: string,
    now: Date,
    manager: EntityManager = this.database.manager,
  ): Promise<ProfileRow | undefined> {
    const [row]: Raw[] = await manager.query(
      `SELECT account.id, account.full_name, profile.avatar_url, profile.birth_data,
              profile.birth_sealed_under, profile.model_off,
              profile.is_premium AND (profile.premium_ends_at IS NULL OR profile.premium_ends_at > $2)
                AS is_premium
       FROM accounts AS account LEFT JOIN profiles AS profile ON profile.id = account.id
       WHERE account.id = $1`,
      [userId, now],
    );
    return row && rowOf(row);
  }

  /** Like `find`, for changing: the account is the caller's alone until the transaction ends. */
  async lock(
    transaction: EntityManager,
    userId: string,
    now: Date,
  ): Promise<ProfileRow | undefined> {
    await transaction.query('SELECT FROM accounts WHERE id = $1 FOR UPDATE', [userId]);
    return this.find(userId, now, transaction);
  }

  async save(transaction: EntityManager, userId: string, parts: ProfileParts): Promise<void> {
    await transaction.query('UPDATE accounts SET full_name = $2 WHERE id = $1', [
      userId,
      parts.fullName,
    ]);
    await transaction.query(
      `INSERT INTO profiles (id, avatar_url, birth_data, birth_sealed_under, model_off)
       VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (id) DO UPDATE
       SET avatar_url = excluded.avatar_url, birth_data = excluded.birth_data,
           birth_sealed_under = excluded.birth_sealed_under, model_off = excluded.model_off`,
      [
        userId,
        parts.avatarUrl,
        parts.birth?.box ?? null,
        parts.birth?.sealedUnder ?? null,
        parts.modelOff,
      ],
    );
  }

  /** Keeps the newest of billing's changes; one of a member who is gone is left out. */
  async keepPremium(
    transaction: EntityManager,
    change: { userId: string; isPremium: boolean; endsAt: string | null; changedAt: string },
  ): Promise<void> {
    await transaction.query(
      `INSERT INTO profiles AS profile (id, is_premium, premium_ends_at, premium_changed_at)
       SELECT id, $2, $3, $4 FROM accounts WHERE id = $1
       ON CONFLICT (id) DO UPDATE
       SET is_premium = excluded.is_premium, premium_ends_at = excluded.premium_ends_at,
           premium_changed_at = excluded.premium_changed_at
       WHERE profile.premium_changed_at IS NULL
          OR profile.premium_changed_at < excluded.premium_changed_at`,
      [change.userId, change.isPremium, change.endsAt, change.changedAt],
    );
  }

  /** Whether billing ever said anything of a member. */
  async hasEverSubscribed(userId: string): Promise<boolean> {
    const rows: unknown[] = await this.database.query(
      'SELECT FROM profiles WHERE id = $1 AND premium_changed_at IS NOT NULL',
      [userId],
    );
    return rows.length === 1;
  }

  /** Some of the birth data that are sealed under another secret than the one of now. */
  async findSealedOtherwise(
    current: string,
    most: number,
  ): Promise<{ id: string; sealed: Sealed }[]> {
    const rows: { id: string; birth_data: Buffer; birth_sealed_under: string }[] =
      await this.database.query(
        `SELECT id, birth_data, birth_sealed_under FROM profiles
         WHERE birth_data IS NOT NULL AND birth_sealed_under <> $1 LIMIT $2`,
        [current, most],
      );
    return rows.map((row) => ({
      id: row.id,
      sealed: { box: row.birth_data, sealedUnder: row.birth_sealed_under },
    }));
  }

  /** Replaces a box by another of the same data, unless it was changed meanwhile. */
  async replaceSeal(id: string, before: Sealed, after: Sealed): Promise<void> {
    await this.database.query(
      `UPDATE profiles SET birth_data = $3, birth_sealed_under = $4
       WHERE id = $1 AND birth_data = $2`,
      [id, before.box, after.box, after.sealedUnder],
    );
  }
}

function rowOf(row: Raw): ProfileRow {
  const { birth_data: box, birth_sealed_under: sealedUnder } = row;
  return {
    id: row.id,
    fullName: row.full_name,
    avatarUrl: row.avatar_url,
    birth: box && sealedUnder ? { box, sealedUnder } : null,
    modelOff: row.model_off ?? false,
    isPremium: row.is_premium ?? false,
  };
}
