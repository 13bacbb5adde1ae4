import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { runPrepared } from '@cosmic/platform/database/prepared';

@Injectable()
export class DevicesRepository {
  constructor(private readonly database: DataSource) {}

  /** Whether a browser has signed in to an account before. */
  async isKnown(userId: string, tokenHash: Buffer): Promise<boolean> {
    const rows = await runPrepared(
      this.database,
      'SELECT FROM known_devices WHERE user_id = $1 AND token_hash = $2',
      [userId, tokenHash],
    );
    return rows.length === 1;
  }

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

  async forgetAllOf(manager: EntityManager, userId: string): Promise<void> {
    await manager.query('DELETE FROM known_devices WHERE user_id = $1', [userId]);
  }
}
