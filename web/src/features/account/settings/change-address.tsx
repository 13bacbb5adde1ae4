import { useState } from 'react';
import { useSession } from '../../../state/session/use-session';
import { Button } from '../../../design/button';
import { TextControl } from '../../../design/controls';
import { Field } from '../../../design/field';
import { Notice } from '../../../design/notice';
import { useChangeAddressMutation } from '../account.api';
import { accountStrings } from '../account.strings';
import { PasswordField } from '../password-field';
import { inWholeUnlessBeside, useAccountForm } from '../use-account-form';
import { Setting } from './setting';
import { SettingForm } from './setting-form';

const s = accountStrings.settings.address;
const LABELS = { newEmail: s.email, addressPassword: s.password };

/** Another mail address: the account has it once the link that goes there was opened. */
export function ChangeAddress() {
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  const [change, { isLoading }] = useChangeAddressMutation();
  const form = useAccountForm(LABELS);
  const close = () => {
    form.clear();
    setOpen(false);
  };
  const submit = async () => {
    if (!form.isComplete()) return;
    const { newEmail, addressPassword } = form.values;
    try {
      await change({ email: newEmail, password: addressPassword }).unwrap();
      setSentTo(newEmail.trim());
      close();
    } catch (error) {
      form.refuse(error, inWholeUnlessBeside, { wrong_password: 'addressPassword' });
    }
  };
  return (
    <Setting
      title={s.title}
      text={
        user ? `${user.email}, ${user.email_verified ? s.confirmed : s.unconfirmed}` : undefined
      }
    >
      {isOpen ? (
        <SettingForm
          submit={s.submit}
          busy={isLoading && s.busy}
          failure={form.failure}
          onSubmit={submit}
          onCancel={close}
        >
          <Field label={s.email} error={form.problems.newEmail}>
            {(wiring) => (
              <TextControl
                wiring={wiring}
                type="email"
                name="newEmail"
                value={form.values.newEmail}
                required
                maxLength={254}
                autoComplete="email"
                onChange={({ target }) => form.set('newEmail')(target.value)}
              />
            )}
          </Field>
          <PasswordField
            label={s.password}
            name="addressPassword"
            value={form.values.addressPassword}
            error={form.problems.addressPassword}
            autoComplete="current-password"
            onChange={form.set('addressPassword')}
          />
        </SettingForm>
      ) : (
        <>
          {sentTo && <Notice tone="info">{s.sent(sentTo)}</Notice>}
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {s.action}
          </Button>
        </>
      )}
    </Setting>
  );
}
