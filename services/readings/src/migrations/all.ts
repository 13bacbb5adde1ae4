import { CreateReadings1763700000000 } from './1763700000000-create-readings';
import { CreateJournal1763800000000 } from './1763800000000-create-journal';
import { EraseMembers1764000000000 } from './1764000000000-erase-members';
import { CreateTrials1764100000000 } from './1764100000000-create-trials';
import { ForgetMembers1764200000000 } from './1764200000000-forget-members';
import { CreateSharing1764300000000 } from './1764300000000-create-sharing';
import { FindUnfinishedReadings1764400000000 } from './1764400000000-find-unfinished-readings';
import { LimitCallers1764500000000 } from './1764500000000-limit-callers';
import { ShareOwnWords1764510000000 } from './1764510000000-share-own-words';
import { SealReadings1764520000000 } from './1764520000000-seal-readings';
import { IndexSeals1764530000000 } from './1764530000000-index-seals';
import { NameBothWriters1764550000000 } from './1764550000000-name-both-writers';
import { DropErasedMembers1764700000000 } from './1764700000000-drop-erased-members';
import { KeepDays1764710000000 } from './1764710000000-keep-days';
import { IndexForgotten1764800000000 } from './1764800000000-index-forgotten';
import { ShareTexts1764810000000 } from './1764810000000-share-texts';
import { IndexAges1764900000000 } from './1764900000000-index-ages';
import { KeepEssences1764910000000 } from './1764910000000-keep-essences';
import { BoundDailyCounts1764960000000 } from './1764960000000-bound-daily-counts';
import { PartDailyCounts1764970000000 } from './1764970000000-part-daily-counts';
import { IndexAgesOfDays1765500000000 } from './1765500000000-index-ages-of-days';

/** Every migration of the service, oldest first. */
export const migrations = [
  CreateReadings1763700000000,
  CreateJournal1763800000000,
  EraseMembers1764000000000,
  CreateTrials1764100000000,
  ForgetMembers1764200000000,
  CreateSharing1764300000000,
  FindUnfinishedReadings1764400000000,
  LimitCallers1764500000000,
  ShareOwnWords1764510000000,
  SealReadings1764520000000,
  IndexSeals1764530000000,
  NameBothWriters1764550000000,
  DropErasedMembers1764700000000,
  KeepDays1764710000000,
  IndexForgotten1764800000000,
  ShareTexts1764810000000,
  IndexAges1764900000000,
  KeepEssences1764910000000,
  BoundDailyCounts1764960000000,
  PartDailyCounts1764970000000,
  IndexAgesOfDays1765500000000,
];
