import { Module } from '@nestjs/common';
import { deriveKey } from '@cosmic/platform/crypto/key-ring';
import { CONFIG } from '@cosmic/platform/platform.tokens';
import type { AuthConfig } from '../config';
import { AccountsModule } from '../accounts/accounts.module';
import { KeysModule } from '../keys/keys.module';
import { LimitsModule } from '../limits/limits.module';
import { PasswordChecksModule } from '../passwords/password-checks.module';
import { RecordsModule } from '../records.module';
import { SecondFactorModule } from '../second-factor/second-factor.module';
import { AccessTokens } from './access-tokens';
import { CHALLENGE_KEYS, SecondStepService } from './second-step.service';
import { SessionEndingsModule } from './session-endings.module';
import { SessionsController } from './sessions.controller';
import { SessionsService, SUCCESSOR_KEY } from './sessions.service';
import { SignInService } from './sign-in.service';
import { SignIns } from './sign-ins';

/** Signing in, and the sessions that follow. */
@Module({
  imports: [
    AccountsModule,
    KeysModule,
    LimitsModule,
    PasswordChecksModule,
    RecordsModule,
    SecondFactorModule,
    SessionEndingsModule,
  ],
  controllers: [SessionsController],
  providers: [
    SessionsService,
    SignInService,
    SecondStepService,
    SignIns,
    AccessTokens,
    {
      provide: CHALLENGE_KEYS,
      inject: [CONFIG],
      useFactory: (config: AuthConfig) =>
        config.AUTH_SECRET.map((each) => deriveKey(each, 'challenges')),
    },
    {
      provide: SUCCESSOR_KEY,
      inject: [CONFIG],
      useFactory: (config: AuthConfig) => deriveKey(config.AUTH_SECRET[0], 'refresh-tokens'),
    },
  ],
})
export class SessionsModule {}
