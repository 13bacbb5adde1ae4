import type { z } from 'zod';
import { AppError, type FieldProblem } from './errors';

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

/** Names each field a schema refused; an unknown key is named itself, not its parent. */
export function problemsOf(issues: readonly z.core.$ZodIssue[], at = ''): FieldProblem[] {
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        field: pathOf(at, [...issue.path, key]),
        message: 'is not a known field',
      }));
    }
    return [{ field: pathOf(at, issue.path), message: issue.message }];
  });
}

/** @returns whether PostgreSQL can store the text: no NUL, no half of a surrogate pair. */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && !HALF_OF_A_SURROGATE_PAIR.test(text);
}

function pathOf(at: string, path: readonly PropertyKey[]): string {
  return [at, ...path.map(String)].filter((part) => part !== '').join('.') || 'body';
}
