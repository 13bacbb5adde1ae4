import { Module, type DynamicModule } from '@nestjs/common';
import { EventConsumersModule } from '@cosmic/platform/outbox/event-consumers.module';
import { QueuesModule } from '@cosmic/platform/queue/queues.module';
import { AccountsModule } from './accounts/accounts.module';
import { AddressesModule } from './addresses/addresses.module';
import type { Clock } from './auth.tokens';
import { KeyRequestsModule } from './keys/keys.module';
import { NoticeRequestsModule } from './notices/notices.module';
import { PasswordsModule } from './passwords/passwords.module';
import { PeopleModule } from './people/people.module';
import { ProfileRequestsModule } from './profiles/profiles.module';
import { ReminderRequestsModule } from './reminders/reminders.module';
import { SecondFactorModule } from './second-factor/second-factor.module';
import { SessionsModule } from './sessions/sessions.module';
import { SettingsModule } from './settings.module';
import { TransitCalendarModule } from './transit-calendar/transit-calendar.module';

/** What the process that answers requests is made of. */
@Module({})
export class AuthModule {
  static with(clock: Clock): DynamicModule {
    return {
      module: AuthModule,
      imports: [
        SettingsModule.forService(clock),
        EventConsumersModule.of('auth'),
        QueuesModule.forService(),
        AccountsModule,
        AddressesModule,
        KeyRequestsModule,
        NoticeRequestsModule,
        PasswordsModule,
        PeopleModule,
        ProfileRequestsModule,
        ReminderRequestsModule,
        SecondFactorModule,
        SessionsModule,
        TransitCalendarModule,
      ],
    };
  }
}
