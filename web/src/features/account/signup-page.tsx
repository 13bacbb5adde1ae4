import { useState, type FormEvent } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { useSession } from '../../state/session/use-session';
import { redirectTarget } from '../../redirect';
import { Button } from '../../design/button';
import { TextControl } from '../../design/controls';
import { Field } from '../../design/field';
import { Notice } from '../../design/notice';
import { useToast } from '../../state/use-toast';
import { usePageTitle } from '../../head';
import { paths } from '../../paths';
import { AccountFrame } from './account-frame';
import { useSignInMutation, useSignUpMutation } from './account.api';
import { accountStrings } from './account.strings';
import { EmailField } from './email-field';
import { PasswordField } from './password-field';
import { useAccountForm } from './use-account-form';

const s = accountStrings.signup;

const LABELS = {
  fullName: accountStrings.name,
  email: accountStrings.email,
  password: accountStrings.password,
};

export function SignupPage() {
  const toast = useToast();
  usePageTitle(accountStrings.signup.pageTitle);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const redirect = search.get('redirect');
  const [signUp] = useSignUpMutation();
  const [signIn] = useSignInMutation();
  const [isLoading, setLoading] = useState(false);
  const [hasJoined, setJoined] = useState(false);
  const { status } = useSession();
  const form = useAccountForm(LABELS);

  if (status === 'member') {
    // Who has just joined is asked for their birth first, and led on afterwards.
    const next = hasJoined ? paths.welcome(redirect ?? undefined) : redirectTarget(redirect);
    return <Navigate to={next} replace />;
  }

  /** The server does not say whether an address was known already; only the password tells. */
  const open = async ({ email, password }: { email: string; password: string }) => {
    setJoined(true);
    const answer = await signIn({ email, password })
      .unwrap()
      .catch(() => undefined);
    if (answer && !('challenge' in answer)) return toast('success', s.opened, s.openedText);
    toast('success', s.done);
    void navigate(paths.login(redirect ?? undefined), { state: { email } });
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading || !form.isComplete()) return;
    setLoading(true);
    try {
      await signUp(form.values).unwrap();
      await open(form.values);
    } catch (error) {
      form.refuse(error, () => s.failed);
    } finally {
      setLoading(false);
    }
  };

  return (
    <AccountFrame title={s.title} intro={s.intro} icon="sun" closable>
      <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-6">
        <Field label={accountStrings.name} error={form.problems.fullName}>
          {(wiring) => (
            <TextControl
              wiring={wiring}
              name="fullName"
              value={form.values.fullName}
              required
              maxLength={120}
              autoComplete="name"
              onChange={({ target }) => form.set('fullName')(target.value)}
            />
          )}
        </Field>
        <EmailField
          value={form.values.email}
          error={form.problems.email}
          onChange={form.set('email')}
        />
        <PasswordField
          label={accountStrings.password}
          hint={accountStrings.passwordHint}
          value={form.values.password}
          error={form.problems.password}
          autoComplete="new-password"
          onChange={form.set('password')}
        />
        {form.failure && <Notice tone="error">{form.failure}</Notice>}
        <Button type="submit" busy={isLoading && s.busy}>
          {s.submit}
        </Button>
      </form>
      <p>
        {s.hasAccount}{' '}
        <Link
          to={paths.login(redirect ?? undefined)}
          className="text-gold underline decoration-gold-line underline-offset-4 hover:text-ivory"
        >
          {s.login}
        </Link>
      </p>
    </AccountFrame>
  );
}
