import { CreateBilling1763700000000 } from './1763700000000-create-billing';

/** Every migration of the service, oldest first. */
export const migrations = [CreateBilling1763700000000];
