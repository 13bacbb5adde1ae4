import { z } from 'zod';
import { codeSchema, passwordBodySchema } from './auth';
import { request } from '../message';

/** Where a member's second factor stands. */
export const secondFactorSchema = z.object({
  /** Since when signing in takes a code; null while it does not. */
  since: z.iso.datetime().nullable(),
  /** How many recovery codes were not used yet. */
  recovery_codes_left: z.number().int(),
});
export type SecondFactor = z.infer<typeof secondFactorSchema>;

/** What an authenticator app is told to make codes from. */
export const authenticatorKeySchema = z.object({
  /** In base32, to be typed in. */
  secret: z.string(),
  /** The same as an `otpauth:` address, to be scanned. */
  uri: z.string(),
});
export type AuthenticatorKey = z.infer<typeof authenticatorKeySchema>;

/** Each opens a session once instead of a code. They are told once and kept as hashes. */
export const recoveryCodesSchema = z.object({ recovery_codes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;

export const codeBodySchema = z.strictObject({ code: codeSchema });
export type CodeBody = z.infer<typeof codeBodySchema>;

export const passwordAndCodeBodySchema = passwordBodySchema.extend({ code: codeSchema });
export type PasswordAndCodeBody = z.infer<typeof passwordAndCodeBodySchema>;

export const secondFactor = {
  /** Where the asking member's second factor stands. */
  get: request('auth.second-factor.get', z.strictObject({}), secondFactorSchema),
  /**
   * Makes a key for the asking member's app; nothing is turned on by it.
   * @throws `wrong_password`, `too_many_attempts`, `second_factor_on`
   */
  begin: request('auth.second-factor.begin', passwordBodySchema, authenticatorKeySchema),
  /**
   * Turns the second factor on by a first code and ends all sessions but the one given.
   * @throws `wrong_code`, `too_many_attempts`, `second_factor_on`, `second_factor_off` when there is no key
   */
  turnOn: request(
    'auth.second-factor.turn-on',
    codeBodySchema.extend({ sessionId: z.uuid() }),
    recoveryCodesSchema,
  ),
  /** @throws `wrong_password`, `wrong_code`, `too_many_attempts`, `second_factor_off` */
  turnOff: request('auth.second-factor.turn-off', passwordAndCodeBodySchema, z.object({})),
  /**
   * Makes recovery codes; those of before are worthless then.
   * @throws `wrong_password`, `wrong_code`, `too_many_attempts`, `second_factor_off`
   */
  renewCodes: request(
    'auth.second-factor.renew-codes',
    passwordAndCodeBodySchema,
    recoveryCodesSchema,
  ),
};
