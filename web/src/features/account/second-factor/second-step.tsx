import { useEffect, useRef, type FormEvent } from 'react';
import { Button } from '../../../design/button';
import { Notice } from '../../../design/notice';
import { AccountFrame } from '../account-frame';
import { useSecondStepMutation } from '../account.api';
import { inWholeUnlessBeside, useAccountForm } from '../use-account-form';
import { CodeField } from './code-field';
import { secondFactorStrings } from './second-factor.strings';

const s = secondFactorStrings.step;
const LABELS = { code: secondFactorStrings.code };

interface SecondStepProps {
  challenge: string;
  onDone: () => void;
  /** Called with what is to be said where it begins from the password again. */
  onBack: (why?: string) => void;
}

/** What follows a right password where there is a second factor. */
export function SecondStep({ challenge, onDone, onBack }: SecondStepProps) {
  const [signIn, { isLoading }] = useSecondStepMutation();
  const form = useAccountForm(LABELS);
  const shown = useRef<HTMLFormElement>(null);
  useEffect(() => shown.current?.querySelector('input')?.focus(), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading || !form.isComplete()) return;
    try {
      await signIn({ challenge, code: form.values.code }).unwrap();
      onDone();
    } catch (error) {
      const { code } = form.refuse(error, inWholeUnlessBeside, { wrong_code: 'code' });
      if (code === 'challenge_over') onBack(s.over);
    }
  };

  return (
    <AccountFrame title={s.title} intro={s.intro} icon="moon-star">
      <form ref={shown} onSubmit={(event) => void submit(event)} noValidate className="grid gap-6">
        <CodeField
          hint={s.hint}
          value={form.values.code}
          error={form.problems.code}
          onChange={form.set('code')}
        />
        {form.failure && <Notice tone="error">{form.failure}</Notice>}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isLoading && s.busy}>
            {s.submit}
          </Button>
          <Button variant="quiet" onClick={() => onBack()}>
            {s.back}
          </Button>
        </div>
      </form>
    </AccountFrame>
  );
}
