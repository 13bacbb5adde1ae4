import { useState, type FormEvent } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { redirectTarget } from '../../redirect';
import { useSession } from '../../state/session/use-session';
import { Button } from '../../design/button';
import { Notice } from '../../design/notice';
import { usePageTitle } from '../../head';
import { AccountFrame } from './account-frame';
import { accountStrings } from './account.strings';
import { ChangePasswordFields } from './change-password-fields';
import { useChangePassword } from './use-change-password';

const s = accountStrings.changePassword;
const { submit: save, busy } = accountStrings.settings.password;

/** Where password managers lead, and every page a member who has a one-time password. */
export function ChangePasswordPage() {
  usePageTitle(s.title);
  const { user } = useSession();
  const [search] = useSearchParams();
  const { form, isLoading, submit } = useChangePassword();
  const [isDone, setDone] = useState(false);
  const isOneTime = user?.must_change_password === true;

  // Not before the session knows of it: every other page would lead back here.
  if (isDone && !isOneTime) return <Navigate to={redirectTarget(search.get('redirect'))} replace />;

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!isLoading && !isDone) setDone(await submit());
  };
  return (
    <AccountFrame
      title={s.title}
      intro={isOneTime ? s.oneTime : s.intro}
      icon="moon-star"
      closable={!isOneTime}
    >
      <form onSubmit={(event) => void send(event)} noValidate className="grid gap-6">
        {/* Whose password it is, for password managers. */}
        <input type="email" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        <ChangePasswordFields form={form} />
        {form.failure && <Notice tone="error">{form.failure}</Notice>}
        <Button type="submit" busy={(isLoading || isDone) && busy}>
          {save}
        </Button>
      </form>
    </AccountFrame>
  );
}
