import { CreateAuth1763700000000 } from './1763700000000-create-auth';

/** Every migration of the service, oldest first. */
export const migrations = [CreateAuth1763700000000];
