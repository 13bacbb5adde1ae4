import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Fact } from '@cosmic/contracts/readings';
import { SealedGeneration } from '../generation/sealed-generation';

export interface ShareRow {
  id: string;
  shared_at: Date;
}

/**
 * A reading that has a public link, without anything of whose it is: the words and the tool of its
 * generation, whatever the member keeps under them.
 */
export interface SharedRow {
  tool_type: string;
  content: string;
  facts: Fact[];
  created_at: Date;
}

/** A saved reading has its generation's id; without a finished one of the same member it is nobody's words. */
const WITH_GENERATION = `readings AS reading JOIN generations AS generation
  ON generation.id = reading.id AND generation.actor_kind = 'member'
    AND generation.actor_id = reading.user_id AND generation.status = 'completed'`;

@Injectable()
export class SharingRepository {
  constructor(
    private readonly database: DataSource,
    private readonly sealed: SealedGeneration,
  ) {}

  /** @returns the row that is there, or the new one; undefined where nothing of the member's can be shared */
  async share(
    userId: string,
    readingId: string,
    facts: readonly Fact[],
  ): Promise<ShareRow | undefined> {
    const [row]: ShareRow[] = await this.database.query(
      `INSERT INTO shared_readings AS kept (reading_id, user_id, facts)
       SELECT reading.id, reading.user_id, $3 FROM ${WITH_GENERATION}
       WHERE reading.id = $2 AND reading.user_id = $1 AND reading.deleted_at IS NULL
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
    const [row]: (SharedRow & { id: string })[] = await this.database.query(
      `SELECT generation.id, generation.tool_type, generation.content, shared.facts, reading.created_at
       FROM ${WITH_GENERATION} JOIN shared_readings AS shared ON shared.reading_id = reading.id
       WHERE shared.id = $1 AND reading.deleted_at IS NULL`,
      [id],
    );
    if (!row) return undefined;
    const { content } = this.sealed.open({ id: row.id, content: row.content });
    return { ...row, content };
  }
}
