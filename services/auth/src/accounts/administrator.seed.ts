import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { hashPassword, oneTimePassword } from '../passwords/password';

/** The administrator, and the password if the account was made just now; it is not kept anywhere. */
export interface SeededAdministrator {
  email: string;
  oneTimePassword: string | null;
}

/**
 * Makes the administrator's account unless it is there. Its address counts as
 * confirmed, since whoever sets ADMIN_EMAIL owns the installation. Of two
 * seeders at once one makes it.
 */
export async function seedAdministrator(
  transaction: EntityManager,
  address: string,
): Promise<SeededAdministrator> {
  const email = address.trim().toLowerCase();
  const known: unknown[] = await transaction.query('SELECT FROM accounts WHERE email = $1', [
    email,
  ]);
  if (known.length > 0) return { email, oneTimePassword: null };
  const password = oneTimePassword();
  const made: unknown[] = await transaction.query(
    `INSERT INTO accounts (id, email, password_hash, full_name, email_verified_at, must_change_password)
     VALUES ($1, $2, $3, 'Administrator', now(), true)
     ON CONFLICT (email) DO NOTHING RETURNING id`,
    [randomUUID(), email, await hashPassword(password)],
  );
  return { email, oneTimePassword: made.length === 1 ? password : null };
}
