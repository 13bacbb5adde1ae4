import { CreateReadings1763700000000 } from './1763700000000-create-readings';

/** Every migration of the service, oldest first. */
export const migrations = [CreateReadings1763700000000];
