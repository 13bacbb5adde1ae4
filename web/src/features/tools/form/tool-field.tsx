import type { ToolField } from '@cosmic/contracts/readings/tools';
import { useState, type ComponentProps } from 'react';
import { classes } from '../../../design/classes';
import { ChoiceGroup } from '../../../design/choice';
import {
  DateControl,
  SelectControl,
  TextareaControl,
  TextControl,
  TimeControl,
} from '../../../design/controls';
import { useHandedOverFocus } from '../../../design/handed-over-focus';
import { placesStrings } from '../../../design/birth/place-control.strings';
import { toolsStrings } from '../tools.strings';
import { lazyPart } from '../../../lazy-part';
import { readPlaceEntry, writePlaceEntry } from './form-values';
import { SignChoice } from './sign-choice';
import { ToolFieldFrame } from './tool-field-frame';

export interface FieldProps {
  field: ToolField;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A tool's field in the form its control asks for. */
export function ToolFormField(props: FieldProps) {
  const { field, value, error, onChange } = props;
  const { name, control, required, maxLength, options = [] } = field;
  // Cards are laid on a table, not typed; a form without one leaves them to the draw.
  if (control === 'tarot') return null;
  if (control === 'zodiac') return <SignChoice {...props} />;
  if (TILES.has(control)) return <TileChoice {...props} />;
  if (control === 'place') return <PlaceField {...props} />;
  if (control === 'time' && !required) return <TimeIfKnown {...props} />;
  return (
    <ToolFieldFrame field={field} error={error}>
      {(wiring) => {
        const props = {
          ...{ wiring, name, value, required },
          onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
        };
        if (control === 'textarea') return <TextareaControl {...props} maxLength={maxLength} />;
        if (options.length > 0) {
          return (
            <SelectControl {...props} options={options} placeholder={toolsStrings.form.choose} />
          );
        }
        const Control = CONTROLS[control] ?? TextControl;
        return <Control {...props} maxLength={maxLength} autoComplete="off" />;
      }}
    </ToolFieldFrame>
  );
}

const CONTROLS: Partial<Record<ToolField['control'], typeof TextControl>> = {
  date: DateControl,
  time: TimeControl,
};

/** A time of birth that may be unknown, which is an answer as well and empties the field. */
function TimeIfKnown({ field, value, error, onChange }: FieldProps) {
  const [isUnknown, setUnknown] = useState(false);
  // A form that is filled for somebody may bring a time along.
  const isLeftOut = isUnknown && !value;
  return (
    <ToolFieldFrame field={field} error={error}>
      {(wiring) => (
        <>
          <TimeControl
            wiring={wiring}
            name={field.name}
            value={value}
            disabled={isLeftOut}
            className="disabled:opacity-50"
            onChange={({ target }) => onChange(target.value)}
          />
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="size-5 accent-gold"
              checked={isLeftOut}
              onChange={({ target }) => {
                setUnknown(target.checked);
                if (target.checked) onChange('');
              }}
            />
            {toolsStrings.form.timeUnknown}
            <span className="sr-only">{field.label}</span>
          </label>
        </>
      )}
    </ToolFieldFrame>
  );
}

/** Few answers lie open, as tiles. */
const TILES: ReadonlySet<ToolField['control']> = new Set(['timeframe', 'gender', 'choice']);

/** The city search weighs more than the rest of a form, and few tools ask for a place. */
const PlaceControl = lazyPart(() => import('../../../design/birth/place-control'), 'PlaceControl');

/** A place among a form's texts. While its search is on its way what is typed stays, and typing goes on. */
function PlaceField({ field, value, error, onChange }: FieldProps) {
  const { name, required } = field;
  const entry = readPlaceEntry(value);
  return (
    <ToolFieldFrame field={field} error={error}>
      {(wiring) => (
        <PlaceControl.WhenLoaded
          props={{
            ...{ wiring, name, required, value: entry },
            onChange: (next) => onChange(writePlaceEntry(next)),
          }}
          fallback={
            <TypedTown
              {...{ wiring, name, required }}
              value={typeof entry === 'string' ? entry : entry.name}
              onChange={({ target }) => onChange(target.value)}
            />
          }
        />
      )}
    </ToolFieldFrame>
  );
}

function TypedTown(props: ComponentProps<typeof TextControl> & { name: string }) {
  useHandedOverFocus(props.wiring.id, props.name);
  return <TextControl {...props} placeholder={placesStrings.hint} autoComplete="off" />;
}

function TileChoice({ field, value, error, onChange }: FieldProps) {
  return (
    <ChoiceGroup
      name={field.name}
      label={field.label}
      hint={field.hint}
      error={error}
      options={field.options ?? []}
      value={value}
      onChange={onChange}
      layout={hasLongAnswers(field) ? 'grid gap-2' : 'grid grid-cols-2 gap-2 sm:grid-cols-4'}
      tileClassName={classes(
        'min-h-12 items-center rounded px-4 py-2',
        !hasLongAnswers(field) && 'justify-center',
      )}
      tile={({ label }) => label}
    />
  );
}

/** Answers of a few words stand beside each other, whole sentences below each other. */
function hasLongAnswers({ options = [] }: ToolField): boolean {
  return options.some(({ label }) => label.length > 18);
}
