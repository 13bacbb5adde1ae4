import { problem } from '@cosmic/contracts/field-problems';
import { textLike, trimmedText } from '@cosmic/contracts/text';
import { holdsLetter } from '@cosmic/divination/numerology/letters';
import { z } from 'zod';
import { field, type Labels } from './field';

interface Bounded extends Labels {
  max: number;
}

/** A number typed as text, because its leading zeros and its length mean something. */
export function digits({ max, ...labels }: Bounded) {
  const error = problem('not_digits', { max });
  return field(textLike(/^[0-9]+$/, max, error, { trim: true }), {
    control: 'text',
    ...labels,
    maxLength: max,
  });
}

/** A line of a person's own words that has to be there. */
export function line({ max, ...labels }: Bounded) {
  return field(ownWords(max), { control: 'text', ...labels, maxLength: max });
}

/** A name whose letters are counted: it has to hold one of those that numerology knows. */
export function countedName({ max, ...labels }: Bounded) {
  const error = problem('no_latin_letter');
  // Nothing at all is refused before this, in other words.
  const name = ownWords(max).refine((text) => text === '' || holdsLetter(text), { error });
  return field(name, { control: 'text', ...labels, maxLength: max });
}

/** A name by which somebody is called: a letter of any script has to be in it. */
export function calledName({ max, ...labels }: Bounded) {
  const error = problem('no_letter');
  const name = ownWords(max).refine((text) => text === '' || /\p{L}/u.test(text), { error });
  return field(name, { control: 'text', ...labels, maxLength: max });
}

/** A line of a person's own words that may be left out; then it is the empty string. */
export function optionalLine({ max, ...labels }: Bounded) {
  return field(maybeWords(max), { control: 'text', ...labels, maxLength: max });
}

/** A year in four digits, typed as text. */
export function year({ first, last, ...labels }: Labels & { first: number; last: number }) {
  const error = problem('not_a_year', { first, last });
  return field(
    z
      .string({ error })
      .trim()
      .length(4, { error, abort: true })
      .refine((text) => /^\d{4}$/.test(text) && Number(text) >= first && Number(text) <= last, {
        error,
      }),
    { control: 'text', ...labels, maxLength: 4 },
  );
}

/** What SHA-256 gives, 64 small hexadecimal digits, that may be left out; then it is the empty string. */
export function optionalHash(labels: Labels) {
  const error = problem('not_a_hash');
  const hash = textLike(/^[0-9a-f]{64}$/, 64, error);
  return field(z.union([z.literal(''), hash], { error }).default(''), {
    control: 'text',
    ...labels,
    maxLength: 64,
  });
}

/** A few sentences of a person's own that have to be there. */
export function longText({ max, ...labels }: Bounded) {
  return field(ownWords(max), { control: 'textarea', ...labels, maxLength: max });
}

/** A few sentences of a person's own that may be left out; then they are the empty string. */
export function optionalLongText({ max, ...labels }: Bounded) {
  return field(maybeWords(max), { control: 'textarea', ...labels, maxLength: max });
}

function ownWords(max: number) {
  const error = problem('text_needed', { max });
  return trimmedText(max, { min: 1, error });
}

function maybeWords(max: number) {
  const error = problem('text_too_long', { max });
  return trimmedText(max, { error }).default('');
}
