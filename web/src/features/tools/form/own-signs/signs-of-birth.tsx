import type { ToolField } from '@cosmic/contracts/readings/tools';
import { useEffect, useEffectEvent } from 'react';
import { BirthTime } from '../../../../design/birth/birth-time';
import { DateControl } from '../../../../design/controls';
import { Field } from '../../../../design/field';
import { Notice } from '../../../../design/notice';
import type { FormValues } from '../form-values';
import { ToolFormField, type FieldProps } from '../tool-field';
import { asksForPlace, isBirthDate, knownBirth, type BirthAnswers } from './birth-answers';
import { ownSignsStrings as s } from './own-signs.strings';
import { pointOf } from './sign-fields';
import { SignOfPoint } from './sign-of-point';
import { useBirthAnswers } from './use-birth-answers';
import { useBirthSigns } from './use-birth-signs';

const TOWN: ToolField = {
  name: 'birth_place',
  control: 'place',
  label: s.place,
  hint: s.placeHint,
  required: false,
};

interface SignsOfBirthProps {
  fields: readonly FieldProps[];
  onChange: (signs: FormValues) => void;
}

/** Asks when, and if need be where, somebody was born, and shows the signs that it gives. */
export function SignsOfBirth({ fields, onChange }: SignsOfBirthProps) {
  const [answers, change] = useBirthAnswers();
  const { signs, isBusy, hasFailed } = useBirthSigns(knownBirth(answers));
  const { date, time, place } = answers;

  const fillIn = useEffectEvent((worked: NonNullable<typeof signs>) => {
    const filled = fields.flatMap(({ field, value }): [string, string][] => {
      const point = pointOf(field.name);
      const possible = point ? worked[point] : [];
      const [sign, other] = possible;
      if (!sign || possible.some((one) => other && one === value)) return [];
      return [[field.name, other ? '' : sign]];
    });
    if (filled.length > 0) onChange(Object.fromEntries(filled));
  });
  useEffect(() => {
    if (signs) fillIn(signs);
  }, [signs]);

  const isTyped = date !== '' && !isBirthDate(date);
  const lacking = date === '' ? fields.find(({ error }) => error)?.error : undefined;
  return (
    <div className="grid gap-7">
      <p className="text-note text-ivory-soft">{s.intro}</p>
      <Field label={s.date} hint={s.dateHint} error={isTyped ? s.dateRange : lacking}>
        {(wiring) => (
          <DateControl
            wiring={wiring}
            name="birth_date"
            value={date}
            className="max-w-sm"
            onChange={({ target }) => change({ date: target.value })}
          />
        )}
      </Field>
      <BirthTime answer={time} onChange={(told) => change({ time: told })} />
      {asksForPlace(answers) && (
        <ToolFormField
          field={TOWN}
          value={place}
          error={undefined}
          onChange={(entry) => change({ place: entry })}
        />
      )}
      <div aria-live="polite" className="grid gap-7">
        {isBusy && <p className="text-note text-ivory-soft">{s.working}</p>}
        {hasFailed && <Notice tone="error">{s.failed}</Notice>}
        {signs && (
          <div className="grid gap-7">
            {fields.map((props) => {
              const point = pointOf(props.field.name);
              return (
                <SignOfPoint
                  key={props.field.name}
                  {...props}
                  possible={point ? signs[point] : []}
                  missing={missingIn(answers)}
                />
              );
            })}
          </div>
        )}
      </div>
    </div>
  );
}

/** What would tell the rising sign. */
function missingIn({ time }: BirthAnswers): string {
  const isTold = (time.kind === 'exact' && time.time) || (time.kind === 'rough' && time.part);
  return isTold ? s.needsPlace : s.needsHour;
}
