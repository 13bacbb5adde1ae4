import { Module, type DynamicModule, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { EventConsumersModule } from '@cosmic/platform/outbox/event-consumers.module';
import { LOG } from '@cosmic/platform/platform.module';
import { QueueWorker } from '@cosmic/platform/queue/queue-worker';
import { RecurringJob } from '@cosmic/platform/queue/recurring-job';
import { AccountsController } from './accounts/accounts.controller';
import { AccountsRepository } from './accounts/accounts.repository';
import { AccountsService } from './accounts/accounts.service';
import { SignUpService } from './accounts/sign-up.service';
import { AddressesController } from './addresses/addresses.controller';
import { AddressesService } from './addresses/addresses.service';
import { AuditRepository } from './audit/audit.repository';
import { ADMIN_EMAIL, CLOCK, PUBLIC_URL, type Clock } from './auth.tokens';
import type { AuthConfig } from './config';
import { deriveKey, KeyRing } from '@cosmic/platform/crypto/key-ring';
import { DeletionService } from './deletion/deletion.service';
import { ExportRepository } from './export/export.repository';
import { ExportService } from './export/export.service';
import { Housekeeping } from './housekeeping/housekeeping';
import { HousekeepingRepository } from './housekeeping/housekeeping.repository';
import { KeysController } from './keys/keys.controller';
import { SigningKeysRepository } from './keys/signing-keys.repository';
import { KEY_SEAL, SigningKeysService } from './keys/signing-keys.service';
import { AttemptsRepository } from './limits/attempts.repository';
import { LIMITS_KEY, LimitsService } from './limits/limits.service';
import { LETTERS_KEY, LetterWriter } from './mail/letter-writer';
import { MailSender, POST } from './mail/mail-sender';
import { MailTokensRepository } from './mail/mail-tokens.repository';
import { MailsRepository } from './mail/mails.repository';
import { folderPost, smtpPost } from './mail/post';
import { OwnPassword } from './passwords/own-password';
import { PasswordHasher } from './passwords/password-hasher';
import { PasswordsController } from './passwords/passwords.controller';
import { PasswordsService } from './passwords/passwords.service';
import { Avatars } from './profiles/avatars';
import { PremiumProjection } from './profiles/premium.projection';
import { ProfilesController } from './profiles/profiles.controller';
import { ProfilesRepository } from './profiles/profiles.repository';
import { BIRTH_SEAL, ProfilesService } from './profiles/profiles.service';
import { ReminderWriter } from './reminders/reminder-writer';
import { RemindersController } from './reminders/reminders.controller';
import { RemindersProcessor } from './reminders/reminders.processor';
import { REMINDERS_QUEUE } from './reminders/reminders.queue';
import { RemindersRepository } from './reminders/reminders.repository';
import { RemindersService, STOP_KEYS } from './reminders/reminders.service';
import { SecondFactorsController } from './second-factor/second-factors.controller';
import { SecondFactorsRepository } from './second-factor/second-factors.repository';
import { FACTOR_SEAL, SecondFactorsService } from './second-factor/second-factors.service';
import { AccessTokens } from './sessions/access-tokens';
import { DevicesRepository } from './sessions/devices.repository';
import { LookUpsRepository } from './sessions/look-ups.repository';
import { CHALLENGE_KEYS, SecondStepService } from './sessions/second-step.service';
import { SessionEndings } from './sessions/session-endings';
import { SessionsController } from './sessions/sessions.controller';
import { SessionsRepository } from './sessions/sessions.repository';
import { SessionsService, SUCCESSOR_KEY } from './sessions/sessions.service';
import { SignInService } from './sessions/sign-in.service';
import { SignIns } from './sessions/sign-ins';

/** What the auth service is made of. */
@Module({})
export class AuthModule implements OnModuleInit {
  constructor(
    private readonly keys: SigningKeysService,
    private readonly hasher: PasswordHasher,
  ) {}

  static with(config: AuthConfig, clock: Clock): DynamicModule {
    const [secret] = config.AUTH_SECRET;
    return {
      module: AuthModule,
      imports: [EventConsumersModule.of('auth')],
      controllers: [
        AccountsController,
        SessionsController,
        PasswordsController,
        SecondFactorsController,
        AddressesController,
        ProfilesController,
        RemindersController,
        KeysController,
      ],
      providers: [
        AccountsRepository,
        AccountsService,
        SignUpService,
        DeletionService,
        ExportService,
        ExportRepository,
        ProfilesService,
        ProfilesRepository,
        Avatars,
        PremiumProjection,
        RemindersService,
        RemindersRepository,
        RemindersProcessor,
        ReminderWriter,
        SessionsService,
        SessionsRepository,
        SignIns,
        SessionEndings,
        SignInService,
        SecondStepService,
        SecondFactorsService,
        SecondFactorsRepository,
        DevicesRepository,
        LookUpsRepository,
        AccessTokens,
        SigningKeysService,
        SigningKeysRepository,
        LimitsService,
        AttemptsRepository,
        PasswordsService,
        OwnPassword,
        AddressesService,
        MailsRepository,
        MailTokensRepository,
        LetterWriter,
        MailSender,
        Housekeeping,
        HousekeepingRepository,
        AuditRepository,
        { provide: CLOCK, useValue: clock },
        { provide: ADMIN_EMAIL, useValue: config.ADMIN_EMAIL },
        { provide: PUBLIC_URL, useValue: config.PUBLIC_URL },
        { provide: KEY_SEAL, useValue: new KeyRing(config.AUTH_SECRET, 'signing-keys') },
        { provide: BIRTH_SEAL, useValue: new KeyRing(config.BIRTH_DATA_SECRET, 'birth-data') },
        { provide: FACTOR_SEAL, useValue: new KeyRing(config.AUTH_SECRET, 'second-factors') },
        {
          provide: CHALLENGE_KEYS,
          useValue: config.AUTH_SECRET.map((each) => deriveKey(each, 'challenges')),
        },
        { provide: SUCCESSOR_KEY, useValue: deriveKey(secret, 'refresh-tokens') },
        { provide: LETTERS_KEY, useValue: deriveKey(secret, 'letters') },
        {
          provide: STOP_KEYS,
          useValue: config.AUTH_SECRET.map((each) => deriveKey(each, 'reminders')),
        },
        {
          provide: RecurringJob,
          inject: [LOG],
          useFactory: (log: Logger) => new RecurringJob(config.REDIS_URL, REMINDERS_QUEUE, log),
        },
        {
          provide: QueueWorker,
          inject: [RemindersProcessor, LOG],
          useFactory: (processor: RemindersProcessor, log: Logger) =>
            new QueueWorker(
              config.REDIS_URL,
              { ...REMINDERS_QUEUE, concurrency: 1 },
              processor,
              log,
            ),
        },
        {
          provide: POST,
          useValue: config.SMTP_URL
            ? smtpPost(config.SMTP_URL, config.MAIL_FROM)
            : folderPost(config.MAIL_OUTBOX, config.MAIL_FROM),
        },
        { provide: LIMITS_KEY, useValue: deriveKey(secret, 'attempts') },
        {
          provide: PasswordHasher,
          useValue: new PasswordHasher({
            cost: { memoryKib: config.ARGON2_MEMORY_KIB, passes: config.ARGON2_PASSES },
            atOnce: config.SIGN_INS_AT_ONCE,
            waiting: config.SIGN_INS_WAITING,
          }),
        },
      ],
    };
  }

  /** Before the first request: there is a key to sign with, and a decoy to check against. */
  async onModuleInit(): Promise<void> {
    await Promise.all([this.keys.rotate(), this.hasher.decoyHash()]);
  }
}
