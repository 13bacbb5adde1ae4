import { useState } from 'react';
import { useSubscription } from '../../../api/subscription.api';
import { Button } from '../../../design/button';
import { TextControl } from '../../../design/controls';
import { Field } from '../../../design/field';
import { useDeleteAccountMutation } from '../account.api';
import { accountStrings } from '../account.strings';
import { PasswordField } from '../password-field';
import { inWholeUnlessBeside, useAccountForm } from '../use-account-form';
import { Setting } from './setting';
import { SettingForm } from './setting-form';
import { useLeave } from './use-leave';

const s = accountStrings.settings.deletion;
const LABELS = { deletionPassword: s.password, deletionWord: s.wordLabel };

/** The end of an account: what can't be undone asks for the password and a typed word. */
export function DeleteAccount() {
  const [isOpen, setOpen] = useState(false);
  const { data: subscription } = useSubscription();
  const [erase, { isLoading }] = useDeleteAccountMutation();
  const form = useAccountForm(LABELS);
  const leave = useLeave();
  const close = () => {
    form.clear();
    setOpen(false);
  };
  const submit = async () => {
    if (!form.isComplete()) return;
    const { deletionPassword: password, deletionWord } = form.values;
    if (deletionWord.trim().toLowerCase() !== s.word) {
      form.blame('deletionWord', s.wordMissing);
      return;
    }
    try {
      await leave(() => erase({ password }).unwrap(), s.done, s.doneText);
    } catch (error) {
      form.refuse(error, inWholeUnlessBeside, { wrong_password: 'deletionPassword' });
    }
  };
  return (
    <Setting title={s.title} text={s.text}>
      {isOpen ? (
        <SettingForm
          submit={s.submit}
          isDangerous
          busy={isLoading && s.busy}
          failure={form.failure}
          onSubmit={submit}
          onCancel={close}
        >
          {subscription?.subscribed && <p className="text-ivory-soft">{s.subscriber}</p>}
          <PasswordField
            label={s.password}
            name="deletionPassword"
            value={form.values.deletionPassword}
            error={form.problems.deletionPassword}
            autoComplete="current-password"
            onChange={form.set('deletionPassword')}
          />
          <Field label={s.wordLabel} error={form.problems.deletionWord}>
            {(wiring) => (
              <TextControl
                wiring={wiring}
                name="deletionWord"
                value={form.values.deletionWord}
                required
                autoComplete="off"
                autoCapitalize="none"
                onChange={({ target }) => form.set('deletionWord')(target.value)}
              />
            )}
          </Field>
        </SettingForm>
      ) : (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {s.action}
        </Button>
      )}
    </Setting>
  );
}
