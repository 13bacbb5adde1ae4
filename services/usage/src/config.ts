import type { z } from 'zod';
import { requestSecretsOf, secretsSchema, serviceConfig } from '@cosmic/platform/config';

/** The variables of the usage service. */
export const usageConfig = serviceConfig.extend({
  ...requestSecretsOf('usage'),
  /** Seals what readings were asked for and told. */
  USAGE_DATA_SECRET: secretsSchema,
});
export type UsageConfig = z.output<typeof usageConfig>;
