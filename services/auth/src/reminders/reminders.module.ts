import { Module } from '@nestjs/common';
import { deriveKey } from '@cosmic/platform/crypto/key-ring';
import { CONFIG } from '@cosmic/platform/platform.tokens';
import type { AuthSecretConfig } from '../config';
import { ProfilesModule } from '../profiles/profiles.module';
import { RecordsModule } from '../records.module';
import { DueReminders } from './due-reminders';
import { ReminderWriter } from './reminder-writer';
import { RemindersController } from './reminders.controller';
import { RemindersService, STOP_KEYS } from './reminders.service';

/** The keys of the ways out of letters. */
@Module({
  providers: [
    {
      provide: STOP_KEYS,
      inject: [CONFIG],
      useFactory: ({ AUTH_SECRET }: AuthSecretConfig) =>
        AUTH_SECRET.map((each) => deriveKey(each, 'reminders')),
    },
  ],
  exports: [STOP_KEYS],
})
class StopKeysModule {}

/** The day by mail, on mornings: whose it is and what it says, for the worker. */
@Module({
  imports: [ProfilesModule, RecordsModule, StopKeysModule],
  providers: [DueReminders, ReminderWriter],
  exports: [ReminderWriter],
})
export class RemindersModule {}

/** Requests to turn it on, over and off. */
@Module({
  imports: [ProfilesModule, RecordsModule, StopKeysModule],
  controllers: [RemindersController],
  providers: [RemindersService],
})
export class ReminderRequestsModule {}
