import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { PublicKey } from '@cosmic/contracts/auth';
import type { Sealed } from '@cosmic/platform/crypto/key-ring';

/** Any number that nothing else in this schema locks. */
const LOCK = 4_410_337;

export interface SigningKeyRow {
  kid: string;
  publicKey: PublicKey;
  sealed: Sealed;
  signsFrom: Date;
}

@Injectable()
export class SigningKeysRepository {
  constructor(private readonly database: DataSource) {}

  /** Works on the keys while no other replica does. */
  exclusively<Result>(work: (transaction: EntityManager) => Promise<Result>): Promise<Result> {
    return this.database.transaction(async (transaction) => {
      await transaction.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
      return work(transaction);
    });
  }

  async all(manager: EntityManager = this.database.manager): Promise<SigningKeyRow[]> {
    const rows: {
      kid: string;
      public_key: PublicKey;
      private_key: Buffer;
      sealed_under: string;
      signs_from: Date;
    }[] = await manager.query('SELECT * FROM signing_keys ORDER BY signs_from');
    return rows.map((row) => ({
      kid: row.kid,
      publicKey: row.public_key,
      sealed: { box: row.private_key, sealedUnder: row.sealed_under },
      signsFrom: row.signs_from,
    }));
  }

  /** Stores a key, or what it is sealed with now. */
  async store(transaction: EntityManager, key: SigningKeyRow): Promise<void> {
    await transaction.query(
      `INSERT INTO signing_keys (kid, public_key, private_key, sealed_under, signs_from)
       VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (kid) DO UPDATE
       SET private_key = excluded.private_key, sealed_under = excluded.sealed_under`,
      [
        key.kid,
        JSON.stringify(key.publicKey),
        key.sealed.box,
        key.sealed.sealedUnder,
        key.signsFrom,
      ],
    );
  }

  async drop(transaction: EntityManager, kids: readonly string[]): Promise<void> {
    await transaction.query('DELETE FROM signing_keys WHERE kid = ANY($1)', [kids]);
  }
}
