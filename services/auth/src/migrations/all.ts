import { CreateAuth1763700000000 } from './1763700000000-create-auth';
import { KeepSessions1763900000000 } from './1763900000000-keep-sessions';
import { KeepReminders1764100000000 } from './1764100000000-keep-reminders';
import { SendAwaitedLettersFirst1764110000000 } from './1764110000000-send-awaited-letters-first';
import { KnowGuestsOfMembers1764200000000 } from './1764200000000-know-guests-of-members';
import { EndOneTimePasswords1764300000000 } from './1764300000000-end-one-time-passwords';
import { KeepSecondFactors1764600000000 } from './1764600000000-keep-second-factors';
import { DescribeSessions1764610000000 } from './1764610000000-describe-sessions';
import { ChooseLunarNodes1764700000000 } from './1764700000000-choose-lunar-nodes';
import { ChooseMornings1764800000000 } from './1764800000000-choose-mornings';
import { IndexSealedMornings1764810000000 } from './1764810000000-index-sealed-mornings';
import { KeepTransitCalendars1764820000000 } from './1764820000000-keep-transit-calendars';
import { KeepNotices1764830000000 } from './1764830000000-keep-notices';
import { IndexAges1764900000000 } from './1764900000000-index-ages';
import { TellCalendarsInHindi1764910000000 } from './1764910000000-tell-calendars-in-hindi';
import { KeepPeople1765100000000 } from './1765100000000-keep-people';
import { ShowPanchangOfTheDay1765210000000 } from './1765210000000-show-panchang-of-the-day';
import { ChooseHowChartsAreCounted1765220000000 } from './1765220000000-choose-how-charts-are-counted';
import { InviteFriends1765230000000 } from './1765230000000-invite-friends';

/** Every migration of the service, oldest first. */
export const migrations = [
  CreateAuth1763700000000,
  KeepSessions1763900000000,
  KeepReminders1764100000000,
  SendAwaitedLettersFirst1764110000000,
  KnowGuestsOfMembers1764200000000,
  EndOneTimePasswords1764300000000,
  KeepSecondFactors1764600000000,
  DescribeSessions1764610000000,
  ChooseLunarNodes1764700000000,
  ChooseMornings1764800000000,
  IndexSealedMornings1764810000000,
  KeepTransitCalendars1764820000000,
  KeepNotices1764830000000,
  IndexAges1764900000000,
  TellCalendarsInHindi1764910000000,
  KeepPeople1765100000000,
  ShowPanchangOfTheDay1765210000000,
  ChooseHowChartsAreCounted1765220000000,
  InviteFriends1765230000000,
];
