import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Fact } from '@cosmic/contracts/readings';

export interface ShareRow {
  id: string;
  shared_at: Date;
}

/** A reading that has a public link, without anything of whose it is. */
export interface SharedRow {
  reading_type: string;
  content: string;
  facts: Fact[];
  created_at: Date;
}

@Injectable()
export class SharingRepository {
  constructor(private readonly database: DataSource) {}

  /** @returns the row that is there, or the new one; undefined where the reading is not the member's */
  async share(
    userId: string,
    readingId: string,
    facts: readonly Fact[],
  ): Promise<ShareRow | undefined> {
    const [row]: ShareRow[] = await this.database.query(
      `INSERT INTO shared_readings AS kept (reading_id, user_id, facts)
       SELECT id, user_id, $3 FROM readings WHERE id = $2 AND user_id = $1 AND deleted_at IS NULL
       ON CONFLICT (reading_id) DO UPDATE SET reading_id = kept.reading_id
       RETURNING id, shared_at`,
      [userId, readingId, JSON.stringify(facts)],
    );
    return row;
  }

  async find(userId: string, readingId: string): Promise<ShareRow | undefined> {
    const [row]: ShareRow[] = await this.database.query(
      'SELECT id, shared_at FROM shared_readings WHERE user_id = $1 AND reading_id = $2',
      [userId, readingId],
    );
    return row;
  }

  async stop(userId: string, readingId: string): Promise<void> {
    await this.database.query(
      'DELETE FROM shared_readings WHERE user_id = $1 AND reading_id = $2',
      [userId, readingId],
    );
  }

  /** What is shared under an id; a reading out of its journal is not. */
  async open(id: string): Promise<SharedRow | undefined> {
    const [row]: SharedRow[] = await this.database.query(
      `SELECT reading.reading_type, reading.content, shared.facts, reading.created_at
       FROM shared_readings AS shared JOIN readings AS reading ON reading.id = shared.reading_id
       WHERE shared.id = $1 AND reading.deleted_at IS NULL`,
      [id],
    );
    return row;
  }
}
