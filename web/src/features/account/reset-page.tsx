import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../design/button';
import { ButtonLink } from '../../design/button-link';
import { Notice } from '../../design/notice';
import { useToast } from '../../state/use-toast';
import { usePageTitle } from '../../head';
import { paths } from '../../paths';
import { AccountFrame } from './account-frame';
import { useResetPasswordMutation } from './account.api';
import { accountStrings } from './account.strings';
import { PasswordField } from './password-field';
import { useAccountForm } from './use-account-form';
import { useMailToken } from './use-mail-token';

const s = accountStrings.reset;

/** Where the link of a forgotten password leads. */
export function ResetPage() {
  const toast = useToast();
  usePageTitle(s.title);
  const navigate = useNavigate();
  const token = useMailToken();
  const [reset, { isLoading }] = useResetPasswordMutation();
  const form = useAccountForm({ password: accountStrings.newPassword });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading || !form.isComplete()) return;
    try {
      await reset({ token, password: form.values.password }).unwrap();
      toast('success', s.done);
      void navigate(paths.login(), { replace: true });
    } catch (error) {
      form.refuse(error, ({ fields, message }) => (fields.length > 0 ? message : s.failed));
    }
  };

  return (
    <AccountFrame title={s.title} icon="moon">
      <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-6">
        <PasswordField
          label={accountStrings.newPassword}
          hint={accountStrings.passwordHint}
          value={form.values.password}
          error={form.problems.password}
          autoComplete="new-password"
          onChange={form.set('password')}
        />
        {form.failure && (
          <Notice
            tone="error"
            action={
              <ButtonLink to={paths.forgotten} variant="secondary" size="compact">
                {s.again}
              </ButtonLink>
            }
          >
            {form.failure}
          </Notice>
        )}
        <Button type="submit" busy={isLoading && s.busy}>
          {s.submit}
        </Button>
      </form>
    </AccountFrame>
  );
}
