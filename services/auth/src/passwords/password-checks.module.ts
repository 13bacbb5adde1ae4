import { Module, type OnModuleInit } from '@nestjs/common';
import { CONFIG } from '@cosmic/platform/platform.tokens';
import type { AuthConfig } from '../config';
import { LimitsModule } from '../limits/limits.module';
import { RecordsModule } from '../records.module';
import { OwnPassword } from './own-password';
import { PasswordHasher } from './password-hasher';

/** Checking a password: one that is typed to sign in, or again before something is changed. */
@Module({
  imports: [LimitsModule, RecordsModule],
  providers: [OwnPassword, { provide: PasswordHasher, inject: [CONFIG], useFactory: hasherOf }],
  exports: [OwnPassword, PasswordHasher],
})
export class PasswordChecksModule implements OnModuleInit {
  constructor(private readonly hasher: PasswordHasher) {}

  /** Before the first request there is a decoy to check against. */
  async onModuleInit(): Promise<void> {
    await this.hasher.decoyHash();
  }
}

function hasherOf(config: AuthConfig): PasswordHasher {
  return new PasswordHasher({
    cost: { memoryKib: config.ARGON2_MEMORY_KIB, passes: config.ARGON2_PASSES },
    atOnce: config.SIGN_INS_AT_ONCE,
    waiting: config.SIGN_INS_WAITING,
  });
}
