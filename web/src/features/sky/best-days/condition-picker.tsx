import {
  CONDITIONS,
  conditionWith,
  type Condition,
  type ConditionKind,
} from '@cosmic/sky/elections/conditions';
import { classes } from '../../../design/classes';
import { Icon } from '../../../design/icon';
import { isAsked, turned } from './asked';
import { bestDaysStrings as s } from './best-days.strings';
import { conditionStrings } from './conditions.strings';

const GROUPS = {
  moon: [
    'waxing',
    'waning',
    'not-void',
    'not-via-combusta',
    'moon-aspect',
    'moon-clear-of',
    'moon-in',
    'moon-not-in',
  ],
  planets: ['direct', 'not-combust', 'no-eclipse'],
  hour: ['rising', 'day-of', 'hour-of'],
  panchang: [
    'tithi',
    'nakshatra',
    'wedding-nakshatra',
    'yoga',
    'no-vishti',
    'no-panchaka',
    'visible',
    'no-kharmas',
  ],
  parts: ['no-rahu-kalam', 'no-yamaganda', 'no-gulika', 'abhijit', 'good-choghadiya'],
  clock: ['sun-up', 'by-day', 'weekday'],
} as const satisfies Readonly<Record<string, readonly ConditionKind[]>>;

interface PickerProps {
  conditions: readonly Condition[];
  onChange: (conditions: readonly Condition[]) => void;
}

/** Everything that can be asked of a time, in groups that open. */
export function ConditionPicker(props: PickerProps) {
  return (
    <div className="grid border-b border-gold-line/40">
      {(Object.keys(GROUPS) as (keyof typeof GROUPS)[]).map((group) => (
        <Group key={group} group={group} {...props} />
      ))}
    </div>
  );
}

function Group({ group, conditions, onChange }: PickerProps & { group: keyof typeof GROUPS }) {
  const { name, hint } = conditionStrings.groups[group];
  const kinds: readonly ConditionKind[] = GROUPS[group];
  const count = conditions.filter(({ kind }) => kinds.includes(kind)).length;
  const ofSeveral = kinds.filter((kind) => CONDITIONS[kind]?.takes === 'some');
  const single = kinds.filter((kind) => !ofSeveral.includes(kind));
  return (
    <details className="group border-t border-gold-line/40">
      <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 py-2 hover:text-gold">
        <span className="font-medium">{name}</span>
        <span className={classes('ml-auto text-note', count > 0 ? 'text-gold' : 'text-ivory-soft')}>
          {s.chosen(count)}
        </span>
        <Icon
          name="down"
          className="size-4 shrink-0 text-gold transition-transform group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <div className="grid gap-6 pb-8 pt-2">
        <p className="text-note text-ivory-soft">{hint}</p>
        <div className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
          {single.flatMap((kind) =>
            (CONDITIONS[kind]?.words ?? [undefined]).map((word) => (
              <Tick
                key={`${kind} ${word ?? ''}`}
                label={nameOf(kind, word)}
                isOn={isAsked(conditions, kind, word)}
                onTurn={() => onChange(turned(conditions, kind, word))}
              />
            )),
          )}
        </div>
        {ofSeveral.map((kind) => (
          <fieldset key={kind} className="min-w-0">
            <legend className="mb-3 text-note text-ivory-soft">
              {conditionStrings.several[kind]}
            </legend>
            <div className="flex flex-wrap gap-2">
              {(CONDITIONS[kind]?.words ?? []).map((word) => (
                <Tile
                  key={word}
                  label={conditionStrings.word(kind, word)}
                  isOn={isAsked(conditions, kind, word)}
                  onTurn={() => onChange(turned(conditions, kind, word))}
                />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </details>
  );
}

function nameOf(kind: ConditionKind, word: string | undefined): string {
  const condition = conditionWith(kind, word === undefined ? [] : [word]);
  return condition ? conditionStrings.name(condition) : kind;
}

interface TurnProps {
  label: string;
  isOn: boolean;
  onTurn: () => void;
}

function Tick({ label, isOn, onTurn }: TurnProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 py-1.5 hover:text-gold">
      <input
        type="checkbox"
        checked={isOn}
        onChange={onTurn}
        className="size-5 shrink-0 accent-gold"
      />
      {label}
    </label>
  );
}

function Tile({ label, isOn, onTurn }: TurnProps) {
  return (
    <label className="relative block cursor-pointer">
      <input
        type="checkbox"
        checked={isOn}
        onChange={onTurn}
        className="peer absolute inset-0 size-full cursor-pointer appearance-none"
      />
      <span className="pointer-events-none relative grid min-h-11 min-w-14 place-items-center border border-gold-line/45 px-3 text-ivory-soft transition-colors duration-200 peer-not-checked:peer-hover:border-gold-line peer-not-checked:peer-hover:text-ivory peer-checked:border-gold peer-checked:bg-gold/10 peer-checked:text-gold peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-gold">
        {label}
      </span>
    </label>
  );
}
