import { DateControl, TimeControl } from '../controls';
import { Field } from '../field';
import { PlaceControl } from './place-control';
import type { PlaceEntry } from './place-entry';

/** What stands in the fields of a birth; what is not told is empty. */
export interface BirthEntry {
  birth_date: string;
  birth_time: string;
  birth_place: PlaceEntry;
}

interface BirthFieldsProps {
  values: BirthEntry;
  problems: Partial<Record<keyof BirthEntry, string>>;
  labels: Readonly<Record<keyof BirthEntry, string>>;
  hints: Readonly<Record<'birth_time' | 'birth_place', string>>;
  onChange: (changed: Partial<BirthEntry>) => void;
}

interface BirthFieldProps<Value> {
  label: string;
  hint?: string;
  value: Value;
  problem: string | undefined;
  onChange: (value: Value) => void;
}

export function BirthDateField({ label, value, problem, onChange }: BirthFieldProps<string>) {
  return (
    <Field label={label} error={problem}>
      {(wiring) => (
        <DateControl
          wiring={wiring}
          name="birth_date"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

export function BirthPlaceField(props: BirthFieldProps<PlaceEntry>) {
  const { label, hint, value, problem, onChange } = props;
  return (
    <Field label={label} hint={hint} error={problem}>
      {(wiring) => (
        <PlaceControl
          wiring={wiring}
          name="birth_place"
          value={value}
          required={false}
          onChange={onChange}
        />
      )}
    </Field>
  );
}

/** Date, time and town of somebody's birth. */
export function BirthFields({ values, problems, labels, hints, onChange }: BirthFieldsProps) {
  return (
    <>
      <BirthDateField
        label={labels.birth_date}
        value={values.birth_date}
        problem={problems.birth_date}
        onChange={(birth_date) => onChange({ birth_date })}
      />
      <Field label={labels.birth_time} hint={hints.birth_time} error={problems.birth_time}>
        {(wiring) => (
          <TimeControl
            wiring={wiring}
            name="birth_time"
            value={values.birth_time}
            onChange={({ target }) => onChange({ birth_time: target.value })}
          />
        )}
      </Field>
      <BirthPlaceField
        label={labels.birth_place}
        hint={hints.birth_place}
        value={values.birth_place}
        problem={problems.birth_place}
        onChange={(birth_place) => onChange({ birth_place })}
      />
    </>
  );
}
