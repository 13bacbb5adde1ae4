import type { AuthenticatorKey } from '@cosmic/contracts/account/second-factor';
import { QRCodeSVG } from 'qrcode.react';
import { useState, type FormEvent, type ReactNode } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { redirectTarget } from '../../../redirect';
import { useSession } from '../../../state/session/use-session';
import { Button } from '../../../design/button';
import { Notice } from '../../../design/notice';
import { useToast } from '../../../state/use-toast';
import { usePageTitle } from '../../../head';
import { AccountFrame } from '../account-frame';
import { PasswordField } from '../password-field';
import { inWholeUnlessBeside, useAccountForm } from '../use-account-form';
import { CodeField } from './code-field';
import { RecoveryCodes } from './recovery-codes';
import { useBeginSecondFactorMutation, useTurnSecondFactorOnMutation } from './second-factor.api';
import { secondFactorStrings } from './second-factor.strings';

const s = secondFactorStrings.setUp;
const QR_PIXELS = 192;

/** Sets a second factor up: the password, the key and a first code, the recovery codes. */
export function SetUpPage() {
  usePageTitle(secondFactorStrings.title);
  const navigate = useNavigate();
  const { user } = useSession();
  const [search] = useSearchParams();
  const [key, setKey] = useState<AuthenticatorKey>();
  const [codes, setCodes] = useState<readonly string[]>();
  const target = redirectTarget(search.get('redirect'));

  if (codes) {
    return (
      <AccountFrame title={secondFactorStrings.codes.title} icon="moon">
        <RecoveryCodes codes={codes} onKept={() => void navigate(target, { replace: true })} />
      </AccountFrame>
    );
  }
  // Turned on here before, or in another tab.
  if (user?.second_factor) return <Navigate to={target} replace />;
  return (
    <AccountFrame
      title={secondFactorStrings.title}
      intro={user?.role === 'admin' ? s.forAdmin : s.intro}
      icon="moon"
      closable
    >
      {key ? (
        <Prove authenticator={key} onDone={setCodes} onBack={() => setKey(undefined)} />
      ) : (
        <Begin onDone={setKey} />
      )}
    </AccountFrame>
  );
}

function Begin({ onDone }: { onDone: (key: AuthenticatorKey) => void }) {
  const [begin, { isLoading }] = useBeginSecondFactorMutation();
  const form = useAccountForm({ password: secondFactorStrings.password });
  const submit = async () => {
    if (isLoading || !form.isComplete()) return;
    try {
      onDone(await begin({ password: form.values.password }).unwrap());
    } catch (error) {
      form.refuse(error, inWholeUnlessBeside, { wrong_password: 'password' });
    }
  };
  return (
    <Step onSubmit={submit} failure={form.failure}>
      <p>{s.password}</p>
      <PasswordField
        label={secondFactorStrings.password}
        value={form.values.password}
        error={form.problems.password}
        autoComplete="current-password"
        onChange={form.set('password')}
      />
      <Button type="submit" busy={isLoading && s.busy}>
        {s.begin}
      </Button>
    </Step>
  );
}

interface ProveProps {
  authenticator: AuthenticatorKey;
  onDone: (codes: readonly string[]) => void;
  onBack: () => void;
}

function Prove({ authenticator: { uri, secret }, onDone, onBack }: ProveProps) {
  const toast = useToast();
  const [turnOn, { isLoading }] = useTurnSecondFactorOnMutation();
  const form = useAccountForm({ code: secondFactorStrings.code });
  const submit = async () => {
    if (isLoading || !form.isComplete()) return;
    try {
      const { recovery_codes } = await turnOn({ code: form.values.code }).unwrap();
      toast('success', s.done, s.doneText);
      onDone(recovery_codes);
    } catch (error) {
      form.refuse(error, inWholeUnlessBeside, { wrong_code: 'code' });
    }
  };
  return (
    <Step onSubmit={submit} failure={form.failure}>
      <p>{s.scan}</p>
      {/* Cameras want it dark on light, with room around it. */}
      <div className="justify-self-start rounded bg-ivory p-4 text-ink-deep forced-color-adjust-none">
        <QRCodeSVG
          value={uri}
          size={QR_PIXELS}
          title={s.picture}
          bgColor="transparent"
          fgColor="currentColor"
        />
      </div>
      <p className="grid gap-1">
        <span>{s.type}</span>
        <code translate="no" className="break-all font-text text-gold">
          {secret.match(/.{1,4}/g)?.join(' ')}
        </code>
      </p>
      <p>{s.prove}</p>
      <CodeField
        value={form.values.code}
        error={form.problems.code}
        isOfApp
        onChange={form.set('code')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isLoading && s.busy}>
          {s.turnOn}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {s.startAgain}
        </Button>
      </div>
    </Step>
  );
}

interface StepProps {
  onSubmit: () => Promise<void>;
  failure: string | undefined;
  children: ReactNode;
}

function Step({ onSubmit, failure, children }: StepProps) {
  const send = (event: FormEvent) => {
    event.preventDefault();
    void onSubmit();
  };
  return (
    <form onSubmit={send} noValidate className="grid gap-6">
      {children}
      {failure && <Notice tone="error">{failure}</Notice>}
    </form>
  );
}
