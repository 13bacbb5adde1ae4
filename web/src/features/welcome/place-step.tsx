import { useState } from 'react';
import { Field } from '../../design/field';
import { PlaceControl } from '../../design/birth/place-control';
import type { PlaceEntry } from '../../design/birth/place-entry';
import { Question, type QuestionProps } from './question';
import { welcomeStrings } from './welcome.strings';

const s = welcomeStrings.place;

/** The town of birth. */
export function PlaceStep({ profile, ...frame }: QuestionProps) {
  const [town, setTown] = useState<PlaceEntry>(profile.birth_place ?? '');
  return (
    <Question
      {...frame}
      step="place"
      icon="compass"
      answer={() => (typeof town === 'string' ? s.missing : { birth_place: town })}
    >
      {(problem) => (
        <Field label={s.label} error={problem}>
          {(wiring) => (
            <PlaceControl
              wiring={wiring}
              name="birth_place"
              value={town}
              required={false}
              onChange={setTown}
            />
          )}
        </Field>
      )}
    </Question>
  );
}
