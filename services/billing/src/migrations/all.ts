import { CreateBilling1763700000000 } from './1763700000000-create-billing';
import { TakePayments1763800000000 } from './1763800000000-take-payments';
import { TellAddresses1764100000000 } from './1764100000000-tell-addresses';

/** Every migration of the service, oldest first. */
export const migrations = [
  CreateBilling1763700000000,
  TakePayments1763800000000,
  TellAddresses1764100000000,
];
