import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { Button } from '../../../design/button';
import { Notice } from '../../../design/notice';
import { accountStrings } from '../account.strings';

interface SettingFormProps {
  submit: string;
  /** Whether it destroys something. */
  isDangerous?: boolean;
  /** What the button says while it is under way. */
  busy: string | false;
  failure: string | undefined;
  onSubmit: () => Promise<void>;
  onCancel: () => void;
  children: ReactNode;
}

/** A form that opens in its place; the first field has the focus then. */
export function SettingForm({
  submit,
  isDangerous = false,
  busy,
  failure,
  onSubmit,
  onCancel,
  children,
}: SettingFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void onSubmit();
  };
  return (
    <form ref={form} onSubmit={send} noValidate className="grid w-full gap-6">
      {children}
      {failure && <Notice tone="error">{failure}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} busy={busy}>
          {submit}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {accountStrings.settings.cancel}
        </Button>
      </div>
    </form>
  );
}
