import { useState } from 'react';
import { Button } from '../../../design/button';
import { toast } from '../../../design/toast';
import { useChangePasswordMutation } from '../account.api';
import { accountStrings } from '../account.strings';
import { PasswordField } from '../password-field';
import { useAccountForm } from '../use-account-form';
import { Setting } from './setting';
import { SettingForm } from './setting-form';

const s = accountStrings.settings.password;
const LABELS = { currentPassword: s.current, newPassword: s.next };

/** Another password for the one of now; whoever else was signed in is no more. */
export function ChangePassword() {
  const [isOpen, setOpen] = useState(false);
  const [change, { isLoading }] = useChangePasswordMutation();
  const form = useAccountForm(LABELS);
  const close = () => {
    form.clear();
    setOpen(false);
  };
  const submit = async () => {
    if (!form.isComplete()) return;
    const { currentPassword: current, newPassword: next } = form.values;
    try {
      await change({ current, next }).unwrap();
      toast('success', s.done, s.doneText);
      close();
    } catch (error) {
      form.refuse(error, ({ message }) => message, { wrong_password: 'currentPassword' });
    }
  };
  return (
    <Setting title={s.title} text={s.text}>
      {isOpen ? (
        <SettingForm
          submit={s.submit}
          busy={isLoading && s.busy}
          failure={form.failure}
          onSubmit={submit}
          onCancel={close}
        >
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
        </SettingForm>
      ) : (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {s.action}
        </Button>
      )}
    </Setting>
  );
}
