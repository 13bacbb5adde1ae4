import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../../design/button';
import { toast } from '../../../design/toast';
import { paths } from '../../../paths';
import { useChangePasswordMutation } from '../account.api';
import { accountStrings } from '../account.strings';
import { PasswordField } from '../password-field';
import { inWholeUnlessBeside, useAccountForm } from '../use-account-form';
import { Setting } from './setting';
import { SettingForm } from './setting-form';

const s = accountStrings.settings.password;
const CHOOSE = paths.choosePassword.slice(paths.myProfile.length);
const LABELS = { currentPassword: s.current, newPassword: s.next };

/** Another password for the one of now; whoever else was signed in is no more. */
export function ChangePassword() {
  const [isOpen, setOpen] = useState(false);
  // Whoever is sent here to choose one finds the form open.
  const { hash, key } = useLocation();
  const [heeded, setHeeded] = useState<string>();
  if (hash === CHOOSE && heeded !== key) {
    setHeeded(key);
    setOpen(true);
  }
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
      form.refuse(error, inWholeUnlessBeside, { wrong_password: 'currentPassword' });
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
