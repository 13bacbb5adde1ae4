import { DAWN, DEFAULT_HOUR } from '@cosmic/contracts/account/morning-hours';
import type { Reminder, ReminderChange } from '@cosmic/contracts/account/reminders';
import { useState } from 'react';
import { ChoiceGroup } from '../../../design/choice';
import { TimeControl } from '../../../design/controls';
import { Field } from '../../../design/field';
import { PlaceControl } from '../../../design/birth/place-control';
import type { PlaceEntry } from '../../../design/birth/place-entry';
import { accountStrings } from '../account.strings';

const s = accountStrings.settings.reminders;

const OPTIONS = (['dawn', 'hour'] as const).map((value) => ({ value, label: s.begins[value] }));

interface MorningHourProps {
  reminder: Reminder;
  onChange: (change: Partial<ReminderChange>) => Promise<void>;
}

/** When a morning begins: with the sunrise over a town, or at an hour. Each is kept once it is whole. */
export function MorningHour({ reminder, onChange }: MorningHourProps) {
  const { at, place } = reminder;
  const [kind, setKind] = useState(at === DAWN ? 'dawn' : 'hour');
  const [town, setTown] = useState<PlaceEntry>(place ?? '');
  const choose = (next: string) => {
    setKind(next);
    if (next === 'hour') void onChange({ at: at === DAWN ? DEFAULT_HOUR : at });
    else if (typeof town !== 'string') void onChange({ at: DAWN, place: town });
  };
  const keepTown = (entry: PlaceEntry) => {
    setTown(entry);
    if (typeof entry !== 'string') void onChange({ at: DAWN, place: entry });
  };
  return (
    <div className="grid w-full gap-4">
      <ChoiceGroup
        name="morning"
        label={s.beginsLabel}
        options={OPTIONS}
        value={kind}
        onChange={choose}
        layout="flex flex-wrap gap-3"
        tile={({ label }) => label}
        tileClassName="min-h-11 items-center px-5"
      />
      <div className="max-w-sm">
        {kind === 'dawn' ? (
          <Field label={s.town} hint={s.townHint}>
            {(wiring) => (
              <PlaceControl
                {...{ wiring, value: town, required: true }}
                name="town"
                onChange={keepTown}
              />
            )}
          </Field>
        ) : (
          <Hour at={at === DAWN ? DEFAULT_HOUR : at} onChange={(next) => onChange({ at: next })} />
        )}
      </div>
    </div>
  );
}

/** Typed by digits, so it is kept when the field is left. */
function Hour({ at, onChange }: { at: string; onChange: (at: string) => Promise<void> }) {
  const [typed, setTyped] = useState(at);
  const keep = () => {
    if (typed === '') setTyped(at);
    else if (typed !== at) void onChange(typed);
  };
  return (
    <Field label={s.hour}>
      {(wiring) => (
        <TimeControl
          wiring={wiring}
          name="hour"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={keep}
        />
      )}
    </Field>
  );
}
