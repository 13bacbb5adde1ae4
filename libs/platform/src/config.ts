import { z } from 'zod';
import { CALLS, requestSecretName, type Caller } from '@cosmic/contracts/callers';

/** The environment lacks a variable or holds one that can't be used; the message names each. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads a process's variables. An empty variable counts as absent, so that
 * `FOO=` in an env file means the default.
 *
 * @throws ConfigError naming every variable that is missing or wrong, never its value
 */
export function readConfig<Schema extends z.ZodObject>(
  schema: Schema,
  environment: NodeJS.ProcessEnv,
): z.output<Schema> {
  const present = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = schema.safeParse(present);
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new ConfigError(
    `This process can't start; its environment is not right:\n${faults.join('\n')}`,
  );
}

/** A whole number written in an environment variable. */
export const wholeNumber = (min: number, max: number) => z.coerce.number().int().min(min).max(max);

/** A URL of one of the given schemes (written without the colon). */
export const urlOf = (...schemes: string[]) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && schemes.includes(new URL(value).protocol.slice(0, -1)),
      `must be a ${schemes.join(' or ')} URL`,
    );

/** Several URLs with commas between, as those of the servers of one cluster. */
const urlsOf = (...schemes: string[]) =>
  z
    .string()
    .refine(
      (value) => value.split(',').every((url) => urlOf(...schemes).safeParse(url).success),
      `must be ${schemes.join(' or ')} URLs with commas between`,
    );

/** How NATS is reached, and as whom. */
export const busConfig = z.object({
  NATS_URL: urlsOf('nats', 'tls'),
  NATS_USER: z.string().optional(),
  NATS_PASSWORD: z.string().optional(),
});
export type BusConfig = z.output<typeof busConfig>;

const SECRET_LENGTH = 32;

/** Secrets with commas between: the first seals or signs, each of them opens or is believed. */
export const secretsSchema = z.string().transform((text, context): [string, ...string[]] => {
  const [first = '', ...others] = text.split(',').map((secret) => secret.trim());
  if ([first, ...others].some((secret) => secret.length < SECRET_LENGTH)) {
    context.addIssue({
      code: 'custom',
      message: `needs at least ${SECRET_LENGTH} characters each`,
    });
  }
  return [first, ...others];
});

/**
 * The secrets of the requests that a process makes and answers, one for each pair of caller and
 * service. Part of its schema of variables; {@link RequestKeys} finds them by their names.
 */
export function requestSecretsOf(name: Caller): Record<never, z.ZodType> {
  return Object.fromEntries(
    CALLS.filter((pair) => pair.includes(name)).map(([caller, service]) => [
      requestSecretName(caller, service),
      secretsSchema,
    ]),
  );
}

/** The site's own address: an http or https URL of a host and nothing below it. Read as its origin. */
export const publicUrl = z
  .string()
  .refine((value) => {
    if (!URL.canParse(value)) return false;
    const { protocol, origin, href } = new URL(value);
    return /^https?:$/.test(protocol) && href === `${origin}/`;
  }, 'must be an http or https URL without a path')
  .transform((value) => new URL(value).origin);

/** What every process reads. */
export const processConfig = busConfig.extend({
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  /** Where traces go by OTLP/HTTP; without it there are none. */
  OTEL_EXPORTER_OTLP_ENDPOINT: urlOf('http', 'https').optional(),
  /** Where probes and Prometheus ask; not for the world. */
  HEALTH_HOST: z.string().default('0.0.0.0'),
  HEALTH_PORT: wholeNumber(0, 65_535).default(8080),
});

/** What every process that keeps data reads besides. */
export const serviceConfig = processConfig.extend({
  DATABASE_URL: urlOf('postgres', 'postgresql'),
  DATABASE_POOL_SIZE: wholeNumber(1, 100).default(10),
  DATABASE_CONNECT_TIMEOUT_MS: wholeNumber(100, 60_000).default(2_000),
  /** Off behind a pooler in transaction mode that does not know prepared statements. */
  DATABASE_PREPARED_STATEMENTS: z.enum(['on', 'off']).default('on'),
});
export type ProcessConfig = z.output<typeof processConfig>;
export type ServiceConfig = z.output<typeof serviceConfig>;
