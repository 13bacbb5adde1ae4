import { TextControl } from '../../design/controls';
import { Field } from '../../design/field';
import { accountStrings as s } from './account.strings';

interface EmailFieldProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** The address that an account is known by. */
export function EmailField({ value, error, onChange }: EmailFieldProps) {
  return (
    <Field label={s.email} error={error}>
      {(wiring) => (
        <TextControl
          wiring={wiring}
          type="email"
          name="email"
          value={value}
          required
          maxLength={254}
          autoComplete="username"
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
