import { z } from 'zod';
import { requestSecretsOf, serviceConfig, urlOf, wholeNumber } from '@cosmic/platform/config';
import { redisAddressSchema } from '@cosmic/platform/queue/redis-address';
import { modelPriceConfig } from '@cosmic/platform/model-calls';

/** The variables of the process that answers. */
export const contentConfig = serviceConfig.extend({
  ...requestSecretsOf('content'),
  REDIS_URL: redisAddressSchema,
  ADDRESS_HASH_SECRET: z.string().min(16),
});
export type ContentConfig = z.output<typeof contentConfig>;

/** The variables of the worker that prepares what is published. */
export const contentWorkerConfig = serviceConfig.extend({
  ...requestSecretsOf('content'),
  REDIS_URL: redisAddressSchema,
  /** With a key a language model writes the articles; without, our authors' almanac does. */
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: urlOf('http', 'https').optional(),
  OPENAI_MODEL: z.string().default('gpt-4o-mini'),
  OPENAI_TIMEOUT_MS: wholeNumber(1_000, 600_000).default(60_000),
  OPENAI_STALL_MS: wholeNumber(500, 600_000).default(15_000),
  ...modelPriceConfig,
});
export type ContentWorkerConfig = z.output<typeof contentWorkerConfig>;
