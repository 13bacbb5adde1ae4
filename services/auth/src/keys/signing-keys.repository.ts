import { Injectable } from '@nestjs/common';
import { Any, DataSource, type EntityManager } from 'typeorm';
import type { Sealed } from '@cosmic/platform/crypto/key-ring';
import { SigningKeyEntity } from './signing-key.entity';

/** Any number that nothing else in this schema locks. */
const LOCK = 4_410_337;

/** Who holds the lock may just be starting on a busy machine: it is waited for longer than a reader's. */
const PATIENCE = `SELECT set_config('lock_timeout', '30s', true), set_config('statement_timeout', '35s', true)`;

export type SigningKeyRow = Pick<SigningKeyEntity, 'kid' | 'publicKey' | 'signsFrom'> & {
  sealed: Sealed;
};

@Injectable()
export class SigningKeysRepository {
  constructor(private readonly database: DataSource) {}

  /** Works on the keys while no other replica does. */
  exclusively<Result>(work: (transaction: EntityManager) => Promise<Result>): Promise<Result> {
    return this.database.transaction(async (transaction) => {
      await transaction.query(PATIENCE);
      await transaction.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
      return work(transaction);
    });
  }

  async all(manager: EntityManager = this.database.manager): Promise<SigningKeyRow[]> {
    const rows = await manager.find(SigningKeyEntity, { order: { signsFrom: 'ASC' } });
    return rows.map(({ kid, publicKey, signsFrom, privateKey: box, sealedUnder }) => ({
      kid,
      publicKey,
      sealed: { box, sealedUnder },
      signsFrom,
    }));
  }

  /** Stores a key, or what it is sealed with now. */
  async store(transaction: EntityManager, key: SigningKeyRow): Promise<void> {
    const { kid, publicKey, sealed, signsFrom } = key;
    const { box: privateKey, sealedUnder } = sealed;
    await transaction
      .createQueryBuilder()
      .insert()
      .into(SigningKeyEntity)
      .values({ kid, publicKey, privateKey, sealedUnder, signsFrom })
      .orUpdate(['private_key', 'sealed_under'], ['kid'])
      .execute();
  }

  async drop(transaction: EntityManager, kids: readonly string[]): Promise<void> {
    await transaction.delete(SigningKeyEntity, { kid: Any(kids) });
  }
}
