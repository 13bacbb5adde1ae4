import { Module } from '@nestjs/common';
import { ProfileController } from '../profile/profile.controller';
import { AccountController } from './account.controller';
import { JwksController } from './jwks.controller';
import { MemberExport } from './member-export';
import { RemindersController } from './reminders.controller';
import { SecondFactorController } from './second-factor.controller';
import { SessionController } from './session.controller';
import { SessionsController } from './sessions.controller';

/** Accounts, sessions and profiles. */
@Module({
  controllers: [
    SessionController,
    SessionsController,
    SecondFactorController,
    AccountController,
    RemindersController,
    ProfileController,
    JwksController,
  ],
  providers: [MemberExport],
})
export class AuthModule {}
