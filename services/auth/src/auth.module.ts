import { Module, type DynamicModule } from '@nestjs/common';
import { EventConsumersModule } from '@cosmic/platform/outbox/event-consumers.module';
import { AccountsModule } from './accounts/accounts.module';
import { AddressesModule } from './addresses/addresses.module';
import type { Clock } from './auth.tokens';
import { HousekeepingModule } from './housekeeping/housekeeping.module';
import { KeysModule } from './keys/keys.module';
import { MailModule } from './mail/mail.module';
import { PasswordsModule } from './passwords/passwords.module';
import { ProfilesModule } from './profiles/profiles.module';
import { RemindersModule } from './reminders/reminders.module';
import { SecondFactorModule } from './second-factor/second-factor.module';
import { SessionsModule } from './sessions/sessions.module';
import { SettingsModule } from './settings.module';

/** What the auth service is made of. */
@Module({})
export class AuthModule {
  static with(clock: Clock): DynamicModule {
    return {
      module: AuthModule,
      imports: [
        SettingsModule.with(clock),
        EventConsumersModule.of('auth'),
        AccountsModule,
        AddressesModule,
        HousekeepingModule,
        KeysModule,
        MailModule,
        PasswordsModule,
        ProfilesModule,
        RemindersModule,
        SecondFactorModule,
        SessionsModule,
      ],
    };
  }
}
