import { Module, type OnModuleInit } from '@nestjs/common';
import { KeyRing } from '@cosmic/platform/crypto/key-ring';
import { CONFIG } from '@cosmic/platform/platform.tokens';
import type { AuthSecretConfig } from '../config';
import { RecordsModule } from '../records.module';
import { KeysController } from './keys.controller';
import { KEY_SEAL, SigningKeysService } from './signing-keys.service';

/** The keys that access tokens are signed with. */
@Module({
  imports: [RecordsModule],
  providers: [
    SigningKeysService,
    {
      provide: KEY_SEAL,
      inject: [CONFIG],
      useFactory: (config: AuthSecretConfig) => new KeyRing(config.AUTH_SECRET, 'signing-keys'),
    },
  ],
  exports: [SigningKeysService],
})
export class KeysModule implements OnModuleInit {
  constructor(private readonly keys: SigningKeysService) {}

  /** Before the first request there is a key to sign with. */
  async onModuleInit(): Promise<void> {
    await this.keys.rotate();
  }
}

/** Requests for what access tokens are checked with. */
@Module({ imports: [KeysModule], controllers: [KeysController] })
export class KeyRequestsModule {}
