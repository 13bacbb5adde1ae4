import type { z } from 'zod';
import { requestSecretsOf, secretsSchema, serviceConfig } from '@cosmic/platform/config';
import { redisAddressSchema } from '@cosmic/platform/queue/redis-address';

/** The variables of the usage service. */
export const usageConfig = serviceConfig.extend({
  ...requestSecretsOf('usage'),
  /** Where the queue of what recurs is. */
  REDIS_URL: redisAddressSchema,
  /** Seals what readings were asked for and told. */
  USAGE_DATA_SECRET: secretsSchema,
});
export type UsageConfig = z.output<typeof usageConfig>;
