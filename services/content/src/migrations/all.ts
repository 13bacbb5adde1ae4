import { CreateContent1763700000000 } from './1763700000000-create-content';

/** Every migration of the service, oldest first. */
export const migrations = [CreateContent1763700000000];
