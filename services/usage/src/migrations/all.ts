import { CreateUsage1763700000000 } from './1763700000000-create-usage';
import { EraseMembers1764000000000 } from './1764000000000-erase-members';
import { ForgetMembers1764100000000 } from './1764100000000-forget-members';
import { CountByDay1764200000000 } from './1764200000000-count-by-day';
import { SealToolLogs1764300000000 } from './1764300000000-seal-tool-logs';
import { IndexSeals1764310000000 } from './1764310000000-index-seals';
import { DropErasedMembers1764700000000 } from './1764700000000-drop-erased-members';
import { IndexForgotten1764800000000 } from './1764800000000-index-forgotten';
import { IndexAges1764900000000 } from './1764900000000-index-ages';
import { IndexLoggedReadings1765300000000 } from './1765300000000-index-logged-readings';
import { BoundToolLogs1765310000000 } from './1765310000000-bound-tool-logs';
import { PartToolLogs1765320000000 } from './1765320000000-part-tool-logs';

/** Every migration of the service, oldest first. */
export const migrations = [
  CreateUsage1763700000000,
  EraseMembers1764000000000,
  ForgetMembers1764100000000,
  CountByDay1764200000000,
  SealToolLogs1764300000000,
  IndexSeals1764310000000,
  DropErasedMembers1764700000000,
  IndexForgotten1764800000000,
  IndexAges1764900000000,
  IndexLoggedReadings1765300000000,
  BoundToolLogs1765310000000,
  PartToolLogs1765320000000,
];
