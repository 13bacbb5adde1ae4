import { Module } from '@nestjs/common';
import { deriveKey } from '@cosmic/platform/crypto/key-ring';
import { CONFIG } from '@cosmic/platform/platform.module';
import type { AuthConfig } from '../config';
import { RecordsModule } from '../records.module';
import { RemindersModule } from '../reminders/reminders.module';
import { LETTERS_KEY, LetterWriter } from './letter-writer';
import { MailSender, MAIL_TRANSPORT } from './mail-sender';
import { folderTransport, smtpTransport } from './mail-transport';

/** Letters: written when they leave, sent until they have left. */
@Module({
  imports: [RecordsModule, RemindersModule],
  providers: [
    LetterWriter,
    MailSender,
    {
      provide: LETTERS_KEY,
      inject: [CONFIG],
      useFactory: (config: AuthConfig) => deriveKey(config.AUTH_SECRET[0], 'letters'),
    },
    {
      provide: MAIL_TRANSPORT,
      inject: [CONFIG],
      useFactory: (config: AuthConfig) =>
        config.SMTP_URL
          ? smtpTransport(config.SMTP_URL, config.MAIL_FROM)
          : folderTransport(config.MAIL_OUTBOX, config.MAIL_FROM),
    },
  ],
})
export class MailModule {}
