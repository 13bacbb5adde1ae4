import { CreateUsage1763700000000 } from './1763700000000-create-usage';

/** Every migration of the service, oldest first. */
export const migrations = [CreateUsage1763700000000];
