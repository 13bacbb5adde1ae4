import { Module, type OnModuleInit } from '@nestjs/common';
import { KeyRing } from '@cosmic/platform/crypto/key-ring';
import { CONFIG } from '@cosmic/platform/platform.module';
import type { AuthConfig } from '../config';
import { RecordsModule } from '../records.module';
import { KeysController } from './keys.controller';
import { KEY_SEAL, SigningKeysService } from './signing-keys.service';

/** The keys that access tokens are signed with. */
@Module({
  imports: [RecordsModule],
  controllers: [KeysController],
  providers: [
    SigningKeysService,
    {
      provide: KEY_SEAL,
      inject: [CONFIG],
      useFactory: (config: AuthConfig) => new KeyRing(config.AUTH_SECRET, 'signing-keys'),
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
