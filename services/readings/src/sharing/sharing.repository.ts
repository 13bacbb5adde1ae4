import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { Fact } from '@cosmic/contracts/readings/readings';
import type { GenerationEntity } from '../generation/generation.entity';
import { SealedGeneration } from '../generation/sealed-generation';
import { SharedReadingEntity } from './shared-reading.entity';

export type ShareRow = Pick<SharedReadingEntity, 'id' | 'sharedAt'>;

/**
 * A reading that has a public link, without anything of whose it is: the words and the tool of its
 * generation, whatever the member keeps under them.
 */
export type SharedRow = Pick<
  GenerationEntity,
  'toolType' | 'params' | 'content' | 'figure' | 'facts' | 'createdAt'
> & {
  /** Those that anybody may see. */
  publicFacts: Fact[];
};

/** A saved reading has its generation's id; without a finished one of the same member it is nobody's words. */
const WITH_GENERATION = `readings AS reading JOIN generations AS generation
  ON generation.id = reading.id AND generation.actor_kind = 'member'
    AND generation.actor_id = reading.user_id AND generation.status = 'completed'`;

@Injectable()
export class SharingRepository {
  constructor(
    @InjectRepository(SharedReadingEntity) private readonly shared: Repository<SharedReadingEntity>,
    private readonly sealed: SealedGeneration,
  ) {}

  /** @returns the row that is there, or the new one; undefined where nothing of the member's can be shared */
  async share(
    userId: string,
    readingId: string,
    facts: readonly Fact[],
  ): Promise<ShareRow | undefined> {
    const [row]: ShareRow[] = await this.shared.query(
      `INSERT INTO shared_readings AS kept (reading_id, user_id, facts)
       SELECT reading.id, reading.user_id, $3 FROM ${WITH_GENERATION}
       WHERE reading.id = $2 AND reading.user_id = $1 AND reading.deleted_at IS NULL
       ON CONFLICT (reading_id) DO UPDATE SET reading_id = kept.reading_id
       RETURNING id, shared_at AS "sharedAt"`,
      [userId, readingId, JSON.stringify(facts)],
    );
    return row;
  }

  find(userId: string, readingId: string): Promise<ShareRow | null> {
    return this.shared.findOneBy({ userId, readingId });
  }

  async stop(userId: string, readingId: string): Promise<void> {
    await this.shared.delete({ userId, readingId });
  }

  /** What is shared under an id; a reading out of its journal is not. */
  async open(id: string): Promise<SharedRow | undefined> {
    const [row]: (SharedRow & { id: string })[] = await this.shared.query(
      `SELECT generation.id, generation.tool_type AS "toolType", generation.params,
              generation.content, generation.figure, generation.facts,
              shared.facts AS "publicFacts", generation.created_at AS "createdAt"
       FROM ${WITH_GENERATION} JOIN shared_readings AS shared ON shared.reading_id = reading.id
       WHERE shared.id = $1 AND reading.deleted_at IS NULL`,
      [id],
    );
    return row && this.sealed.open(row);
  }
}
