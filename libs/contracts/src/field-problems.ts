import type { FieldProblem } from './errors';

/**
 * Every reason why a field is refused, by its code: the words that stand behind the field's name, or
 * a sentence of its own that ends with a full stop. Parameters stand in braces; pages find the words
 * of their own language by the code.
 */
export const FIELD_PROBLEMS = {
  missing: 'is missing',
  unknown_field: 'is not a known field',
  not_valid: 'is not valid',
  wrong_type: 'must be given, of the type {expected}',
  wrong_format: 'must be written as {format}',
  not_an_option: 'must be one of {options}',
  empty: 'must not be empty',
  too_short: 'must have at least {min} characters',
  too_long: 'must have at most {max} characters',
  too_small: 'must be at least {min}',
  too_large: 'must be at most {max}',
  too_few: 'must have at least {min} entries',
  too_many: 'must have at most {max} entries',
  unstorable: 'holds characters that cannot be kept',

  // What a person types or chooses.
  text_needed: 'must be text of 1 to {max} characters',
  text_too_long: 'must be text of at most {max} characters',
  no_letter: 'must hold a letter',
  no_latin_letter: 'must hold a letter from A to Z, as in a passport',
  not_digits: 'must be 1 to {max} digits',
  not_listed: 'must be one of the list',
  not_a_timeframe: 'must be today, tomorrow, week or month',
  not_a_gender: 'must be boy, girl or neutral',
  not_a_sign: 'must be one of the twelve signs',
  not_a_planet: 'must be one of the ten planets',
  not_a_turning_planet: 'must be a planet that turns retrograde',
  not_a_lunar_node: 'must be true or mean',
  not_a_person: 'must be me, or the id of somebody whom you keep',
  person_twice: 'must be another person than the first',
  not_a_language: 'must be en or hi',
  language_twice: 'must name each language once',
  not_cards: 'must be cards of the deck, each with which way up it lies',
  card_twice: 'must not hold a card twice',
  too_many_cards: 'must be at most {max} cards',
  not_the_cards_of_the_spread: 'must be as many cards as this spread has: {count}',
  place_twice: 'must not hold a place twice',
  too_many_places: 'must be at most {max} places',
  not_beside_own_cards: 'can not go with cards of your own',
  not_the_places_of_the_spread: 'must be as many places as this spread has: {count}',
  not_places_of_the_deck: 'must be places of a deck of {count} cards',
  not_a_hash: 'must be 64 digits of 0 to 9 and a to f',

  // Dates, times and places.
  not_a_date: 'must be a date such as {example}',
  not_a_month: 'must be a month such as {example}',
  not_a_time: 'must be a time such as {example}',
  not_a_year: 'must be a year from {first} to {last}',
  not_until_today: 'must lie between 1900 and today',
  not_a_date_of_years: 'must be a date between {first} and {last}',
  not_in_birth_year: 'must lie in the birth year',
  not_an_adult: 'must be that of an adult: this tool is for people over 18',
  matching_waits:
    'must be that of an adult: a matching waits until both are 18, a kundli of one’s own need not',
  birth_date_needed: 'or a birth date is needed',
  before_year_one: 'must lie after the year 0',
  not_a_calendar_day: 'is not a day of that calendar',
  day_not_begun: 'has not begun there yet',
  not_a_day_part: 'must be night, morning, afternoon or evening',
  not_a_chosen_place: 'must be a place chosen from the list',
  not_a_zone: 'must be a time zone such as Europe/Paris',
  unknown_zone: 'is not a time zone that is known here',

  // Accounts, profiles and reminders.
  same_password: 'This is the password you have now.',
  password_too_short: 'Use at least 8 characters.',
  password_common: 'This is among the first passwords that anybody tries.',
  password_keyboard_run: 'Rows of the keyboard and counting are tried first.',
  password_repeated: 'The same few characters over and over are tried first.',
  password_personal: 'Leave your name and your mail address out of it.',
  not_a_picture: 'is not a PNG, JPEG or WebP picture that can be read',
  not_a_picture_address:
    'must be a PNG, JPEG or WebP picture as a data address of at most {max} characters',
  too_many_pixels: 'must have at most {max} million pixels',
  picture_too_rich: 'is too rich in detail to be kept',
  not_a_reminder_time: 'must be dawn or a time such as 07:00',
  weekday_twice: 'must name each day once',
  place_for_dawn_needed: 'is needed to know when the Sun rises',
  not_a_browser_key: 'is not a key of a browser',
  not_a_push_service: 'is not of a push service',

  // What programs send.
  not_ours: 'is not one that was given out here',
  not_a_tool: 'is not a tool of the catalogue',
  not_a_reading_type: 'is not a reading type of the catalogue',
  tool_is_free: 'is free: ask for the reading itself',
  not_a_list_place: 'is not a place in this list',
  not_an_event_id: 'must be an event id of this stream',
  not_visible_ascii: 'must be 1 to {max} visible ASCII characters',
  commitment_over: 'is not open for a draw any more',
  not_the_commitment: 'is not that of this day',
  not_a_name: 'is not a name of this kind',
  not_conditions: 'must be 1 to {max} conditions of the list, each of them once',
} as const;

export type FieldProblemCode = keyof typeof FIELD_PROBLEMS;

/** What a code's words leave open, by name. */
type ParamsOf<Words extends string> = Words extends `${string}{${infer Name}}${infer Rest}`
  ? Record<Name, string | number> & ParamsOf<Rest>
  : unknown;

type Given<Code extends FieldProblemCode> =
  unknown extends ParamsOf<(typeof FIELD_PROBLEMS)[Code]>
    ? []
    : [params: ParamsOf<(typeof FIELD_PROBLEMS)[Code]>];

/** A problem in the form in which a schema carries it: zod knows messages only. */
export type ProblemMessage = string & { readonly __of: 'FIELD_PROBLEMS' };

/** What a schema gives zod as its `error`: a code with its parameters. {@link readMessage} reads it. */
export function problem<Code extends FieldProblemCode>(
  code: Code,
  ...[params]: Given<Code>
): ProblemMessage {
  return (params ? `${code} ${JSON.stringify(params)}` : code) as ProblemMessage;
}

/** Says that a field is refused, and why. */
export function fieldProblem<Code extends FieldProblemCode>(
  field: string,
  code: Code,
  ...[params]: Given<Code>
): FieldProblem {
  return problemWith(field, code, params as FieldProblem['params']);
}

/** The problem of a field that a schema has refused by {@link problem}; undefined for words of zod's own. */
export function readMessage(field: string, message: string): FieldProblem | undefined {
  const end = message.indexOf(' ');
  const code = end < 0 ? message : message.slice(0, end);
  if (!isFieldProblemCode(code)) return undefined;
  const params = end < 0 ? undefined : (JSON.parse(message.slice(end)) as FieldProblem['params']);
  return problemWith(field, code, params);
}

/** Words with their parameters put in; one that is missing leaves its braces. */
export function fill(words: string, params: FieldProblem['params'] = {}): string {
  return words.replace(/\{(\w+)\}/g, (braces, name: string) => String(params[name] ?? braces));
}

/** @returns whether a value received over a wire names a code of the catalogue. */
export function isFieldProblemCode(value: unknown): value is FieldProblemCode {
  return typeof value === 'string' && Object.hasOwn(FIELD_PROBLEMS, value);
}

function problemWith(
  field: string,
  code: FieldProblemCode,
  params: FieldProblem['params'],
): FieldProblem {
  return { field, code, ...(params && { params }), message: fill(FIELD_PROBLEMS[code], params) };
}
