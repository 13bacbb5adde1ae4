import { Module } from '@nestjs/common';
import { RateLimits } from '@cosmic/platform/limits/rate-limits';
import { CONFIG } from '@cosmic/platform/platform.tokens';
import type { ContentConfig } from '../config';
import { RecordsModule } from '../records.module';
import { LikesController } from './likes.controller';
import { LikesService } from './likes.service';

/** What readers like. */
@Module({
  imports: [RecordsModule],
  controllers: [LikesController],
  providers: [
    LikesService,
    {
      provide: RateLimits,
      inject: [CONFIG],
      useFactory: (config: ContentConfig) => new RateLimits(config.ADDRESS_HASH_SECRET),
    },
  ],
})
export class LikesModule {}
