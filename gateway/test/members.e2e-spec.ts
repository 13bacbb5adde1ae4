import { makeSite, type Site } from './make';
import { describeInvitations } from './members/invitations';
import { describeOneTimePassword } from './members/one-time-password';
import { describeReminders } from './members/reminders';
import { describeSecondFactor } from './members/second-factor';
import { describeToday } from './members/today';
import { describeTransitCalendar } from './members/transit-calendar';

/** What members do over HTTP, on one site: each subject has members of its own. */
describe('members', () => {
  let site: Site;
  let url: string;

  beforeAll(async () => {
    site = await makeSite();
    ({ url } = await site.gateway());
  });
  afterAll(() => site.stop());

  const made = () => ({ site, url });
  describeToday(made);
  describeTransitCalendar(made);
  describeReminders(made);
  describeOneTimePassword(made);
  describeSecondFactor(made);
  describeInvitations(made);
});
