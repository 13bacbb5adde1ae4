import { problem } from '@cosmic/contracts/field-problems';
import { z } from 'zod';
import { field, type Labels } from './field';

export const TIMEFRAMES = ['today', 'tomorrow', 'week', 'month'] as const;
export type Timeframe = (typeof TIMEFRAMES)[number];

const TIMEFRAME_LABELS: Record<Timeframe, string> = {
  today: 'Today',
  tomorrow: 'Tomorrow',
  week: 'This week',
  month: 'This month',
};

export const GENDERS = ['boy', 'girl', 'neutral'] as const;
export type Gender = (typeof GENDERS)[number];

/** The transits of the picker, with the names that are shown. */
export const TRANSIT_LABELS = {
  'mercury-retrograde': 'Mercury Retrograde',
  'venus-retrograde': 'Venus Retrograde',
  'mars-retrograde': 'Mars Retrograde',
  'jupiter-transit': 'Jupiter Transit',
  'saturn-return': 'Saturn Return',
  'uranus-transit': 'Uranus Transit',
  'neptune-transit': 'Neptune Transit',
  'pluto-transit': 'Pluto Transit',
  'full-moon': 'Full Moon',
  'new-moon': 'New Moon',
  eclipse: 'Eclipse',
} as const;

/** The eight phases of the Moon, with the names that are shown. */
export const MOON_PHASE_LABELS = {
  'new-moon': 'New Moon',
  'waxing-crescent': 'Waxing Crescent',
  'first-quarter': 'First Quarter',
  'waxing-gibbous': 'Waxing Gibbous',
  'full-moon': 'Full Moon',
  'waning-gibbous': 'Waning Gibbous',
  'last-quarter': 'Last Quarter',
  'waning-crescent': 'Waning Crescent',
} as const;

/** The stretch of time a reading is for. */
export function timeframe(labels: Labels) {
  return field(z.enum(TIMEFRAMES, { error: problem('not_a_timeframe') }), {
    control: 'timeframe',
    ...labels,
    options: optionsOf(TIMEFRAME_LABELS),
  });
}

/** Whom a name is for. */
export function gender(labels: Labels) {
  return field(z.enum(GENDERS, { error: problem('not_a_gender') }), {
    control: 'gender',
    ...labels,
    options: optionsOf({ boy: 'Boy', girl: 'Girl', neutral: 'Neutral' }),
  });
}

/** One of the transits of the picker. */
export function transit(labels: Labels) {
  return field(keyOf(TRANSIT_LABELS), {
    control: 'transit',
    ...labels,
    options: optionsOf(TRANSIT_LABELS),
  });
}

/** One of the eight phases of the Moon. */
export function moonPhase(labels: Labels) {
  return field(keyOf(MOON_PHASE_LABELS), {
    control: 'select',
    ...labels,
    options: optionsOf(MOON_PHASE_LABELS),
  });
}

/** One of a list that is too long to lie open. */
export function select<Key extends string>(
  labels: Labels & { options: Readonly<Record<Key, string>> },
) {
  const { options, ...rest } = labels;
  return field(keyOf(options), { control: 'select', ...rest, options: optionsOf(options) });
}

/** One of a long list, or none; then it is the empty string. */
export function optionalSelect<Key extends string>(
  labels: Labels & { options: Readonly<Record<Key, string>> },
) {
  const { options, ...rest } = labels;
  const error = NOT_LISTED;
  return field(z.union([z.literal(''), keyOf(options)], { error }).default(''), {
    control: 'select',
    ...rest,
    options: optionsOf(options),
  });
}

/** One of a few answers, all of them in sight. */
export function choice<Key extends string>(
  labels: Labels & { options: Readonly<Record<Key, string>> },
) {
  const { options, ...rest } = labels;
  return field(keyOf(options), { control: 'choice', ...rest, options: optionsOf(options) });
}

/** One of a few answers; the first named one stands when nothing is chosen. */
export function choiceOr<Key extends string>(
  fallback: NoInfer<Key>,
  labels: Labels & { options: Readonly<Record<Key, string>> },
) {
  const { options, ...rest } = labels;
  return field(keyOf(options).default(fallback as never), {
    control: 'choice',
    ...rest,
    options: optionsOf(options),
  });
}

const NOT_LISTED = problem('not_listed');

function keyOf<Key extends string>(options: Readonly<Record<Key, string>>) {
  return z.enum(Object.keys(options) as [Key, ...Key[]], { error: NOT_LISTED });
}

function optionsOf(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
