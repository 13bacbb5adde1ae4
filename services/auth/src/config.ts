import { z } from 'zod';
import {
  publicUrl,
  requestSecretsOf,
  secretsSchema,
  serviceConfig,
  urlOf,
  wholeNumber,
} from '@cosmic/platform/config';
import { redisAddressSchema } from '@cosmic/platform/queue/redis-address';
import { senderOf } from './mail/sender';

const ORIGIN = /^https?:\/\/(?:\*\.)?[a-z0-9.-]+(?::\d+)?$/;
const CONTACT = /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/;

/** One address that letters are from. */
const mailSender = z.string().transform((from, { addIssue }) => {
  const sender = senderOf(from);
  if (sender) return sender;
  addIssue('must be an address, or a name with one as in Name <name@example.com>');
  return z.NEVER;
});

/** Origins, between commas; a star stands for any subdomain. */
const pushServices = z
  .string()
  .transform((list) => list.split(',').map((origin) => origin.trim()))
  .pipe(
    z.array(
      z
        .string()
        .max(200, { abort: true })
        .refine((origin) => ORIGIN.test(origin), 'must be origins between commas'),
    ),
  );

/** What seals and signs, for both processes. */
const authSecretConfig = z.object({
  /** Seals the keys that sign access tokens and secrets of second factors, and keys what is hashed. */
  AUTH_SECRET: secretsSchema,
  /** Seals birth data. */
  BIRTH_DATA_SECRET: secretsSchema,
});
export type AuthSecretConfig = z.output<typeof authSecretConfig>;

/** What both processes of the service read. */
const authProcessConfig = serviceConfig.extend({
  ...requestSecretsOf('auth'),
  /** Where the queues of letters and of what recurs are. */
  REDIS_URL: redisAddressSchema,
  ...authSecretConfig.shape,
});

/** The variables of the process that answers requests. */
export const authConfig = authProcessConfig.extend({
  /** Whoever has confirmed this address is the administrator. */
  ADMIN_EMAIL: z.string().trim().toLowerCase().pipe(z.email()).default('admin@cosmic.localhost'),
  /** Where browsers may have their notices taken: nothing is ever sent elsewhere. */
  PUSH_SERVICES: pushServices.prefault(
    'https://fcm.googleapis.com,https://*.push.services.mozilla.com,https://*.push.apple.com,https://*.notify.windows.com',
  ),
  /** What a password costs to check, and how many may be checked and wait to be at a time. */
  ARGON2_MEMORY_KIB: wholeNumber(8, 1_048_576).default(19_456),
  ARGON2_PASSES: wholeNumber(1, 16).default(2),
  SIGN_INS_AT_ONCE: wholeNumber(1, 16).default(2),
  SIGN_INS_WAITING: wholeNumber(0, 10_000).default(64),
});
export type AuthConfig = z.output<typeof authConfig>;

/** The variables of the worker, which sends letters and does what recurs. */
export const authWorkerConfig = authProcessConfig.extend({
  /** The site's own address, to which links in mails lead. */
  PUBLIC_URL: publicUrl.default('http://localhost:3000'),
  SMTP_URL: urlOf('smtp', 'smtps').optional(),
  /** The folder that mails are written to where there is no SMTP_URL. */
  MAIL_OUTBOX: z.string().default('mail-outbox'),
  MAIL_FROM: mailSender.prefault('Cosmic Guide <no-reply@cosmic.localhost>'),
  /** How push services may reach whoever runs the site; from the two addresses above unless told. */
  PUSH_CONTACT: z
    .string()
    .max(200, { abort: true })
    .refine((contact) => CONTACT.test(contact), 'must be mailto: or https:')
    .optional(),
});
export type AuthWorkerConfig = z.output<typeof authWorkerConfig>;
