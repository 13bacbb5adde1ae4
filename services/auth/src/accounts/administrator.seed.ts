import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { hashPassword, oneTimePassword } from '../passwords/password';

/** A one-time password that nobody replaced by one of their own is over after so long. */
const GOOD_FOR_HOURS = 24;
const ENDS_AT = `now() + make_interval(hours => ${GOOD_FOR_HOURS})`;

/** The administrator, and the password if it was made just now; it is not kept anywhere. */
export interface SeededAdministrator {
  email: string;
  oneTimePassword: string | null;
}

/**
 * Makes the administrator's account unless it is there, and another one-time password where the
 * last ended unused. Its address counts as confirmed, since whoever sets ADMIN_EMAIL owns the
 * installation. Of two seeders at once one makes it.
 */
export async function seedAdministrator(
  transaction: EntityManager,
  address: string,
): Promise<SeededAdministrator> {
  const email = address.trim().toLowerCase();
  const [known]: { is_over: boolean }[] = await transaction.query(
    `SELECT must_change_password AND coalesce(password_ends_at <= now(), false) AS is_over
     FROM accounts WHERE email = $1`,
    [email],
  );
  if (known && !known.is_over) return { email, oneTimePassword: null };
  const password = oneTimePassword();
  const hash = await hashPassword(password);
  const made = known ? await renew(transaction, email, hash) : await make(transaction, email, hash);
  return { email, oneTimePassword: made ? password : null };
}

async function make(transaction: EntityManager, email: string, hash: string): Promise<boolean> {
  const rows: unknown[] = await transaction.query(
    `INSERT INTO accounts (id, email, password_hash, full_name, email_verified_at,
                           must_change_password, password_ends_at)
     VALUES ($1, $2, $3, 'Administrator', now(), true, ${ENDS_AT})
     ON CONFLICT (email) DO NOTHING RETURNING id`,
    [randomUUID(), email, hash],
  );
  return rows.length === 1;
}

async function renew(transaction: EntityManager, email: string, hash: string): Promise<boolean> {
  const [, count] = (await transaction.query(
    `UPDATE accounts SET password_hash = $2, password_ends_at = ${ENDS_AT}
     WHERE email = $1 AND must_change_password AND password_ends_at <= now()`,
    [email, hash],
  )) as [unknown[], number];
  return count === 1;
}
