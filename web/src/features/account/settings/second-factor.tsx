import { useState } from 'react';
import { Button } from '../../../design/button';
import { ButtonLink } from '../../../design/button-link';
import { Skeleton } from '../../../design/skeleton';
import { useToast } from '../../../state/use-toast';
import { TryAgain } from '../../../design/try-again';
import { dateFormat } from '../../../language/formats';
import { paths, withRedirect } from '../../../paths';
import { PasswordField } from '../password-field';
import { CodeField } from '../second-factor/code-field';
import { RecoveryCodes } from '../second-factor/recovery-codes';
import {
  useGetSecondFactorQuery,
  useRenewRecoveryCodesMutation,
  useTurnSecondFactorOffMutation,
} from '../second-factor/second-factor.api';
import { secondFactorStrings } from '../second-factor/second-factor.strings';
import { inWholeUnlessBeside, useAccountForm } from '../use-account-form';
import { Setting } from './setting';
import { SettingForm } from './setting-form';

const s = secondFactorStrings.setting;
const LABELS = {
  factorPassword: secondFactorStrings.password,
  factorCode: secondFactorStrings.code,
};
const DAY = dateFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** Codes of an app beside the password: turned on on a page of its own, looked after here. */
export function SecondFactor() {
  const { data, isError, isFetching, refetch } = useGetSecondFactorQuery();
  return (
    <Setting title={secondFactorStrings.title} text={s.text}>
      {isError && (
        <TryAgain again={s.again} isBusy={isFetching} onRetry={refetch}>
          {s.failed}
        </TryAgain>
      )}
      {!data && !isError && <Skeleton className="h-20 w-full" />}
      {data?.since === null && (
        <>
          <p>{s.off}</p>
          <ButtonLink to={withRedirect(paths.secondFactor, paths.myProfile)} variant="secondary">
            {s.setUp}
          </ButtonLink>
        </>
      )}
      {data?.since && <TurnedOn since={data.since} left={data.recovery_codes_left} />}
    </Setting>
  );
}

function TurnedOn({ since, left }: { since: string; left: number }) {
  const toast = useToast();
  const [open, setOpen] = useState<'renew' | 'turn-off'>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [renew] = useRenewRecoveryCodesMutation();
  const [turnOff] = useTurnSecondFactorOffMutation();
  const close = () => setOpen(undefined);

  if (codes) return <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />;
  if (open === 'renew') {
    return (
      <Proof
        submit={s.renewSubmit}
        busy={s.renewBusy}
        hint={s.renewHint}
        onProved={async (proof) => {
          const { recovery_codes } = await renew(proof).unwrap();
          setCodes(recovery_codes);
          close();
        }}
        onCancel={close}
      />
    );
  }
  if (open === 'turn-off') {
    return (
      <Proof
        submit={s.turnOff}
        busy={s.turnOffBusy}
        isDangerous
        onProved={async (proof) => {
          await turnOff(proof).unwrap();
          toast('success', s.turnedOff);
        }}
        onCancel={close}
      />
    );
  }
  return (
    <>
      <p>
        {s.on(DAY.format(new Date(since)))} {s.left(left)}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setOpen('renew')}>
          {s.renew}
        </Button>
        <Button variant="quiet" onClick={() => setOpen('turn-off')}>
          {s.turnOff}
        </Button>
      </div>
    </>
  );
}

interface ProofProps {
  submit: string;
  busy: string;
  hint?: string;
  isDangerous?: boolean;
  /** Asks for what it is for; what it throws is told beside the fields. */
  onProved: (proof: { password: string; code: string }) => Promise<void>;
  onCancel: () => void;
}

/** Password and code, as they are asked for before anything of it changes. */
function Proof({ submit, busy, hint, isDangerous = false, onProved, onCancel }: ProofProps) {
  const form = useAccountForm(LABELS);
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    if (!form.isComplete()) return;
    setBusy(true);
    try {
      await onProved({ password: form.values.factorPassword, code: form.values.factorCode });
    } catch (error) {
      form.refuse(error, inWholeUnlessBeside, {
        wrong_password: 'factorPassword',
        wrong_code: 'factorCode',
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <SettingForm
      submit={submit}
      busy={isBusy && busy}
      isDangerous={isDangerous}
      failure={form.failure}
      onSubmit={send}
      onCancel={onCancel}
    >
      {hint && <p className="text-ivory-soft">{hint}</p>}
      <PasswordField
        label={secondFactorStrings.password}
        name="factorPassword"
        value={form.values.factorPassword}
        error={form.problems.factorPassword}
        autoComplete="current-password"
        onChange={form.set('factorPassword')}
      />
      <CodeField
        name="factorCode"
        hint={s.codeHint}
        value={form.values.factorCode}
        error={form.problems.factorCode}
        onChange={form.set('factorCode')}
      />
    </SettingForm>
  );
}
