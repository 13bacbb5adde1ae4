import { DAY_MS } from '../src/today';
import type { Slug } from '../src/catalogue';
import { sampleOf, type Params } from './samples';
import { sentencesOf, wordsOf } from './text-metrics';

/** How many days a month of readings has. */
const MONTH_DAYS = 30;

/** What somebody reads of a tool on thirty days in a row, a list of sentences for each. */
export function monthOf(
  slug: Slug,
  params: (day: number, at: Date) => Params,
  from: Date,
): string[][] {
  return Array.from({ length: MONTH_DAYS }, (_, day) => {
    const at = new Date(from.getTime() + day * DAY_MS);
    return readingOf(slug, params(day, at), at, `month ${from.toISOString()} ${day}`);
  });
}

/** The sentences of one reading, without capitals and punctuation. */
export function readingOf(slug: Slug, params: Params, at: Date, seed: string): string[] {
  return sentencesOf(sampleOf(slug, params, at, seed).text).map((one) => wordsOf(one).join(' '));
}

/** Which share of the sentences was there before, 0 to 1. */
export function repeatedShare(days: readonly (readonly string[])[]): number {
  const all = days.flat();
  return (all.length - new Set(all).size) / all.length;
}

/** The sentences told more often than twice, with how often. */
export function wornOut(days: readonly (readonly string[])[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const sentence of days.flat()) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > 2);
}

/** Which share of a text's sentences stand in the one beside it, on average over all neighbours. */
export function neighbourShare(days: readonly (readonly string[])[]): number {
  const shares = days.slice(1).map((day, at) => sharedWith(days[at] ?? [], day));
  return average(shares);
}

/** The same over all pairs, as of twelve signs on one day. */
export function pairShare(texts: readonly (readonly string[])[]): number {
  return average(
    texts.flatMap((one, at) => texts.slice(at + 1).map((other) => sharedWith(one, other))),
  );
}

function sharedWith(one: readonly string[], other: readonly string[]): number {
  const there = new Set(one);
  return other.filter((sentence) => there.has(sentence)).length / Math.max(1, other.length);
}

function average(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}
