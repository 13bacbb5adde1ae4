import { accountStrings } from './account.strings';
import { PasswordField } from './password-field';
import type { ChangePasswordForm } from './use-change-password';

const s = accountStrings.settings.password;

/** The password of now and the one to come. */
export function ChangePasswordFields({ form }: { form: ChangePasswordForm }) {
  return (
    <>
      <PasswordField
        label={s.current}
        name="currentPassword"
        value={form.values.currentPassword}
        error={form.problems.currentPassword}
        autoComplete="current-password"
        onChange={form.set('currentPassword')}
      />
      <PasswordField
        label={s.next}
        name="newPassword"
        hint={accountStrings.passwordHint}
        value={form.values.newPassword}
        error={form.problems.newPassword}
        autoComplete="new-password"
        onChange={form.set('newPassword')}
      />
    </>
  );
}
