import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsRepository } from './accounts/accounts.repository';
import { AuditRepository } from './audit/audit.repository';
import { HousekeepingRepository } from './housekeeping/housekeeping.repository';
import { SigningKeysRepository } from './keys/signing-keys.repository';
import { AttemptsRepository } from './limits/attempts.repository';
import { MailTokenEntity } from './mail/mail-token.entity';
import { MailTokensRepository } from './mail/mail-tokens.repository';
import { MailEntity } from './mail/mail.entity';
import { MailsRepository } from './mail/mails.repository';
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
  ProfilesRepository,
  RemindersRepository,
  SecondFactorsRepository,
  SessionsRepository,
  SigningKeysRepository,
];

/** What is kept of accounts: one act of a member often writes several of these tables together. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      MailEntity,
      MailTokenEntity,
      ProfileEntity,
      ReminderEntity,
      SecondFactorEntity,
    ]),
  ],
  providers: repositories,
  exports: repositories,
})
export class RecordsModule {}
