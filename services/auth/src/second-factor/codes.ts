import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** As authenticator apps take them without being told: RFC 6238 with its usual numbers. */
const TERMS = { issuer: 'Cosmic Guide', algorithm: 'SHA1', digits: 6, period: 30 } as const;
const SECRET_BYTES = 20;

/** A code of the step before or after is taken, too: clocks differ, and typing takes its time. */
const STEPS_AROUND = 1;

const RECOVERY_CODES = 10;
/** Without letters that are taken for others: i, l, o, u. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const LETTERS_OF_CODE = 16;
const GROUP = /.{4}(?=.)/g;

/** A new secret that an app makes codes from. */
export function newSecret(): Buffer {
  return randomBytes(SECRET_BYTES);
}

/** What an app is told: the secret in base32, and an address that holds all. */
export function keyOf(secret: Buffer, email: string): { secret: string; uri: string } {
  const totp = totpOf(secret, email);
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/**
 * The time step whose code was typed.
 *
 * @returns undefined when the code is of no step around now
 */
export function stepOf(secret: Buffer, code: string, now: Date): number | undefined {
  if (!isCodeOfApp(code)) return undefined;
  const totp = totpOf(secret, '');
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: STEPS_AROUND });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

/** Whether what was typed is a code of an app; anything else may be a recovery code. */
export function isCodeOfApp(typed: string): boolean {
  return /^\d{6}$/.test(typed);
}

/** What was typed without the blanks and dashes that help to read it, in lower case. */
export function plainCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toLowerCase();
}

/** New recovery codes as they are shown, 80 random bits each. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    [...randomBytes(LETTERS_OF_CODE)]
      // 32 letters: each byte's last five bits choose one, all alike often.
      .map((byte) => LETTERS[byte % LETTERS.length])
      .join('')
      .replace(GROUP, '$&-'),
  );
}

/** What is kept of a recovery code. It has 80 random bits, so no slow hash is needed. */
export function hashOfRecoveryCode(userId: string, typed: string): Buffer {
  return createHash('sha256')
    .update(`${userId}/${plainCode(typed)}`)
    .digest();
}

function totpOf(secret: Buffer, label: string): TOTP {
  return new TOTP({ ...TERMS, label, secret: Secret.fromHex(secret.toString('hex')) });
}
