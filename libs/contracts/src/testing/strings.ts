import { isSafe } from 'redos-detector';
import type { z } from 'zod';

type Check = z.core.$ZodChecks['_zod']['def'];
type Schema = z.core.$ZodTypes;

/** A text somewhere within a schema. */
export interface StringSchema {
  /** Where it stands: `body.place.zone`. */
  path: string;
  schema: z.core.$ZodString;
  /** The same with what it is piped into. */
  whole: z.core.$ZodType;
}

/** Every text that a schema can hold, at any depth. What a pipe hands on has been checked by its first part. */
export function stringsOf(schema: z.core.$ZodType, path = ''): StringSchema[] {
  const { def } = (schema as Schema)._zod;
  switch (def.type) {
    case 'string':
      return [{ path, schema: schema as z.core.$ZodString, whole: schema }];
    case 'object':
      return Object.entries(def.shape).flatMap(([key, part]) => stringsOf(part, join(path, key)));
    case 'array':
      return stringsOf(def.element, join(path, '[]'));
    case 'tuple':
      return def.items.flatMap((item, index) => stringsOf(item, join(path, `[${index}]`)));
    case 'record':
      return stringsOf(def.valueType, join(path, '*'));
    case 'union':
      return def.options.flatMap((option) => stringsOf(option, path));
    case 'optional':
    case 'nullable':
    case 'default':
      return stringsOf(def.innerType, path);
    case 'pipe':
      return stringsOf(def.in, path).map((text) =>
        text.schema === def.in ? { ...text, whole: schema } : text,
      );
    case 'boolean':
    case 'enum':
    case 'literal':
    case 'number':
    case 'unknown':
      return [];
    default:
      throw new Error(`${path}: no walk goes through a schema of the type ${def.type}`);
  }
}

/**
 * The patterns and checks of our own that a text meets before, or without, a length that it can't
 * be longer than. None is as it should be; the formats of zod are linear.
 */
export function checksBeforeLength({ schema }: StringSchema): string[] {
  const { checks } = judged(schema);
  const bound = checks.findIndex(isBound);
  return checks
    .slice(0, bound === -1 ? checks.length : bound)
    .map(nameOf)
    .filter((name) => name === 'regex' || name === 'custom');
}

/** Whether a text can't be longer than some length. */
export function isBounded({ schema }: StringSchema): boolean {
  const { format, checks } = judged(schema);
  return FIXED_LENGTH.has(format ?? '') || checks.some(isBound);
}

/** The patterns of our own that a text is checked by. */
export function patternsOf({ schema }: StringSchema): RegExp[] {
  return judged(schema).checks.flatMap((check) =>
    nameOf(check) === 'regex' && 'pattern' in check && check.pattern ? [check.pattern] : [],
  );
}

/** What a pattern may take to be judged; one that asks for more counts as one that goes back. */
const MAX_STEPS = 2_000;

/**
 * Whether a pattern decides on any text without going back over it more than a set number of
 * times, however long the text is.
 */
export function isLinear({ source, flags }: RegExp): boolean {
  return isSafe(new RegExp(source, flags), { maxSteps: MAX_STEPS }).safe;
}

/** Formats of zod that admit texts of few lengths only. */
const FIXED_LENGTH = new Set(['uuid', 'date']);
/** What keeps a text from growing, where it ends the check of what is too long. */
const BOUNDS = new Set([...FIXED_LENGTH, 'max_length', 'length_equals']);

function judged(schema: z.core.$ZodString): { format: string | undefined; checks: Check[] } {
  const { def } = schema._zod;
  const own = 'format' in def && 'check' in def ? [def as unknown as Check] : [];
  const added = (def.checks ?? []).map((check) => check._zod.def as Check);
  return { format: (def as { format?: string }).format, checks: [...own, ...added] };
}

function nameOf(check: Check): string {
  return 'format' in check ? check.format : check.check;
}

function isBound(check: Check): boolean {
  return BOUNDS.has(nameOf(check)) && check.abort === true;
}

function join(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}
