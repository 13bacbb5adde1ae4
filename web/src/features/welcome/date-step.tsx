import { useState } from 'react';
import { DateControl } from '../../design/controls';
import { Field } from '../../design/field';
import { Question, type QuestionProps } from './question';
import { welcomeStrings } from './welcome.strings';

const s = welcomeStrings.date;

/** The day of birth. */
export function DateStep({ profile, ...frame }: QuestionProps) {
  const [date, setDate] = useState(profile.birth_date ?? '');
  return (
    <Question
      {...frame}
      step="date"
      icon="sun"
      answer={() => (date === '' ? s.missing : { birth_date: date })}
    >
      {(problem) => (
        <Field label={s.label} error={problem}>
          {(wiring) => (
            <DateControl
              wiring={wiring}
              name="birth_date"
              value={date}
              className="min-h-14 max-w-sm text-lead"
              onChange={({ target }) => setDate(target.value)}
            />
          )}
        </Field>
      )}
    </Question>
  );
}
