import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { KeyRing } from '@cosmic/platform/crypto/key-ring';
import { SealedValues } from '@cosmic/platform/crypto/sealed-values';
import { CONFIG } from '@cosmic/platform/platform.tokens';
import { AccountsRepository } from './accounts/accounts.repository';
import { AuditRepository } from './audit/audit.repository';
import type { AuthSecretConfig } from './config';
import { HousekeepingRepository } from './housekeeping/housekeeping.repository';
import { SigningKeysRepository } from './keys/signing-keys.repository';
import { AttemptsRepository } from './limits/attempts.repository';
import { MailQueueModule } from './mail/mail-queue.module';
import { MailTokenEntity } from './mail/mail-token.entity';
import { MailTokensRepository } from './mail/mail-tokens.repository';
import { MailEntity } from './mail/mail.entity';
import { MailsRepository } from './mail/mails.repository';
import { NoticeEntity } from './notices/notice.entity';
import { NoticesRepository } from './notices/notices.repository';
import { PushSubscriptionEntity } from './notices/push-subscription.entity';
import { ProfileEntity } from './profiles/profile.entity';
import { ProfilesRepository } from './profiles/profiles.repository';
import { ReminderEntity } from './reminders/reminder.entity';
import { RemindersRepository } from './reminders/reminders.repository';
import { SecondFactorEntity } from './second-factor/second-factor.entity';
import { SecondFactorsRepository } from './second-factor/second-factors.repository';
import { DevicesRepository } from './sessions/devices.repository';
import { LookUpsRepository } from './sessions/look-ups.repository';
import { SessionsRepository } from './sessions/sessions.repository';

const repositories = [
  AccountsRepository,
  AttemptsRepository,
  AuditRepository,
  DevicesRepository,
  HousekeepingRepository,
  LookUpsRepository,
  MailTokensRepository,
  MailsRepository,
  NoticesRepository,
  ProfilesRepository,
  RemindersRepository,
  SecondFactorsRepository,
  SessionsRepository,
  SigningKeysRepository,
];

/** What is kept of accounts: one act of a member often writes several of these tables together. */
@Module({
  imports: [
    MailQueueModule,
    TypeOrmModule.forFeature([
      MailEntity,
      MailTokenEntity,
      NoticeEntity,
      ProfileEntity,
      PushSubscriptionEntity,
      ReminderEntity,
      SecondFactorEntity,
    ]),
  ],
  providers: [
    ...repositories,
    {
      provide: SealedValues,
      inject: [CONFIG],
      useFactory: ({ BIRTH_DATA_SECRET }: AuthSecretConfig) =>
        new SealedValues(new KeyRing(BIRTH_DATA_SECRET, 'mornings')),
    },
  ],
  exports: [...repositories, SealedValues],
})
export class RecordsModule {}
