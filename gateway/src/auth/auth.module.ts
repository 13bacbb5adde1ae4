import { Module } from '@nestjs/common';
import { ProfileController } from '../profile/profile.controller';
import { AccountController } from './account.controller';
import { InvitationPagesController } from './invitation-pages.controller';
import { InvitationsController } from './invitations.controller';
import { JwksController } from './jwks.controller';
import { MemberExport } from './member-export';
import { NoticesController } from './notices.controller';
import { PeopleController } from './people.controller';
import { RemindersController } from './reminders.controller';
import { SecondFactorController } from './second-factor.controller';
import { SessionController } from './session.controller';
import { SessionsController } from './sessions.controller';
import { TransitCalendarController } from './transit-calendar.controller';

/** Accounts, sessions and profiles. */
@Module({
  controllers: [
    SessionController,
    SessionsController,
    SecondFactorController,
    AccountController,
    RemindersController,
    TransitCalendarController,
    NoticesController,
    ProfileController,
    PeopleController,
    InvitationsController,
    InvitationPagesController,
    JwksController,
  ],
  providers: [MemberExport],
})
export class AuthModule {}
