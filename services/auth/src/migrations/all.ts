import { CreateAuth1763700000000 } from './1763700000000-create-auth';
import { KeepSessions1763900000000 } from './1763900000000-keep-sessions';
import { KeepReminders1764100000000 } from './1764100000000-keep-reminders';
import { SendAwaitedLettersFirst1764110000000 } from './1764110000000-send-awaited-letters-first';
import { KnowGuestsOfMembers1764200000000 } from './1764200000000-know-guests-of-members';
import { EndOneTimePasswords1764300000000 } from './1764300000000-end-one-time-passwords';
import { KeepSecondFactors1764600000000 } from './1764600000000-keep-second-factors';
import { DescribeSessions1764610000000 } from './1764610000000-describe-sessions';
import { ChooseLunarNodes1764700000000 } from './1764700000000-choose-lunar-nodes';

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
];
