import { Field } from '../../../design/field';
import { PlaceControl } from '../../../design/place-control';
import { readPlaceEntry, writePlaceEntry } from './form-values';
import type { FieldProps } from './tool-field';
import { inLanguage } from '../../../language/server-words';

/** A place among a form's texts. */
export function PlaceField({ field, value, error, onChange }: FieldProps) {
  const { name, label, hint, required } = field;
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      optional={!required && !hint?.startsWith(inLanguage('Optional'))}
    >
      {(wiring) => (
        <PlaceControl
          wiring={wiring}
          name={name}
          value={readPlaceEntry(value)}
          required={required}
          onChange={(entry) => onChange(writePlaceEntry(entry))}
        />
      )}
    </Field>
  );
}
