import { z } from 'zod';
import { AppError } from '@cosmic/contracts/errors';
import { fieldProblem } from '@cosmic/contracts/field-problems';

/** The place in a list behind which the next page begins. */
export interface Cursor {
  createdAt: string;
  id: string;
}

const cursorSchema = z.tuple([z.iso.datetime(), z.uuid()]);

/** A cursor as a query parameter can carry it. */
export function writeCursor({ createdAt, id }: Cursor): string {
  return Buffer.from(JSON.stringify([createdAt, id])).toString('base64url');
}

/** @throws AppError `invalid_input` naming `after` for what was not written here */
export function readCursor(text: string): Cursor {
  const [createdAt, id] = decoded(text) ?? [];
  if (createdAt && id) return { createdAt, id };
  throw new AppError('invalid_input', {
    fields: [fieldProblem('after', 'not_a_list_place')],
  });
}

function decoded(text: string): [string, string] | undefined {
  try {
    return cursorSchema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString())).data;
  } catch {
    return undefined;
  }
}
