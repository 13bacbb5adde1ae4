import { z } from 'zod';
import {
  requestSecretsOf,
  secretsSchema,
  serviceConfig,
  urlOf,
  wholeNumber,
} from '@cosmic/platform/config';
import { redisAddressSchema } from '@cosmic/platform/queue/redis-address';
import { modelPriceConfig } from '@cosmic/platform/model-calls';

/** The variables of the service that answers requests. */
export const readingsConfig = serviceConfig.extend({
  ...requestSecretsOf('readings'),
  REDIS_URL: redisAddressSchema,
  ADDRESS_HASH_SECRET: z.string().min(16),
  SHARE_LINK_SECRET: z.string().min(32),
  READINGS_DATA_SECRET: secretsSchema,
});
export type ReadingsConfig = z.output<typeof readingsConfig>;

/** The variables of the worker that writes readings. */
export const readingsWorkerConfig = serviceConfig.extend({
  ...requestSecretsOf('readings'),
  REDIS_URL: redisAddressSchema,
  READINGS_DATA_SECRET: secretsSchema,
  WORKER_CONCURRENCY: wholeNumber(1, 100).default(10),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: urlOf('http', 'https').optional(),
  OPENAI_MODEL: z.string().default('gpt-4o-mini'),
  OPENAI_TIMEOUT_MS: wholeNumber(1_000, 600_000).default(60_000),
  OPENAI_STALL_MS: wholeNumber(500, 600_000).default(15_000),
  OPENAI_MAX_OUTPUT_TOKENS: wholeNumber(100, 16_000).default(1_500),
  ...modelPriceConfig,
});
export type ReadingsWorkerConfig = z.output<typeof readingsWorkerConfig>;
