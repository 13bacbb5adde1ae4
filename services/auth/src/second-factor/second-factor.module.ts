import { Module } from '@nestjs/common';
import { KeyRing } from '@cosmic/platform/crypto/key-ring';
import { CONFIG } from '@cosmic/platform/platform.module';
import type { AuthConfig } from '../config';
import { LimitsModule } from '../limits/limits.module';
import { PasswordChecksModule } from '../passwords/password-checks.module';
import { RecordsModule } from '../records.module';
import { SessionEndingsModule } from '../sessions/session-endings.module';
import { SecondFactorsController } from './second-factors.controller';
import { FACTOR_SEAL, SecondFactorsService } from './second-factors.service';

/** Codes that are asked for besides the password. */
@Module({
  imports: [LimitsModule, PasswordChecksModule, RecordsModule, SessionEndingsModule],
  controllers: [SecondFactorsController],
  providers: [
    SecondFactorsService,
    {
      provide: FACTOR_SEAL,
      inject: [CONFIG],
      useFactory: (config: AuthConfig) => new KeyRing(config.AUTH_SECRET, 'second-factors'),
    },
  ],
  exports: [SecondFactorsService],
})
export class SecondFactorModule {}
