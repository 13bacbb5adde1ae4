import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

@Injectable()
export class DevicesRepository {
  async remember(
    manager: EntityManager,
    userId: string,
    tokenHash: Buffer,
    now: Date,
  ): Promise<void> {
    await manager.query(
      `INSERT INTO known_devices (user_id, token_hash, last_used_at) VALUES ($1, $2, $3)
       ON CONFLICT (user_id, token_hash) DO UPDATE SET last_used_at = excluded.last_used_at`,
      [userId, tokenHash, now],
    );
  }

  /** Whether a browser has signed in to an account before. */
  async isKnown(manager: EntityManager, userId: string, tokenHash: Buffer): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      'SELECT FROM known_devices WHERE user_id = $1 AND token_hash = $2',
      [userId, tokenHash],
    );
    return rows.length === 1;
  }

  async forgetAllOf(manager: EntityManager, userId: string): Promise<void> {
    await manager.query('DELETE FROM known_devices WHERE user_id = $1', [userId]);
  }
}
