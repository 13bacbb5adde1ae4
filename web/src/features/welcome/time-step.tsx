import { DAY_PARTS } from '@cosmic/contracts/day-parts';
import type { ProfileChange } from '@cosmic/contracts/profile';
import { useState } from 'react';
import type { Profile } from '../../api/profile.api';
import { ChoiceGroup } from '../../design/choice';
import { TimeControl } from '../../design/controls';
import { Field } from '../../design/field';
import { Question, type QuestionProps } from './question';
import { welcomeStrings } from './welcome.strings';

const s = welcomeStrings.time;

const KINDS = ['exact', 'rough', 'unknown'] as const;
type Kind = (typeof KINDS)[number];

const TILE = 'min-h-13 items-center justify-center rounded px-4 py-3 text-center';

/** The hour of birth, as well as it is known. */
export function TimeStep({ profile, ...frame }: QuestionProps) {
  const [kind, setKind] = useState(() => kindOf(profile));
  const [time, setTime] = useState(profile.birth_time ?? '');
  const [part, setPart] = useState<string>(profile.birth_part ?? '');
  const answer = (): ProfileChange | string => {
    if (kind === 'unknown') return { birth_time: null, birth_part: null };
    if (kind === 'exact') return time === '' ? s.missing : { birth_time: time, birth_part: null };
    const chosen = DAY_PARTS.find((one) => one === part);
    if (kind === 'rough') return chosen ? { birth_time: null, birth_part: chosen } : s.partMissing;
    return s.kindMissing;
  };
  return (
    <Question {...frame} step="time" icon="clock" answer={answer}>
      {(problem) => (
        <>
          <ChoiceGroup
            name="kind"
            label={s.label}
            error={kind === '' ? problem : undefined}
            options={KINDS.map((value) => ({ value, label: s.kinds[value] }))}
            value={kind}
            onChange={(value) => setKind(value as Kind)}
            layout="grid gap-2 sm:grid-cols-3"
            tileClassName={TILE}
            tile={({ label }) => label}
          />
          {kind === 'exact' && (
            <Field label={s.clock} hint={s.hint} error={problem}>
              {(wiring) => (
                <TimeControl
                  wiring={wiring}
                  name="birth_time"
                  value={time}
                  className="min-h-14 max-w-xs text-lead"
                  onChange={({ target }) => setTime(target.value)}
                />
              )}
            </Field>
          )}
          {kind === 'rough' && (
            <ChoiceGroup
              name="birth_part"
              label={s.part}
              error={problem}
              options={DAY_PARTS.map((value) => ({ value, label: s.parts[value] }))}
              value={part}
              onChange={setPart}
              layout="grid grid-cols-2 gap-2"
              tileClassName={TILE}
              tile={({ label }) => label}
            />
          )}
        </>
      )}
    </Question>
  );
}

function kindOf({ birth_time, birth_part }: Profile): Kind | '' {
  if (birth_time) return 'exact';
  return birth_part ? 'rough' : '';
}
