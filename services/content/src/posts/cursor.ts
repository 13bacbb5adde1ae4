import type { z } from 'zod';
import { AppError } from '@cosmic/contracts/errors';
import { fieldProblem } from '@cosmic/contracts/field-problems';

/** The place in a list behind which the next page begins, as a query parameter can carry it. */
export function writeCursor(place: readonly unknown[]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** @throws AppError `invalid_input` naming `after` for what was not written here */
export function readCursor<Schema extends z.ZodType>(
  schema: Schema,
  text: string | undefined,
): z.output<Schema> | null {
  if (text === undefined) return null;
  const place = schema.safeParse(decoded(text));
  if (place.success) return place.data;
  throw new AppError('invalid_input', {
    fields: [fieldProblem('after', 'not_a_list_place')],
  });
}

function decoded(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined;
  }
}
