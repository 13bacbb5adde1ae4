import { type CalendarDate, parseDate } from '../calendar-date';
import { requireChoice } from '../inputs';
import { type Reduction, reduce, writeChain } from './reduction';

/**
 * The ways in use to bring a birth date down to one number. They disagree only
 * about master numbers: without those, all three give the same digit.
 * - `parts`: year, month and day reduced each (keeping 11, 22, 33), added, reduced
 * - `digits`: all digits of the date added, reduced
 * - `sum`: year, month and day added as whole numbers, reduced
 */
export const LIFE_PATH_METHODS = ['parts', 'digits', 'sum'] as const;

export type LifePathMethod = (typeof LIFE_PATH_METHODS)[number];

/** What each method is called beside a result. */
export const LIFE_PATH_METHOD_NAMES: Readonly<Record<LifePathMethod, string>> = {
  parts: 'year, month and day reduced one by one',
  digits: 'all digits of the date added at once',
  sum: 'year, month and day added as whole numbers',
};

/** A life path number with the method that gave it and the way to it. */
export interface LifePath extends Reduction {
  method: LifePathMethod;
  /** Worked steps, one line each, ready to be shown. */
  steps: readonly string[];
}

/**
 * Works out the life path number of a birth date. The product's own method is
 * `parts`; the other two are there to be shown beside it.
 *
 * @param dob the birth date, `YYYY-MM-DD`
 * @throws DivinationError for the field `dob` as `parseDate`; `not_text`, `unknown_choice` for `method`
 */
export function lifePath(dob: string, method: LifePathMethod = 'parts'): LifePath {
  const date = parseDate(dob, 'dob');
  const chosen = requireChoice(method, 'method', LIFE_PATH_METHODS);
  return { parts, digits, sum }[chosen](date);
}

/**
 * @param dob the birth date, `YYYY-MM-DD`
 * @returns the life path by all three methods, the product's own first
 * @throws DivinationError for the field `dob` as `parseDate`
 */
export function lifePathByEveryMethod(dob: string): LifePath[] {
  return LIFE_PATH_METHODS.map((method) => lifePath(dob, method));
}

function parts({ year, month, day }: CalendarDate): LifePath {
  const reduced = { Year: reduce(year), Month: reduce(month), Day: reduce(day) };
  const lines = Object.entries(reduced).map(([name, { chain }]) => `${name}: ${writeChain(chain)}`);
  return finish(
    'parts',
    lines,
    Object.values(reduced).map(({ value }) => value),
  );
}

function digits({ year, month, day }: CalendarDate): LifePath {
  return finish('digits', [], [...`${year}${month}${day}`].map(Number));
}

function sum({ year, month, day }: CalendarDate): LifePath {
  return finish('sum', [], [year, month, day]);
}

function finish(method: LifePathMethod, lines: string[], summands: readonly number[]): LifePath {
  const total = summands.reduce((all, n) => all + n, 0);
  const { value, chain } = reduce(total);
  const last = `${summands.join(' + ')} = ${writeChain(chain)}`;
  return { method, value, chain, steps: [...lines, last] };
}
