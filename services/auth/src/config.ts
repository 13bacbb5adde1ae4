import { z } from 'zod';
import { serviceConfig, urlOf, wholeNumber } from '@cosmic/platform/config';

const SECRET_LENGTH = 32;

/** Secrets with commas between: the first seals, each of them opens. */
const secretsSchema = z.string().transform((text, context): [string, ...string[]] => {
  const [first = '', ...others] = text.split(',').map((secret) => secret.trim());
  if ([first, ...others].some((secret) => secret.length < SECRET_LENGTH)) {
    context.addIssue({
      code: 'custom',
      message: `needs at least ${SECRET_LENGTH} characters each`,
    });
  }
  return [first, ...others];
});

/** The variables of the auth service. */
export const authConfig = serviceConfig.extend({
  /** Where the queue of reminders is. */
  REDIS_URL: urlOf('redis', 'rediss'),
  /** Seals the keys that sign access tokens, and keys what is hashed. */
  AUTH_SECRET: secretsSchema,
  /** Seals birth data. */
  BIRTH_DATA_SECRET: secretsSchema,
  /** Whoever has confirmed this address is the administrator. */
  ADMIN_EMAIL: z.string().trim().toLowerCase().pipe(z.email()).default('admin@cosmic.localhost'),
  /** The site's own address, to which links in mails lead. */
  PUBLIC_URL: urlOf('http', 'https').default('http://localhost:3000'),
  SMTP_URL: urlOf('smtp', 'smtps').optional(),
  /** The folder that mails are written to where there is no SMTP_URL. */
  MAIL_OUTBOX: z.string().default('mail-outbox'),
  MAIL_FROM: z.string().default('Cosmic Guide <no-reply@cosmic.localhost>'),
  /** What a password costs to check, and how many may be checked and wait to be at a time. */
  ARGON2_MEMORY_KIB: wholeNumber(8, 1_048_576).default(19_456),
  ARGON2_PASSES: wholeNumber(1, 16).default(2),
  SIGN_INS_AT_ONCE: wholeNumber(1, 16).default(2),
  SIGN_INS_WAITING: wholeNumber(0, 10_000).default(64),
});
export type AuthConfig = z.output<typeof authConfig>;
