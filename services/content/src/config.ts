import type { z } from 'zod';
import { serviceConfig, urlOf } from '@cosmic/platform/config';

/** The variables of the worker that prepares what is published. */
export const contentWorkerConfig = serviceConfig.extend({
  REDIS_URL: urlOf('redis', 'rediss'),
});
export type ContentWorkerConfig = z.output<typeof contentWorkerConfig>;
