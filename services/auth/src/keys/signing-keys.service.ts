import { createPrivateKey, generateKeyPairSync, randomUUID, type KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ACCESS_TOKEN, publicKeySchema, type PublicKey } from '@cosmic/contracts/access-token';
import { CLOCK, type Clock } from '../auth.tokens';
import { KeyRing } from '@cosmic/platform/crypto/key-ring';
import { rotationAt, signingKeyAt } from './rotation.rules';
import { SigningKeysRepository, type SigningKeyRow } from './signing-keys.repository';

/** Injection token of what seals private keys. */
export const KEY_SEAL = Symbol('seal of the signing keys');

/** How long a replica may not know of what another has done to the keys. */
const LOOK_AGAIN_MS = 60_000;

interface LoadedKey {
  kid: string;
  signsFrom: Date;
  publicKey: PublicKey;
  privateKey: KeyObject;
}

/** The keys that access tokens are signed with. */
@Injectable()
export class SigningKeysService {
  private loaded: { keys: LoadedKey[]; at: number } | undefined;

  constructor(
    private readonly keys: SigningKeysRepository,
    @Inject(KEY_SEAL) private readonly seal: KeyRing,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  /** Makes the keys that are due, drops those that are over, seals all under the newest secret. */
  async rotate(): Promise<void> {
    await this.keys.exclusively(async (transaction) => {
      const rows = await this.keys.all(transaction);
      const { make, drop } = rotationAt(this.now(), rows);
      for (const signsFrom of make) await this.make(transaction, signsFrom);
      await this.keys.drop(transaction, drop);
      const stay = rows.filter(({ kid }) => !drop.includes(kid));
      for (const row of stay) await this.sealAnew(transaction, row);
    });
    this.loaded = undefined;
  }

  /** The key that signs now. */
  async signing(): Promise<{ kid: string; privateKey: KeyObject }> {
    const key = signingKeyAt(this.now(), await this.all());
    if (!key) throw new Error('there is no key to sign access tokens with');
    return key;
  }

  /** What access tokens can be checked with. */
  async publicKeys(): Promise<PublicKey[]> {
    return (await this.all()).map(({ publicKey }) => publicKey);
  }

  private async all(): Promise<LoadedKey[]> {
    const now = this.now().getTime();
    if (!this.loaded || Math.abs(now - this.loaded.at) > LOOK_AGAIN_MS) {
      const rows = await this.keys.all();
      this.loaded = { keys: rows.map((row) => this.load(row)), at: now };
    }
    return this.loaded.keys;
  }

  private load({ kid, signsFrom, publicKey, sealed }: SigningKeyRow): LoadedKey {
    const key = this.seal.open(sealed, kid);
    const privateKey = createPrivateKey({ key, format: 'der', type: 'pkcs8' });
    return { kid, signsFrom, publicKey, privateKey };
  }

  private async make(transaction: EntityManager, signsFrom: Date): Promise<void> {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const jwk = publicKey.export({ format: 'jwk' });
    const kid = randomUUID();
    const der = privateKey.export({ format: 'der', type: 'pkcs8' });
    await this.keys.store(transaction, {
      kid,
      publicKey: publicKeySchema.parse({ ...jwk, kid, use: 'sig', alg: ACCESS_TOKEN.algorithm }),
      sealed: this.seal.seal(der, kid),
      signsFrom,
    });
  }

  private async sealAnew(transaction: EntityManager, row: SigningKeyRow): Promise<void> {
    if (row.sealed.sealedUnder === this.seal.current) return;
    const sealed = this.seal.seal(this.seal.open(row.sealed, row.kid), row.kid);
    await this.keys.store(transaction, { ...row, sealed });
  }
}
