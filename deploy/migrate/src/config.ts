import { z } from 'zod';
import { urlOf } from '@cosmic/platform/config';

const postgres = urlOf('postgres', 'postgresql');

/**
 * The owner's URL, and each service's own: from the latter the migrator takes
 * the name and password of the role it makes.
 */
export const migrateConfig = z.object({
  DATABASE_URL: postgres,
  AUTH_DATABASE_URL: postgres,
  BILLING_DATABASE_URL: postgres,
  READINGS_DATABASE_URL: postgres,
  CONTENT_DATABASE_URL: postgres,
  USAGE_DATABASE_URL: postgres,
  ADMIN_EMAIL: z.email().default('admin@cosmic.localhost'),
});
export type MigrateConfig = z.output<typeof migrateConfig>;
