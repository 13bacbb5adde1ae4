import type { ToolField } from '@cosmic/contracts/tools';
import { ChoiceGroup } from '../../../design/choice';
import { DateControl, SelectControl, TextareaControl, TextControl } from '../../../design/controls';
import { Field } from '../../../design/field';
import { toolsStrings } from '../tools.strings';
import { SignChoice } from './sign-choice';

export interface FieldProps {
  field: ToolField;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A tool's field in the form its control asks for. */
export function ToolFormField(props: FieldProps) {
  const { field, value, error, onChange } = props;
  const { name, control, label, hint, required, maxLength, options = [] } = field;
  if (control === 'zodiac') return <SignChoice {...props} />;
  if (control === 'timeframe') return <TimeframeChoice {...props} />;
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      optional={!required && !hint?.startsWith('Optional')}
    >
      {(wiring) => {
        if (control === 'textarea') {
          return (
            <TextareaControl
              wiring={wiring}
              name={name}
              value={value}
              required={required}
              maxLength={maxLength}
              onChange={({ target }) => onChange(target.value)}
            />
          );
        }
        if (options.length > 0) {
          return (
            <SelectControl
              wiring={wiring}
              name={name}
              value={value}
              required={required}
              options={options}
              placeholder={toolsStrings.form.choose}
              onChange={({ target }) => onChange(target.value)}
            />
          );
        }
        const Control = control === 'date' ? DateControl : TextControl;
        return (
          <Control
            wiring={wiring}
            name={name}
            value={value}
            required={required}
            maxLength={maxLength}
            autoComplete="off"
            onChange={({ target }) => onChange(target.value)}
          />
        );
      }}
    </Field>
  );
}

function TimeframeChoice({ field, value, error, onChange }: FieldProps) {
  return (
    <ChoiceGroup
      name={field.name}
      label={field.label}
      hint={field.hint}
      error={error}
      options={field.options ?? []}
      value={value}
      onChange={onChange}
      layout="grid grid-cols-2 gap-2 sm:grid-cols-4"
      tileClassName="min-h-12 items-center justify-center rounded px-3 py-2"
      tile={({ label }) => label}
    />
  );
}
