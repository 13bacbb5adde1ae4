import { z } from 'zod';
import { request, type RequestContract } from './message';

export const healthSchema = z.object({
  ready: z.boolean(),
  checks: z.record(z.string(), z.boolean()),
});

/** The processes behind the gateway, by the name each answers to. */
export const PROCESSES = [
  'auth',
  'auth-worker',
  'billing',
  'billing-worker',
  'readings',
  'readings-worker',
  'content',
  'content-worker',
  'usage',
] as const;
export type ProcessName = (typeof PROCESSES)[number];

/** Asks any one replica of a process whether it can serve. */
export function healthOf(
  name: ProcessName,
): RequestContract<z.ZodObject<Record<never, never>>, typeof healthSchema> {
  return request(`${name}.health.ready`, z.strictObject({}), healthSchema);
}
