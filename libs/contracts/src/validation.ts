import type { z } from 'zod';
import { AppError, type FieldProblem } from './errors';
import { fieldProblem, readMessage } from './field-problems';

const HALF_OF_A_SURROGATE_PAIR =
  /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/**
 * Reads a value by a schema.
 *
 * @param at  where the value stands, put in front of each field's path
 * @throws AppError `invalid_input` naming every field that is wrong
 */
export function parse<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  at = '',
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (!result.success) {
    throw new AppError('invalid_input', { fields: problemsOf(result.error.issues, at) });
  }
  return result.data;
}

/**
 * Names each field a schema refused, and why; an unknown key is named itself, not its parent.
 * What zod says in words of its own is told by a code as well, so that it can be translated.
 */
export function problemsOf(issues: readonly z.core.$ZodIssue[], at = ''): FieldProblem[] {
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) =>
        fieldProblem(pathOf(at, [...issue.path, key]), 'unknown_field'),
      );
    }
    const field = pathOf(at, issue.path);
    return [readMessage(field, issue.message) ?? problemOfZod(field, issue)];
  });
}

function problemOfZod(field: string, issue: z.core.$ZodIssue): FieldProblem {
  switch (issue.code) {
    case 'invalid_type':
      return fieldProblem(field, 'wrong_type', { expected: issue.expected });
    case 'invalid_value':
      return fieldProblem(field, 'not_an_option', { options: issue.values.join(', ') });
    case 'invalid_format':
      return fieldProblem(field, 'wrong_format', { format: issue.format });
    case 'too_small':
      return tooSmall(field, issue.origin, Number(issue.minimum));
    case 'too_big':
      return tooBig(field, issue.origin, Number(issue.maximum));
    default:
      return fieldProblem(field, 'not_valid');
  }
}

function tooSmall(field: string, origin: string, min: number): FieldProblem {
  if (COUNTED.has(origin)) return fieldProblem(field, 'too_few', { min });
  if (origin !== 'string') return fieldProblem(field, 'too_small', { min });
  return min === 1 ? fieldProblem(field, 'empty') : fieldProblem(field, 'too_short', { min });
}

function tooBig(field: string, origin: string, max: number): FieldProblem {
  if (COUNTED.has(origin)) return fieldProblem(field, 'too_many', { max });
  return fieldProblem(field, origin === 'string' ? 'too_long' : 'too_large', { max });
}

/** Of what zod counts the entries. */
const COUNTED: ReadonlySet<string> = new Set(['array', 'set', 'map']);

/** @returns whether PostgreSQL can store the text: no NUL, no half of a surrogate pair. */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && !HALF_OF_A_SURROGATE_PAIR.test(text);
}

function pathOf(at: string, path: readonly PropertyKey[]): string {
  return [at, ...path.map(String)].filter((part) => part !== '').join('.') || 'body';
}
