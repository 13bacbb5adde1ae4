import type { FormEvent } from 'react';
import { ButtonLink } from '../../design/button-link';
import { Button } from '../../design/button';
import { Notice } from '../../design/notice';
import { usePageTitle } from '../../head';
import { paths } from '../../paths';
import { AccountFrame } from './account-frame';
import { useForgotPasswordMutation } from './account.api';
import { accountStrings } from './account.strings';
import { EmailField } from './email-field';
import { useAccountForm } from './use-account-form';

const s = accountStrings.forgotten;

/** Asks for a link by mail; the answer is the same whether the address has an account or not. */
export function ForgottenPage() {
  usePageTitle(s.title);
  const [send, { isLoading, isSuccess }] = useForgotPasswordMutation();
  const form = useAccountForm({ email: accountStrings.email });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading || !form.isComplete()) return;
    await send(form.values)
      .unwrap()
      .catch((error: unknown) => form.refuse(error, () => s.failed));
  };

  return (
    <AccountFrame title={s.title} intro={s.intro} icon="message">
      {isSuccess ? (
        <Notice
          tone="info"
          action={
            <ButtonLink to={paths.login()} variant="secondary" size="compact">
              {s.back}
            </ButtonLink>
          }
        >
          {s.sent}
        </Notice>
      ) : (
        <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-6">
          <EmailField
            value={form.values.email}
            error={form.problems.email}
            onChange={form.set('email')}
          />
          {form.failure && <Notice tone="error">{form.failure}</Notice>}
          <div className="flex flex-wrap gap-4">
            <Button type="submit" busy={isLoading && s.busy}>
              {s.submit}
            </Button>
            <ButtonLink to={paths.login()} variant="quiet">
              {s.back}
            </ButtonLink>
          </div>
        </form>
      )}
    </AccountFrame>
  );
}
