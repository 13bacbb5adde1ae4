import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '@cosmic/contracts/errors';
import { fieldProblem } from '@cosmic/contracts/field-problems';
import type { Actor } from '@cosmic/contracts/message';
import type { Commitment } from '@cosmic/contracts/readings/readings';
import { commitmentTo, serverSeedFrom } from '@cosmic/divination/tarot';
import { RateLimits, type RateLimit } from '@cosmic/platform/limits/rate-limits';
import { DrawRepository } from './draw.repository';

/** Each draw needs one promise. */
const PROMISES: RateLimit = { seconds: 60 * 60, ofPerson: 60, ofNetwork: 100 };

/** Promises seeds before a draw, so that a person can check afterwards that nothing was changed. */
@Injectable()
export class DrawService {
  constructor(
    private readonly database: DataSource,
    private readonly draws: DrawRepository,
    private readonly limits: RateLimits,
  ) {}

  /** Chooses the seed of the actor's next draw and tells its hash alone. @throws AppError `too_many_attempts` */
  async promise(actor: Actor): Promise<Commitment> {
    const serverSeed = this.newSeed();
    const commitment = commitmentTo(serverSeed);
    await this.database.transaction(async (transaction) => {
      await this.limits.take(transaction, 'promises', PROMISES, actor);
      await this.draws.promise(transaction, actor, commitment, serverSeed);
    });
    return { commitment };
  }

  /** The seed of a reading that no promise was made for. */
  newSeed(): string {
    return serverSeedFrom(randomBytes(32));
  }

  /**
   * The promised seed, where a generation's parameters name a promise; it is used up.
   *
   * @throws AppError `invalid_input` naming `params.commitment` when that promise is not the
   *   actor's, was used, or is too old
   */
  async promisedSeed(
    transaction: EntityManager,
    actor: Actor,
    { commitment }: Record<string, unknown>,
  ): Promise<string | null> {
    if (typeof commitment !== 'string' || commitment === '') return null;
    const seed = await this.draws.redeem(transaction, actor, commitment);
    if (seed !== null) return seed;
    throw new AppError('invalid_input', {
      fields: [fieldProblem('params.commitment', 'commitment_over')],
    });
  }
}
