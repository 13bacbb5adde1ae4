import { Module } from '@nestjs/common';
import { CONFIG } from '@cosmic/platform/platform.tokens';
import type { AuthConfig, AuthSecretConfig, AuthWorkerConfig } from '../config';
import { ProfilesModule } from '../profiles/profiles.module';
import { RecordsModule } from '../records.module';
import { CONTACT, DueNotices } from './due-notices';
import { NoticesController } from './notices.controller';
import { NoticesService, PUSH_SERVICES } from './notices.service';
import { PushSender } from './push-sender';
import { VapidKeys } from './vapid-keys';

@Module({
  providers: [
    {
      provide: VapidKeys,
      inject: [CONFIG],
      useFactory: ({ AUTH_SECRET }: AuthSecretConfig) => new VapidKeys(AUTH_SECRET),
    },
  ],
  exports: [VapidKeys],
})
class VapidKeysModule {}

/** The day by web push: sending it, for the worker. */
@Module({
  imports: [ProfilesModule, RecordsModule, VapidKeysModule],
  providers: [
    DueNotices,
    PushSender,
    {
      provide: CONTACT,
      inject: [CONFIG],
      // Push services take an address of mail, or of a site that is encrypted.
      useFactory: ({ PUSH_CONTACT, PUBLIC_URL, MAIL_FROM }: AuthWorkerConfig) =>
        PUSH_CONTACT ??
        (PUBLIC_URL.startsWith('https:') ? PUBLIC_URL : `mailto:postmaster@${MAIL_FROM.domain}`),
    },
  ],
})
export class NoticesModule {}

/** Requests of devices to be told it. */
@Module({
  imports: [ProfilesModule, RecordsModule, VapidKeysModule],
  controllers: [NoticesController],
  providers: [
    NoticesService,
    {
      provide: PUSH_SERVICES,
      inject: [CONFIG],
      useFactory: (config: AuthConfig) => config.PUSH_SERVICES,
    },
  ],
})
export class NoticeRequestsModule {}
