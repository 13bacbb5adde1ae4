import { lifePath } from '@cosmic/divination/numerology/life-path';

const DAY_MS = 24 * 60 * 60 * 1_000;
const DAYS_AHEAD = 31;
const MAX_DAYS = 4;
const EXAMPLES_FROM = Date.UTC(1984, 0, 1);

/** The first date from 1984 on whose life path it is, with how it adds up. */
export function exampleOf(number: number): { at: Date; sum: string } {
  for (let day = EXAMPLES_FROM; ; day += DAY_MS) {
    const date = new Date(day);
    const path = lifePath(date.toISOString().slice(0, 10));
    if (path.value !== number) continue;
    const parts = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()].map(keptRoot);
    const total = parts.reduce((sum, part) => sum + part, 0);
    const steps = [parts.join(' + '), ...stepsOf(total)];
    return { at: date, sum: steps.join(' = ') };
  }
}

/** The next dates whose figures add up to a root. */
export function daysOf(root: number, at: Date): Date[] {
  return Array.from({ length: DAYS_AHEAD }, (_, day) => new Date(at.getTime() + day * DAY_MS))
    .filter((date) => rootOf(Number(date.toISOString().slice(0, 10).replaceAll('-', ''))) === root)
    .slice(0, MAX_DAYS);
}

/** The single digit that a number comes down to. */
export function rootOf(number: number): number {
  return number <= 9 ? number : rootOf(digitSum(number));
}

function keptRoot(number: number): number {
  return number <= 9 || isMasterNumber(number) ? number : keptRoot(digitSum(number));
}

function stepsOf(number: number): number[] {
  return number <= 9 || isMasterNumber(number) ? [number] : [number, ...stepsOf(digitSum(number))];
}

function isMasterNumber(number: number): boolean {
  return [11, 22, 33].includes(number);
}

function digitSum(number: number): number {
  return [...String(number)].reduce((sum, digit) => sum + Number(digit), 0);
}
