import type { FieldProblem } from '@cosmic/contracts/errors';
import type { Place } from '@cosmic/contracts/sky/places';
import type { ToolField } from '@cosmic/contracts/readings/tools';
import { sayProblem } from '../../../api/say-problem';
import { isUnchosen, type PlaceEntry } from '../../../design/birth/place-entry';

/** What stands in a form, by field name; an empty field is the empty text, a chosen town is its JSON. */
export type FormValues = Record<string, string>;

/** What is wrong with a field, by its name; empty where the words stand at another field. */
export type FormProblems = Record<string, string>;

/**
 * What a form begins with: what was asked last time or what the address
 * proposes, where the field can hold it; the first timeframe; else nothing.
 */
export function initialValues(
  fields: readonly ToolField[],
  proposed: (name: string) => unknown,
): FormValues {
  return Object.fromEntries(
    fields.map(({ name, control, options, required }) => {
      const given = proposed(name);
      const value = control === 'place' && isRecord(given) ? JSON.stringify(given) : given;
      const fits =
        typeof value === 'string' && (!options || options.some((option) => option.value === value));
      const opensWithFirst = control === 'timeframe' || (control === 'choice' && !required);
      const fallback = opensWithFirst ? (options?.[0]?.value ?? '') : '';
      return [name, fits ? value : fallback];
    }),
  );
}

/** The place that a form's text stands for; null for none and for what is no place. */
export function readPlace(text: string): Place | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) && typeof value.name === 'string' ? (value as Place) : null;
  } catch {
    return null;
  }
}

/** What a form's text is in a town field: the town that was chosen, else what was typed. */
export function readPlaceEntry(text: string): PlaceEntry {
  return readPlace(text) ?? text;
}

/** What stands in a town field as the text of a form. */
export function writePlaceEntry(entry: PlaceEntry): string {
  return typeof entry === 'string' ? entry : JSON.stringify(entry);
}

/** The fields in which a town was typed but none chosen. */
export function unchosenPlaces(fields: readonly ToolField[], values: FormValues): string[] {
  return fields
    .filter(
      ({ name, control }) => control === 'place' && isUnchosen(readPlaceEntry(values[name] ?? '')),
    )
    .map(({ name }) => name);
}

/** What a form asks for: its texts as they are, its places as places. What is optional and empty is left out. */
export function askedParams(
  fields: readonly ToolField[],
  values: FormValues,
): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap(({ name, control, required }): [string, unknown][] => {
      const value = values[name] ?? '';
      if (value === '' && !required) return [];
      if (control !== 'place') return [[name, value]];
      const place = readPlace(value);
      return place ? [[name, place]] : [];
    }),
  );
}

/** The server's refusals by field name: it names them `params.sign`. */
export function problemsByField(
  fields: readonly ToolField[],
  refused: readonly FieldProblem[],
): FormProblems {
  return Object.fromEntries(
    refused.flatMap((problem) => {
      const { field } = problem;
      const found = fields.find(
        ({ name }) => `params.${name}` === field || field.startsWith(`params.${name}.`),
      );
      return found ? [[found.name, sayProblem(found.label, problem)]] : [];
    }),
  );
}

/**
 * Problems as a form tells them: what is wrong with several fields in the same words is said at the
 * first, and the others are only marked.
 */
export function saidOnce(problems: FormProblems): FormProblems {
  const said = new Set<string>();
  return Object.fromEntries(
    Object.entries(problems).map(([name, words]) => {
      const isSaid = said.has(words);
      said.add(words);
      return [name, isSaid ? '' : words];
    }),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
