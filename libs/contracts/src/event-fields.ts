import { z } from 'zod';
import { problem } from './field-problems';
import { textLike } from './text';

/**
 * What events may carry besides ids, instants, numbers, flags and closed lists. Events lie in a
 * file of the stream for a week, out of reach of a member's deletion: so no text that anybody
 * typed or was told, no parameter and no address is ever part of one.
 */

/** A name that the code gives: a tool, an outcome, what was counted. */
export const wordSchema = textLike(/^[a-z][a-z0-9_-]*$/, 60, problem('not_a_name'));

/** A language model, as the settings name it. */
export const modelNameSchema = textLike(/^@?[\w.:/-]+$/, 120, problem('not_a_name'));

/** A currency by its code of ISO 4217, in letters of either case. */
export const currencySchema = textLike(/^[A-Za-z]{3}$/, 3, problem('not_a_name'));

/** Whom an event is about. Role and address are the request's affair, not the event's. */
export const whoseSchema = z.object({ kind: z.enum(['guest', 'member']), id: z.uuid() });
