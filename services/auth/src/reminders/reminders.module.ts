import { Module } from '@nestjs/common';
import type { Logger } from 'pino';
import { deriveKey } from '@cosmic/platform/crypto/key-ring';
import { CONFIG, LOG } from '@cosmic/platform/platform.module';
import { QueueWorker } from '@cosmic/platform/queue/queue-worker';
import { RecurringJob } from '@cosmic/platform/queue/recurring-job';
import type { AuthConfig } from '../config';
import { ProfilesModule } from '../profiles/profiles.module';
import { RecordsModule } from '../records.module';
import { ReminderWriter } from './reminder-writer';
import { RemindersController } from './reminders.controller';
import { RemindersProcessor } from './reminders.processor';
import { REMINDERS_QUEUE } from './reminders.queue';
import { RemindersService, STOP_KEYS } from './reminders.service';

/** The sky by mail, on mornings. */
@Module({
  imports: [ProfilesModule, RecordsModule],
  controllers: [RemindersController],
  providers: [
    RemindersService,
    RemindersProcessor,
    ReminderWriter,
    {
      provide: STOP_KEYS,
      inject: [CONFIG],
      useFactory: (config: AuthConfig) =>
        config.AUTH_SECRET.map((each) => deriveKey(each, 'reminders')),
    },
    {
      provide: RecurringJob,
      inject: [CONFIG, LOG],
      useFactory: ({ REDIS_URL }: AuthConfig, log: Logger) =>
        new RecurringJob(REDIS_URL, REMINDERS_QUEUE, log),
    },
    {
      provide: QueueWorker,
      inject: [CONFIG, RemindersProcessor, LOG],
      useFactory: ({ REDIS_URL }: AuthConfig, processor: RemindersProcessor, log: Logger) =>
        new QueueWorker(REDIS_URL, { ...REMINDERS_QUEUE, concurrency: 1 }, processor, log),
    },
  ],
  exports: [ReminderWriter],
})
export class RemindersModule {}
