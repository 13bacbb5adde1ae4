import { CreateContent1763700000000 } from './1763700000000-create-content';
import { CreateJournal1763900000000 } from './1763900000000-create-journal';
import { ForgetMembers1764100000000 } from './1764100000000-forget-members';
import { OrderSearch1764200000000 } from './1764200000000-order-search';
import { LimitCallers1764500000000 } from './1764500000000-limit-callers';
import { CompleteSearch1764510000000 } from './1764510000000-complete-search';
import { IndexHeadings1764520000000 } from './1764520000000-index-headings';
import { IndexForgotten1764800000000 } from './1764800000000-index-forgotten';
import { IndexAges1764900000000 } from './1764900000000-index-ages';
import { WriteInLanguages1764920000000 } from './1764920000000-write-in-languages';
import { IndexLanguages1764930000000 } from './1764930000000-index-languages';
import { IndexAgesOfReads1765500000000 } from './1765500000000-index-ages-of-reads';

/** Every migration of the service, oldest first. */
export const migrations = [
  CreateContent1763700000000,
  CreateJournal1763900000000,
  ForgetMembers1764100000000,
  OrderSearch1764200000000,
  LimitCallers1764500000000,
  CompleteSearch1764510000000,
  IndexHeadings1764520000000,
  IndexForgotten1764800000000,
  IndexAges1764900000000,
  WriteInLanguages1764920000000,
  IndexLanguages1764930000000,
  IndexAgesOfReads1765500000000,
];
