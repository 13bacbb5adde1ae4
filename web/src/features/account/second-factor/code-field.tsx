import { TextControl } from '../../../design/controls';
import { Field } from '../../../design/field';
import { secondFactorStrings as s } from './second-factor.strings';

interface CodeFieldProps {
  /** Under which a form finds it again; forms of one page differ. */
  name?: string;
  hint?: string;
  value: string;
  error: string | undefined;
  /** Whether it is of the app alone, and so of digits. */
  isOfApp?: boolean;
  onChange: (value: string) => void;
}

/** A code of an authenticator app, or a recovery code. Telephones offer the one they have. */
export function CodeField({
  name = 'code',
  hint,
  value,
  error,
  isOfApp = false,
  onChange,
}: CodeFieldProps) {
  return (
    <Field label={s.code} hint={hint} error={error}>
      {(wiring) => (
        <TextControl
          wiring={wiring}
          name={name}
          value={value}
          required
          maxLength={40}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          inputMode={isOfApp ? 'numeric' : 'text'}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
