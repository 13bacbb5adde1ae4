import { z } from 'zod';
import {
  publicUrl,
  requestSecretsOf,
  secretsSchema,
  serviceConfig,
  urlOf,
  wholeNumber,
} from '@cosmic/platform/config';
import { senderOf } from './mail/sender';

/** One address that letters are from. */
const mailSender = z.string().transform((from, { addIssue }) => {
  const sender = senderOf(from);
  if (sender) return sender;
  addIssue('must be an address, or a name with one as in Name <name@example.com>');
  return z.NEVER;
});

/** The variables of the auth service. */
export const authConfig = serviceConfig.extend({
  ...requestSecretsOf('auth'),
  /** Where the queue of reminders is. */
  REDIS_URL: urlOf('redis', 'rediss'),
  /** Seals the keys that sign access tokens and secrets of second factors, and keys what is hashed. */
  AUTH_SECRET: secretsSchema,
  /** Seals birth data. */
  BIRTH_DATA_SECRET: secretsSchema,
  /** Whoever has confirmed this address is the administrator. */
  ADMIN_EMAIL: z.string().trim().toLowerCase().pipe(z.email()).default('admin@cosmic.localhost'),
  /** The site's own address, to which links in mails lead. */
  PUBLIC_URL: publicUrl.default('http://localhost:3000'),
  SMTP_URL: urlOf('smtp', 'smtps').optional(),
  /** The folder that mails are written to where there is no SMTP_URL. */
  MAIL_OUTBOX: z.string().default('mail-outbox'),
  MAIL_FROM: mailSender.prefault('Cosmic Guide <no-reply@cosmic.localhost>'),
  /** What a password costs to check, and how many may be checked and wait to be at a time. */
  ARGON2_MEMORY_KIB: wholeNumber(8, 1_048_576).default(19_456),
  ARGON2_PASSES: wholeNumber(1, 16).default(2),
  SIGN_INS_AT_ONCE: wholeNumber(1, 16).default(2),
  SIGN_INS_WAITING: wholeNumber(0, 10_000).default(64),
});
export type AuthConfig = z.output<typeof authConfig>;
