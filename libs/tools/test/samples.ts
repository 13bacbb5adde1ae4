import type { Figure } from '@cosmic/contracts/readings/figures';
import type { ToolField } from '@cosmic/contracts/readings/tools';
import { seeded, type Seeded } from '@cosmic/divination/draw/seeded';
import type { Brief } from '@cosmic/narrator/narrator';
import type { Slug } from '../src/catalogue/catalogue';
import { formFields } from '../src/catalogue/form';
import { MAKERS } from '../src/makers';
import { birthDateOf, placeOf, timeOf } from './birth-samples';
import { INPUTS } from './input-samples';
import { countedNameOf } from './name-samples';
import type { Params } from './params';

/** A reading made for an input that was drawn at random. */
export interface Sample {
  readonly params: Params;
  readonly at: Date;
  readonly seed: string;
  readonly facts: { key: string; label: string; value: string }[];
  readonly figure: Figure | null;
  readonly text: string;
  readonly brief: Brief;
}

/** Several ask on one day, which also spares the test the sky of two hundred days. */
const ASKED_A_DAY = 5;

/** Readings of a tool for random inputs, days and seeds; always the same ones. */
export function samplesOf(slug: Slug, count: number): Sample[] {
  const random = seeded('samples', slug);
  const days = Array.from({ length: Math.ceil(count / ASKED_A_DAY) }, () => {
    return new Date(Date.UTC(2020, 0, 1) + random.integer(0, 20 * 365 * 24) * 3_600_000);
  });
  return days
    .flatMap((at) => Array.from({ length: ASKED_A_DAY }, () => at))
    .slice(0, count)
    .map((at, index) => sampleOf(slug, inputOf(slug, random), at, `seed ${index}`));
}

function inputOf(slug: Slug, random: Seeded): Params {
  return INPUTS[slug]?.(random) ?? filledIn(formFields(MAKERS[slug].tool), random);
}

/** A form filled in field by field; one in two leaves out what may be left out. */
function filledIn(fields: readonly ToolField[], random: Seeded): Params {
  const given = fields.filter(({ required }) => required || random.integer(0, 1) === 0);
  return Object.fromEntries(given.map((field) => [field.name, valueOf(field, random)]));
}

function valueOf({ control, options }: ToolField, random: Seeded): unknown {
  if (options && options.length > 0) return random.pick(options).value;
  if (control === 'date') return birthDateOf(random);
  if (control === 'time') return timeOf(random);
  return control === 'place' ? placeOf(random) : countedNameOf(random);
}

/** One reading. */
export function sampleOf(slug: Slug, params: Params, at: Date, seed: string): Sample {
  const { facts, figure, brief, almanac } = MAKERS[slug].assign(params, { at, seed });
  return { params, at, seed, facts: [...facts], figure, text: almanac(), brief };
}
