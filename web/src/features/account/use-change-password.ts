import { useToast } from '../../state/use-toast';
import { useChangePasswordMutation } from './account.api';
import { accountStrings } from './account.strings';
import { inWholeUnlessBeside, useAccountForm } from './use-account-form';

const s = accountStrings.settings.password;
const LABELS = { currentPassword: s.current, newPassword: s.next };

/** The form that changes a password, wherever it stands. */
export function useChangePassword() {
  const toast = useToast();
  const [change, { isLoading }] = useChangePasswordMutation();
  const form = useAccountForm(LABELS);
  /** Asks for the change and says how it went. @returns whether the password was changed */
  const submit = async (): Promise<boolean> => {
    if (!form.isComplete()) return false;
    const { currentPassword: current, newPassword: next } = form.values;
    try {
      await change({ current, next }).unwrap();
    } catch (error) {
      form.refuse(error, inWholeUnlessBeside, { wrong_password: 'currentPassword' });
      return false;
    }
    toast('success', s.done, s.doneText);
    return true;
  };
  return { form, isLoading, submit };
}

export type ChangePasswordForm = ReturnType<typeof useChangePassword>['form'];
