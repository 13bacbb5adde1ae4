import { Module } from '@nestjs/common';
import { deriveKey } from '@cosmic/platform/crypto/key-ring';
import { CONFIG } from '@cosmic/platform/platform.tokens';
import type { AuthWorkerConfig } from '../config';
import { RecordsModule } from '../records.module';
import { RemindersModule } from '../reminders/reminders.module';
import { DueMails } from './due-mails';
import { LETTERS_KEY, LetterWriter } from './letter-writer';
import { MailProcessor, MAIL_TRANSPORT } from './mail.processor';
import { MailQueueModule } from './mail-queue.module';
import { folderTransport, smtpTransport } from './mail-transport';

/** Letters: written when they leave, sent until they have left. */
@Module({
  imports: [MailQueueModule, RecordsModule, RemindersModule],
  providers: [
    LetterWriter,
    DueMails,
    MailProcessor,
    {
      provide: LETTERS_KEY,
      inject: [CONFIG],
      useFactory: (config: AuthWorkerConfig) => deriveKey(config.AUTH_SECRET[0], 'letters'),
    },
    {
      provide: MAIL_TRANSPORT,
      inject: [CONFIG],
      useFactory: (config: AuthWorkerConfig) =>
        config.SMTP_URL
          ? smtpTransport(config.SMTP_URL, config.MAIL_FROM)
          : folderTransport(config.MAIL_OUTBOX, config.MAIL_FROM),
    },
  ],
})
export class MailModule {}
