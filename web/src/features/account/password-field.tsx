import { useState } from 'react';
import { TextControl } from '../../design/controls';
import { Field } from '../../design/field';
import { accountStrings as s } from './account.strings';

interface PasswordFieldProps {
  label: string;
  /** Under which a form finds it again; forms of one page differ. */
  name?: string;
  hint?: string | undefined;
  value: string;
  error: string | undefined;
  autoComplete: 'current-password' | 'new-password';
  onChange: (value: string) => void;
}

/** A password that can be looked at while it is typed. */
export function PasswordField({
  label,
  name = 'password',
  hint,
  value,
  error,
  autoComplete,
  onChange,
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => (
        <span className="relative block">
          <TextControl
            wiring={wiring}
            type={isShown ? 'text' : 'password'}
            name={name}
            value={value}
            required
            maxLength={128}
            autoComplete={autoComplete}
            onChange={({ target }) => onChange(target.value)}
            className="pr-20"
          />
          <button
            type="button"
            aria-pressed={isShown}
            aria-label={isShown ? s.hide : s.show}
            onClick={() => setShown(!isShown)}
            className="absolute right-0.5 top-0.5 h-11 px-3 text-note text-gold hover:text-ivory"
          >
            {isShown ? s.hideShort : s.showShort}
          </button>
        </span>
      )}
    </Field>
  );
}
