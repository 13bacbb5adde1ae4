import { z } from 'zod';
import { problem, type ProblemMessage } from './field-problems';
import { isStorableText } from './validation';

/** What a text must be besides short enough. */
interface TextRules {
  /** Characters it needs at least; 0 unless told. */
  min?: number;
  /** What is said of one that is too short, too long, or of another form; what is wrong in general unless told. */
  error?: ProblemMessage;
}

/**
 * A text as it was sent: at most `max` characters, and none that PostgreSQL can't store. What is
 * too long is refused before anything else looks at it.
 */
export function text(max: number, rules: TextRules = {}) {
  return bounded(z.string(told(rules)), max, rules);
}

/** A text without the blanks around it; else like `text`. */
export function trimmedText(max: number, rules: TextRules = {}) {
  return bounded(z.string(told(rules)).trim(), max, rules);
}

/**
 * A text of one form, at most `max` characters long. The pattern admits no NUL and no half of a
 * surrogate pair, and is linear; it sees no text that is too long.
 *
 * @param trim whether blanks around it are taken off first
 */
export function textLike(
  pattern: RegExp,
  max: number,
  error: ProblemMessage,
  { trim = false } = {},
) {
  const string = trim ? z.string({ error }).trim() : z.string({ error });
  return string.max(max, { error, abort: true }).regex(pattern, { error });
}

/** An instant in ISO 8601, from year 1 on as PostgreSQL counts them, to the millisecond or finer. */
export function instant() {
  return z.iso
    .datetime({ abort: true })
    .max(30, { abort: true })
    .refine((text) => !text.startsWith('0000'), { error: problem('before_year_one') });
}

function bounded(string: z.ZodString, max: number, { min = 0, ...rules }: TextRules) {
  const tooShort = min > 0 ? string.min(min, { ...told(rules), abort: true }) : string;
  return tooShort
    .max(max, { ...told(rules), abort: true })
    .refine(isStorableText, { error: problem('unstorable'), abort: true });
}

function told({ error }: TextRules) {
  return error === undefined ? {} : { error };
}
