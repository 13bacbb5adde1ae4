/**
 * What can be wrong with an input:
 * - `not_text`, `not_a_number`, `not_an_object`: another type; NaN and infinities are no numbers
 * - `empty`: nothing but blanks
 * - `too_long`: more characters than the entry point takes
 * - `malformed_text`: text that no encoding can carry (half of a surrogate pair)
 * - `bad_format`: the text has another shape than asked for
 * - `no_such_date`: the right shape, but the calendar has no such day
 * - `out_of_range`: a valid value outside the documented range
 * - `unknown_choice`: not one of the listed options
 */
export type DivinationErrorCode =
  | 'not_text'
  | 'not_a_number'
  | 'not_an_object'
  | 'empty'
  | 'too_long'
  | 'malformed_text'
  | 'bad_format'
  | 'no_such_date'
  | 'out_of_range'
  | 'unknown_choice';

/** The one error this library throws: which input is wrong, and how. */
export class DivinationError extends Error {
  /**
   * @param code what is wrong, for programs to switch on
   * @param field the name of the input, as the caller passed it
   * @param detail a short sentence for logs; never repeats what was typed in
   */
  constructor(
    readonly code: DivinationErrorCode,
    readonly field: string,
    detail: string,
  ) {
    super(`${field}: ${detail}`);
    this.name = 'DivinationError';
  }
}
