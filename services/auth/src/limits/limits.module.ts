import { Module } from '@nestjs/common';
import { deriveKey } from '@cosmic/platform/crypto/key-ring';
import { CONFIG } from '@cosmic/platform/platform.tokens';
import type { AuthConfig } from '../config';
import { RecordsModule } from '../records.module';
import { LIMITS_KEY, LimitsService } from './limits.service';

/** How often anything may be tried. */
@Module({
  imports: [RecordsModule],
  providers: [
    LimitsService,
    {
      provide: LIMITS_KEY,
      inject: [CONFIG],
      useFactory: (config: AuthConfig) => deriveKey(config.AUTH_SECRET[0], 'attempts'),
    },
  ],
  exports: [LimitsService],
})
export class LimitsModule {}
