import type { Control, ToolField } from '@cosmic/contracts/tools';
import { PLANETS } from '@cosmic/sky/bodies';
import { SIGNS } from '@cosmic/sky/zodiac';
import { z } from 'zod';

/** What a form needs to know of a field beyond its name and whether it is required. */
export interface FieldForm {
  control: Control;
  label: string;
  hint?: string;
  maxLength?: number;
  options?: NonNullable<ToolField['options']>;
}

/** How each field of each tool is shown, by its schema. */
export const FORMS = z.registry<FieldForm>();

interface Labels {
  label: string;
  hint?: string;
}

export const TIMEFRAMES = ['today', 'tomorrow', 'week', 'month'] as const;
export type Timeframe = (typeof TIMEFRAMES)[number];

const TIMEFRAME_LABELS: Record<Timeframe, string> = {
  today: 'Today',
  tomorrow: 'Tomorrow',
  week: 'This week',
  month: 'This month',
};

const EARLIEST_BIRTH = '1900-01-01';

/** One of the twelve signs, by its lowercase key. */
export function sign(labels: Labels) {
  return field(
    z.enum(
      SIGNS.map(({ key }) => key),
      { error: 'must be one of the twelve signs' },
    ),
    {
      control: 'zodiac',
      ...labels,
      options: SIGNS.map(({ key, name, dates }) => ({ value: key, label: `${name} (${dates})` })),
    },
  );
}

/** A sign that may be left out; then it is the empty string. */
export function optionalSign(labels: Labels) {
  const error = 'must be one of the twelve signs';
  const keys = z.enum(SIGNS.map(({ key }) => key));
  return field(z.union([z.literal(''), keys], { error }).default(''), {
    control: 'zodiac',
    ...labels,
    options: SIGNS.map(({ key, name, dates }) => ({ value: key, label: `${name} (${dates})` })),
  });
}

/** One of the ten planets, as astrology counts them, by its lowercase key. */
export function planet(labels: Labels) {
  return field(z.enum(PLANETS, { error: 'must be one of the ten planets' }), {
    control: 'planet',
    ...labels,
    options: PLANETS.map((value) => ({
      value,
      label: value.charAt(0).toUpperCase() + value.slice(1),
    })),
  });
}

/** The stretch of time a reading is for. */
export function timeframe(labels: Labels) {
  return field(z.enum(TIMEFRAMES, { error: 'must be today, tomorrow, week or month' }), {
    control: 'timeframe',
    ...labels,
    options: TIMEFRAMES.map((value) => ({ value, label: TIMEFRAME_LABELS[value] })),
  });
}

/** A birth date that may be left out; then it is the empty string. */
export function optionalBirthDate(labels: Labels) {
  const error = 'must be a date such as 1990-05-17';
  const date = z.iso
    .date({ error, abort: true })
    .refine((day) => day >= EARLIEST_BIRTH && day <= lastDayAnywhere(), {
      error: 'must lie between 1900 and today',
    });
  return field(z.union([z.literal(''), date], { error }).default(''), {
    control: 'date',
    ...labels,
  });
}

/** A number typed as text, because its leading zeros and its length mean something. */
export function digits({ max, ...labels }: Labels & { max: number }) {
  const error = `must be 1 to ${max} digits`;
  return field(
    z
      .string({ error })
      .trim()
      .regex(new RegExp(`^[0-9]{1,${max}}$`), { error }),
    { control: 'text', ...labels, maxLength: max },
  );
}

/** Gives a schema its form, and the same words to whatever is generated from the schema. */
function field<Schema extends z.ZodType>(schema: Schema, form: FieldForm): Schema {
  const described = schema.meta({
    title: form.label,
    ...(form.hint === undefined ? {} : { description: form.hint }),
  });
  FORMS.add(described, form);
  return described;
}

/** Today's date where the day begins first (UTC+14), so that nobody's own today is refused. */
function lastDayAnywhere(): string {
  return new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);
}
