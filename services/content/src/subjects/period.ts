import { namedInEnglish } from './hindi-names';

/** A stretch of UTC time that a topic names, or the coming month. */
export interface Period {
  readonly from: Date;
  /** First instant that no longer belongs to it. */
  readonly to: Date;
  /** As it stands behind 'in': `December 2026`, `2027`, `the coming month`. */
  readonly name: string;
  /** Whether the topic named it. */
  readonly isNamed: boolean;
}

const MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september'],
  ...['october', 'november', 'december'],
];
const DAY_MS = 86_400_000;
const COMING_DAYS = 31;

/** Years whose sky is computed well, with room for what came before and comes after. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;

/**
 * The period that texts name: a month with its year, a month without one (then the next such month,
 * the running one included), or a year alone; the month that follows `at` where they name none.
 * 'May' and 'March' are words as well, so without a year they need 'in', 'of' or 'for' before them.
 */
export function periodIn(texts: readonly string[], at: Date): Period {
  for (const text of texts) {
    const named = monthIn(namedInEnglish(text).toLowerCase(), at) ?? yearIn(text);
    if (named) return named;
  }
  const to = new Date(at.getTime() + COMING_DAYS * DAY_MS);
  return { from: at, to, name: 'the coming month', isNamed: false };
}

function monthIn(text: string, at: Date): Period | undefined {
  const name = MONTHS.join('|');
  const dated = new RegExp(`\\b(${name})\\b,? (?:of )?(\\d{4})\\b`).exec(text);
  const [, month, year] = dated ?? [];
  if (month && year) return isKnown(Number(year)) ? monthOf(Number(year), month) : undefined;
  const bare =
    new RegExp(`\\b(?:in|of|for|this|during) (${name})\\b`).exec(text) ??
    new RegExp(`\\b(${name.replace('march|', '').replace('may|', '')})\\b`).exec(text);
  if (!bare?.[1]) return undefined;
  const isOver = MONTHS.indexOf(bare[1]) < at.getUTCMonth();
  return monthOf(at.getUTCFullYear() + (isOver ? 1 : 0), bare[1]);
}

function yearIn(text: string): Period | undefined {
  const year = Number(/\b(\d{4})\b/.exec(text)?.[1]);
  if (!isKnown(year)) return undefined;
  const [from, to] = [Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)];
  return { from: new Date(from), to: new Date(to), name: String(year), isNamed: true };
}

function isKnown(year: number): boolean {
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}

function monthOf(year: number, month: string): Period {
  const index = MONTHS.indexOf(month);
  const name = `${month.charAt(0).toUpperCase()}${month.slice(1)} ${year}`;
  const [from, to] = [Date.UTC(year, index, 1), Date.UTC(year, index + 1, 1)];
  return { from: new Date(from), to: new Date(to), name, isNamed: true };
}
