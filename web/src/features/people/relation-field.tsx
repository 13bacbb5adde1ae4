import type { Relation } from '@cosmic/contracts/people/relations';
import { SelectControl } from '../../design/controls';
import { Field } from '../../design/field';
import { peopleStrings as s } from './people.strings';

interface RelationFieldProps {
  label: string;
  hint?: string;
  /** Empty as long as none was chosen. */
  value: Relation | '';
  problem: string | undefined;
  onChange: (relation: Relation | '') => void;
}

const OPTIONS = Object.entries(s.relations).map(([value, label]) => ({ value, label }));

/** Who somebody is to the member. */
export function RelationField({ label, hint, value, problem, onChange }: RelationFieldProps) {
  return (
    <Field label={label} hint={hint} error={problem}>
      {(wiring) => (
        <SelectControl
          wiring={wiring}
          name="relation"
          value={value}
          placeholder={s.form.choose}
          options={OPTIONS}
          onChange={({ target }) => onChange(target.value as Relation | '')}
        />
      )}
    </Field>
  );
}
