import { z } from 'zod';
import { busConfig, urlOf, wholeNumber } from '@cosmic/platform/config';

const postgres = urlOf('postgres', 'postgresql');

/**
 * The owner's URL, and each service's own: from the latter the migrator takes
 * the name and password of the role it makes.
 */
const databaseConfig = z.object({
  DATABASE_URL: postgres,
  AUTH_DATABASE_URL: postgres,
  BILLING_DATABASE_URL: postgres,
  READINGS_DATABASE_URL: postgres,
  CONTENT_DATABASE_URL: postgres,
  USAGE_DATABASE_URL: postgres,
  ADMIN_EMAIL: z.email().default('admin@cosmic.localhost'),
});
export type DatabaseConfig = z.output<typeof databaseConfig>;

/** Whoever may make the stream of events and its consumers. */
export const eventStreamConfig = busConfig.extend({
  /** On how many servers each event is kept; where it is not said, one, or what an operator has set. */
  NATS_STREAM_REPLICAS: wholeNumber(1, 5).optional(),
});
export type EventStreamConfig = z.output<typeof eventStreamConfig>;

/** All that the migrator reads. */
export const migrateConfig = databaseConfig.extend(eventStreamConfig.shape);
