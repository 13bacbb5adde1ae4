import { Module } from '@nestjs/common';
import { KeyRing } from '@cosmic/platform/crypto/key-ring';
import { CONFIG } from '@cosmic/platform/platform.tokens';
import type { AuthSecretConfig } from '../config';
import { RecordsModule } from '../records.module';
import { Avatars } from './avatars';
import { PremiumProjection } from './premium.projection';
import { ProfilesController } from './profiles.controller';
import { BIRTH_SEAL, ProfilesService } from './profiles.service';

/** What a member tells of themselves, and who is premium. */
@Module({
  imports: [RecordsModule],
  providers: [
    ProfilesService,
    Avatars,
    PremiumProjection,
    {
      provide: BIRTH_SEAL,
      inject: [CONFIG],
      useFactory: (config: AuthSecretConfig) => new KeyRing(config.BIRTH_DATA_SECRET, 'birth-data'),
    },
  ],
  exports: [ProfilesService],
})
export class ProfilesModule {}

/** Requests about it. */
@Module({ imports: [ProfilesModule], controllers: [ProfilesController] })
export class ProfileRequestsModule {}
