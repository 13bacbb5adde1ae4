import { DAY_PARTS, type DayPart } from '@cosmic/contracts/days/day-parts';
import { birthTimeStrings as s } from './birth-time.strings';
import { ChoiceGroup } from '../choice';
import { TimeControl } from '../controls';
import { Field } from '../field';

const KINDS = ['exact', 'rough', 'unknown'] as const;

/** The hour of a birth as far as it is known; each part is empty until it is told. */
export interface BirthTimeAnswer {
  readonly kind: (typeof KINDS)[number] | '';
  /** `HH:MM`, where the kind is `exact`. */
  readonly time: string;
  /** Where the kind is `rough`. */
  readonly part: DayPart | '';
}

interface BirthTimeProps {
  answer: BirthTimeAnswer;
  onChange: (answer: BirthTimeAnswer) => void;
  /** What is wrong with the answer; it is said beside the part that is asked for last. */
  problem?: string | undefined;
}

const TILE = 'min-h-13 items-center justify-center rounded px-4 py-3 text-center';

/** Asks for the hour of a birth: exactly, by the part of the day, or not at all. */
export function BirthTime({ answer, onChange, problem }: BirthTimeProps) {
  const { kind, time, part } = answer;
  return (
    <>
      <ChoiceGroup
        name="kind"
        label={s.label}
        error={kind === '' ? problem : undefined}
        options={KINDS.map((value) => ({ value, label: s.kinds[value] }))}
        value={kind}
        onChange={(chosen) =>
          onChange({ ...answer, kind: KINDS.find((one) => one === chosen) ?? '' })
        }
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
              onChange={({ target }) => onChange({ ...answer, time: target.value })}
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
          onChange={(chosen) =>
            onChange({ ...answer, part: DAY_PARTS.find((one) => one === chosen) ?? '' })
          }
          layout="grid grid-cols-2 gap-2"
          tileClassName={TILE}
          tile={({ label }) => label}
        />
      )}
    </>
  );
}
