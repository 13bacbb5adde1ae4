import { useState } from 'react';
import { Button } from '../../design/button';
import { ChoiceGroup } from '../../design/choice';
import {
  DateControl,
  SelectControl,
  TextareaControl,
  TextControl,
  TimeControl,
} from '../../design/controls';
import { Field } from '../../design/field';
import { primitivesStrings as s } from './primitives.strings';

const VARIANTS = ['primary', 'secondary', 'quiet'] as const;
const NOTHING = () => undefined;

/** Buttons at rest, at work and out of reach. */
export function Buttons() {
  return (
    <div className="grid justify-items-start gap-5">
      {VARIANTS.map((variant) => (
        <div key={variant} className="flex flex-wrap items-center gap-4">
          <Button variant={variant}>{s.press}</Button>
          <Button variant={variant} size="compact">
            {s.press}
          </Button>
          <Button variant={variant} busy={s.busy} />
          <Button variant={variant} disabled>
            {s.press}
          </Button>
        </div>
      ))}
    </div>
  );
}

/** Fields of every kind: empty, filled, wrong. */
export function Fields() {
  const [choice, setChoice] = useState('day');
  return (
    <div className="grid gap-8 md:grid-cols-2">
      <Field label={s.name} hint={s.hint}>
        {(wiring) => <TextControl wiring={wiring} placeholder={s.placeholder} />}
      </Field>
      <Field label={s.name} hint={s.hint} error={s.error}>
        {(wiring) => <TextControl wiring={wiring} defaultValue={s.filled} />}
      </Field>
      <Field label={s.date} optional>
        {(wiring) => <DateControl wiring={wiring} defaultValue="1990-04-20" />}
      </Field>
      <Field label={s.time}>
        {(wiring) => <TimeControl wiring={wiring} defaultValue="07:45" disabled />}
      </Field>
      <Field label={s.select} error={s.error}>
        {(wiring) => <SelectControl wiring={wiring} options={s.options} placeholder={s.choose} />}
      </Field>
      <Field label={s.area}>
        {(wiring) => <TextareaControl wiring={wiring} defaultValue={s.filled} />}
      </Field>
      <ChoiceGroup
        name="choice"
        label={s.choice}
        hint={s.hint}
        options={s.options}
        value={choice}
        onChange={setChoice}
        layout="grid grid-cols-3 gap-2"
        tileClassName="rounded px-4 py-3"
        tile={({ label }) => label}
      />
      <ChoiceGroup
        name="wrong"
        label={s.choice}
        error={s.error}
        options={s.options}
        value=""
        onChange={NOTHING}
        layout="grid grid-cols-3 gap-2"
        tileClassName="rounded px-4 py-3"
        tile={({ label }) => label}
      />
    </div>
  );
}
