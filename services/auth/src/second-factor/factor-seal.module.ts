import { Module } from '@nestjs/common';
import { KeyRing } from '@cosmic/platform/crypto/key-ring';
import { CONFIG } from '@cosmic/platform/platform.tokens';
import type { AuthSecretConfig } from '../config';
import { RecordsModule } from '../records.module';
import { FACTOR_SEAL, SecondFactorSealing } from './second-factor-sealing';

/** What seals the secrets of authenticator apps. */
@Module({
  imports: [RecordsModule],
  providers: [
    SecondFactorSealing,
    {
      provide: FACTOR_SEAL,
      inject: [CONFIG],
      useFactory: ({ AUTH_SECRET }: AuthSecretConfig) => new KeyRing(AUTH_SECRET, 'second-factors'),
    },
  ],
  exports: [FACTOR_SEAL, SecondFactorSealing],
})
export class FactorSealModule {}
