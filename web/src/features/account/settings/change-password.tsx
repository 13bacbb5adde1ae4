import { useState } from 'react';
import { Button } from '../../../design/button';
import { accountStrings } from '../account.strings';
import { ChangePasswordFields } from '../change-password-fields';
import { useChangePassword } from '../use-change-password';
import { Setting } from './setting';
import { SettingForm } from './setting-form';

const s = accountStrings.settings.password;

/** Another password for the one of now; whoever else was signed in is no more. */
export function ChangePassword() {
  const [isOpen, setOpen] = useState(false);
  const { form, isLoading, submit } = useChangePassword();
  const close = () => {
    form.clear();
    setOpen(false);
  };
  return (
    <Setting title={s.title} text={s.text}>
      {isOpen ? (
        <SettingForm
          submit={s.submit}
          busy={isLoading && s.busy}
          failure={form.failure}
          onSubmit={async () => {
            if (await submit()) close();
          }}
          onCancel={close}
        >
          <ChangePasswordFields form={form} />
        </SettingForm>
      ) : (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {s.action}
        </Button>
      )}
    </Setting>
  );
}
