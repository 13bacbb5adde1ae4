import { z } from 'zod';
import { problem } from '../field-problems';
import { LANGUAGES } from '../language';
import { request } from '../message';
import { zoneSchema } from '../sky/places';
import { zodiacSignSchema } from './profile';
import { text, textLike } from '../text';

/** Where the push service of a browser takes notices, and what they are sealed with (RFC 8291). */
export const pushSubscriptionSchema = z.strictObject({
  endpoint: text(1_000, { min: 1 }).pipe(z.url()),
  keys: z.strictObject({
    /** A point of P-256, not compressed, in base64url. */
    p256dh: textLike(/^[A-Za-z0-9_-]{87}$/, 87, problem('not_a_browser_key')),
    auth: textLike(/^[A-Za-z0-9_-]{22}$/, 22, problem('not_a_browser_key')),
  }),
});
export type PushSubscriptionKeys = z.infer<typeof pushSubscriptionSchema>;

/** SHA-256 of a subscription's endpoint, in base64url: the endpoint itself allows sending to it. */
export const deviceSchema = textLike(/^[A-Za-z0-9_-]{43}$/, 43, problem('not_ours'));

export const noticesQuerySchema = z.strictObject({ device: deviceSchema.optional() });
export type NoticesQuery = z.infer<typeof noticesQuerySchema>;

/** Where a member's notices stand. */
export const noticesSchema = z.object({
  /** What browsers subscribe with (VAPID, RFC 8292), in base64url. */
  public_key: z.string(),
  /** Whether the device that was named is told the day. */
  is_on: z.boolean(),
  /** How many devices are. */
  devices: z.number().int(),
});
export type Notices = z.infer<typeof noticesSchema>;

export const noticesBodySchema = z.strictObject({
  subscription: pushSubscriptionSchema,
  zone: zoneSchema,
  language: z.enum(LANGUAGES),
  /** By which the day is told where the profile has no birth date. */
  sign: zodiacSignSchema.nullable(),
});
export type NoticesBody = z.infer<typeof noticesBodySchema>;

export const noticesStopSchema = z.strictObject({ device: deviceSchema });
export type NoticesStop = z.infer<typeof noticesStopSchema>;

export const notices = {
  get: request('auth.notices.get', noticesQuerySchema, noticesSchema),
  /**
   * Has a device told the member's day each morning. One that was another member's is theirs no more.
   *
   * @throws `sign_needed`; `invalid_input` naming `subscription.endpoint` for an address that is of no
   *   push service known here; `authentication_required`
   */
  start: request('auth.notices.start', noticesBodySchema, noticesSchema),
  /** Ends that; a device that is told nothing is no error. */
  stop: request('auth.notices.stop', noticesStopSchema, noticesSchema),
};
