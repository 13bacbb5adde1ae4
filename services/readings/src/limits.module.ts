import { Module } from '@nestjs/common';
import { RateLimits } from '@cosmic/platform/limits/rate-limits';
import { CONFIG } from '@cosmic/platform/platform.tokens';
import type { ReadingsConfig } from './config';

/** How much persons and networks may do. */
@Module({
  providers: [
    {
      provide: RateLimits,
      inject: [CONFIG],
      useFactory: (config: ReadingsConfig) => new RateLimits(config.ADDRESS_HASH_SECRET),
    },
  ],
  exports: [RateLimits],
})
export class LimitsModule {}
