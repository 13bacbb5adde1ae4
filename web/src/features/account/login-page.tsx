import { useState, type FormEvent } from 'react';
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useSession } from '../../state/session/use-session';
import { redirectTarget } from '../../redirect';
import { Button } from '../../design/button';
import { Notice } from '../../design/notice';
import { useToast } from '../../state/use-toast';
import { usePageTitle } from '../../head';
import { paths } from '../../paths';
import { AccountFrame } from './account-frame';
import { useSignInMutation } from './account.api';
import { accountStrings } from './account.strings';
import { EmailField } from './email-field';
import { PasswordField } from './password-field';
import { SecondStep } from './second-factor/second-step';
import { useAccountForm } from './use-account-form';

const s = accountStrings.login;

export function LoginPage() {
  const toast = useToast();
  usePageTitle(s.submit);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const redirect = search.get('redirect');
  const [signIn, { isLoading }] = useSignInMutation();
  const { status } = useSession();
  const { state } = useLocation() as { state: { email?: string } | null };
  const form = useAccountForm(
    { email: accountStrings.email, password: accountStrings.password },
    // Whoever comes from signing up has typed it a moment ago.
    { email: state?.email ?? '' },
  );

  const [challenge, setChallenge] = useState<string>();
  const [why, setWhy] = useState<string>();
  const finish = () => {
    toast('success', s.done);
    void navigate(redirectTarget(redirect), { replace: true });
  };

  // Signed in here just now, in another tab, or all along.
  if (status === 'member') return <Navigate to={redirectTarget(redirect)} replace />;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading || !form.isComplete()) return;
    setWhy(undefined);
    try {
      const answer = await signIn(form.values).unwrap();
      if ('challenge' in answer) setChallenge(answer.challenge);
      else finish();
    } catch (error) {
      form.refuse(error, ({ code }) => WORDS[code] ?? s.failed);
    }
  };

  if (challenge) {
    const startAgain = (reason?: string) => {
      form.clear();
      setWhy(reason);
      setChallenge(undefined);
    };
    return <SecondStep challenge={challenge} onDone={finish} onBack={startAgain} />;
  }

  return (
    <AccountFrame title={s.title} intro={s.intro} icon="moon-star" closable>
      <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-6">
        <EmailField
          value={form.values.email}
          error={form.problems.email}
          onChange={form.set('email')}
        />
        <PasswordField
          label={accountStrings.password}
          value={form.values.password}
          error={form.problems.password}
          autoComplete="current-password"
          onChange={form.set('password')}
        />
        {(form.failure ?? why) && <Notice tone="error">{form.failure ?? why}</Notice>}
        <Button type="submit" busy={isLoading && s.busy}>
          {s.submit}
        </Button>
      </form>
      <p className="flex flex-wrap gap-x-8 gap-y-2">
        <Link to={paths.forgotten} className={`${LINK} -my-2 inline-flex min-h-11 items-center`}>
          {s.forgotten}
        </Link>
        <span>
          {s.noAccount}{' '}
          <Link to={paths.signup(redirect ?? undefined)} className={LINK}>
            {s.signup}
          </Link>
        </span>
      </p>
    </AccountFrame>
  );
}

const LINK = 'text-gold underline decoration-gold-line underline-offset-4 hover:text-ivory';

const WORDS: Partial<Record<string, string>> = {
  offline: s.unreachable,
  service_unavailable: s.unreachable,
  timeout: s.unreachable,
  too_many_attempts: s.locked,
};
