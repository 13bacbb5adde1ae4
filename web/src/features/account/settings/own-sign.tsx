import { SIGNS, signOf, type SignKey } from '@cosmic/sky/zodiac';
import { SelectControl } from '../../../design/controls';
import { Field } from '../../../design/field';
import { signName } from '../../../design/sky/sky-names';
import { accountStrings } from '../account.strings';

const s = accountStrings.settings.reminders;

const OPTIONS = SIGNS.map(({ key }) => ({ value: key, label: signName(key) }));

interface OwnSignProps {
  value: SignKey | null;
  onChange: (sign: SignKey) => Promise<void>;
}

/** The sign whose day a member is told who has not told their birth date. */
export function OwnSign({ value, onChange }: OwnSignProps) {
  const choose = (next: string) => {
    const sign = signOf(next);
    if (sign) void onChange(sign.key);
  };
  return (
    <div className="w-full max-w-sm">
      <Field label={s.sign} hint={s.signHint}>
        {(wiring) => (
          <SelectControl
            wiring={wiring}
            name="sign"
            value={value ?? ''}
            options={OPTIONS}
            {...(value === null && { placeholder: s.chooseSign })}
            onChange={({ target }) => choose(target.value)}
          />
        )}
      </Field>
    </div>
  );
}
