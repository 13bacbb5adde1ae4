import { hashPassword } from '@cosmic/auth/passwords/password';
import { codeOfApp } from '@cosmic/migrate/testing/authenticator';
import { ADMIN_EMAIL_OF_A_TEST, type World } from '@cosmic/migrate/testing/world';
import { PASSWORD, type Visitor } from './make';

/**
 * Signs the administrator in who has chosen a password and set a second factor up, in a browser
 * that was a guest's before. Once for a world.
 *
 * @returns codes with which they can sign in again, one each
 */
export async function becomeAdministrator(world: World, visitor: Visitor): Promise<string[]> {
  await choosePassword(world);
  await visitor.signIn(ADMIN_EMAIL_OF_A_TEST);
  const key = await visitor.call('POST', '/api/auth/second-factor/key', { password: PASSWORD });
  const { body, status } = await visitor.call('POST', '/api/auth/second-factor', {
    code: codeOfApp(key.body.secret),
  });
  if (status !== 200) throw new Error(`the second factor was answered ${status}`);
  return body.recovery_codes;
}

/** Gives the administrator's account the password of all tests, in place of the one-time one. */
export async function choosePassword(world: World): Promise<void> {
  await world.query(
    `UPDATE auth.accounts SET must_change_password = false, password_ends_at = NULL, password_hash = $2
     WHERE email = $1`,
    [ADMIN_EMAIL_OF_A_TEST, await hashPassword(PASSWORD, { memoryKib: 8, passes: 1 })],
  );
}
