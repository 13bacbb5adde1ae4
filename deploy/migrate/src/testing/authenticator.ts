import { TOTP } from 'otpauth';

/**
 * The code that an authenticator app shows.
 *
 * @param secret in base32, as a member is told it
 */
export function codeOfApp(secret: string, at = new Date()): string {
  return new TOTP({ secret }).generate({ timestamp: at.getTime() });
}
