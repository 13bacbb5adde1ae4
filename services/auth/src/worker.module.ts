import { Module, type DynamicModule } from '@nestjs/common';
import { QueuesModule } from '@cosmic/platform/queue/queues.module';
import { PROCESSED_EVENTS } from '@cosmic/platform/retention/retention-rule';
import { RetentionModule } from '@cosmic/platform/retention/retention.module';
import { ScheduleModule } from '@cosmic/platform/schedule/schedule.module';
import type { Clock } from './auth.tokens';
import { HousekeepingModule } from './housekeeping/housekeeping.module';
import { MailModule } from './mail/mail.module';
import { NoticesModule } from './notices/notices.module';
import { RemindersModule } from './reminders/reminders.module';
import { SettingsModule } from './settings.module';

/** What the process that sends letters and does what recurs is made of. */
@Module({})
export class AuthWorkerModule {
  static with(clock: Clock): DynamicModule {
    return {
      module: AuthWorkerModule,
      imports: [
        SettingsModule.forWorker(clock),
        QueuesModule.forWorker(),
        ScheduleModule.of('auth'),
        RetentionModule.of([PROCESSED_EVENTS]),
        HousekeepingModule,
        MailModule,
        NoticesModule,
        RemindersModule,
      ],
    };
  }
}
