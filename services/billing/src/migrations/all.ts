import { CreateBilling1763700000000 } from './1763700000000-create-billing';
import { TakePayments1763800000000 } from './1763800000000-take-payments';
import { TellAddresses1764100000000 } from './1764100000000-tell-addresses';
import { ForgetMembers1764800000000 } from './1764800000000-forget-members';
import { IndexForgotten1764810000000 } from './1764810000000-index-forgotten';
import { IndexAges1764900000000 } from './1764900000000-index-ages';
import { DropErasedMembers1765400000000 } from './1765400000000-drop-erased-members';

/** Every migration of the service, oldest first. */
export const migrations = [
  CreateBilling1763700000000,
  TakePayments1763800000000,
  TellAddresses1764100000000,
  ForgetMembers1764800000000,
  IndexForgotten1764810000000,
  IndexAges1764900000000,
  DropErasedMembers1765400000000,
];
