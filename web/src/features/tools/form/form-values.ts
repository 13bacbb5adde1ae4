import type { FieldProblem } from '@cosmic/contracts/errors';
import type { ToolField } from '@cosmic/contracts/tools';

/** What stands in a form, by field name; an empty field is the empty text. */
export type FormValues = Record<string, string>;

/** What is wrong with a field, by its name. */
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
    fields.map(({ name, control, options }) => {
      const value = proposed(name);
      const fits =
        typeof value === 'string' && (!options || options.some((option) => option.value === value));
      const fallback = control === 'timeframe' ? (options?.[0]?.value ?? '') : '';
      return [name, fits ? value : fallback];
    }),
  );
}

/** The server's refusals by field name: it names them `params.sign`. */
export function problemsByField(
  fields: readonly ToolField[],
  refused: readonly FieldProblem[],
): FormProblems {
  return Object.fromEntries(
    refused.flatMap(({ field, message }) => {
      const found = fields.find(({ name }) => `params.${name}` === field);
      return found ? [[found.name, `${found.label} ${message}`]] : [];
    }),
  );
}

/** What was asked, in a few words: 'Leo & Virgo', 'Aries, Today', '444'. */
export function askedFor(
  fields: readonly ToolField[],
  params: Readonly<Record<string, unknown>>,
): string {
  const words = (controls: readonly string[]) =>
    fields
      .filter(({ control }) => controls.includes(control))
      .flatMap(({ name, options }) => {
        const value = params[name];
        if (typeof value !== 'string' || value === '') return [];
        const label = options?.find((option) => option.value === value)?.label ?? value;
        return [label.replace(/ \(.*\)$/, '')];
      });
  const chosen = words(['zodiac', 'planet', 'transit', 'tarot', 'gender']).join(' & ');
  return [chosen, ...words(['timeframe', 'text'])].filter(Boolean).join(', ');
}
