import { Inject, Injectable } from '@nestjs/common';
import type { KeyRing } from '@cosmic/platform/crypto/key-ring';
import { SecondFactorsRepository } from './second-factors.repository';

/** Injection token of what seals the secrets of authenticator apps. */
export const FACTOR_SEAL = Symbol('seal of second factors');

const SEALED_AT_A_TIME = 100;

/** Keeps the secrets of authenticator apps under the newest secret. */
@Injectable()
export class SecondFactorSealing {
  constructor(
    private readonly factors: SecondFactorsRepository,
    @Inject(FACTOR_SEAL) private readonly seal: KeyRing,
  ) {}

  /** Seals under the newest secret what lies under an older one. */
  async sealAnew(): Promise<void> {
    for (;;) {
      const found = await this.factors.findSealedOtherwise(this.seal.current, SEALED_AT_A_TIME);
      for (const { userId, secret } of found) {
        const anew = this.seal.seal(this.seal.open(secret, userId), userId);
        await this.factors.replaceSeal(userId, secret, anew);
      }
      if (found.length < SEALED_AT_A_TIME) return;
    }
  }
}
