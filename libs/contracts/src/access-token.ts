import { z } from 'zod';
import { roleSchema } from './message';

/** What the access token says, besides who issued it and for whom. */
export const accessClaimsSchema = z.object({
  sub: z.uuid(),
  /** The session it belongs to. */
  sid: z.uuid(),
  role: roleSchema,
  verified: z.boolean(),
  /** The password is a one-time one. Absent where it is not, and in tokens of older releases. */
  must_change_password: z.boolean().optional(),
  /** The account has a second factor. Absent where it has none, and in tokens of older releases. */
  second_factor: z.boolean().optional(),
  exp: z.number().int(),
});
export type AccessClaims = z.infer<typeof accessClaimsSchema>;

/** Fixed, so that a token made for anything else is refused. */
export const ACCESS_TOKEN = {
  issuer: 'cosmic-guide',
  audience: 'cosmic-guide-api',
  algorithm: 'ES256',
} as const;

/** A key by which access tokens are checked, in the form of RFC 7517. */
export const publicKeySchema = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  kid: z.string(),
  use: z.literal('sig'),
  alg: z.literal(ACCESS_TOKEN.algorithm),
});
export type PublicKey = z.infer<typeof publicKeySchema>;

/** Where gateways hear that sessions are over: they refuse their access tokens and end their streams. */
export const SESSIONS_ENDED_SUBJECT = 'live.sessions';
export const sessionsEndedSchema = z.object({ sessionIds: z.array(z.uuid()) });
