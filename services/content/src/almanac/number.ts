import { lifePath } from '@cosmic/divination/numerology/life-path';
import { describeNumber } from '@cosmic/divination/numerology/descriptions';
import { PERSONAL_YEARS } from '@cosmic/divination/numerology/personal-year';
import { compose } from '@cosmic/tools/compose';
import { DIGIT_TONE } from '@cosmic/tools/passages/number-digits';
import { fullDate, listed } from '@cosmic/tools/wording';
import type { Material } from './article';
import { DAYS, EXERCISE, MASTER, METHOD, NOT_MASTER, OTHER_PLACES } from './number-passages';

const DAY_MS = 24 * 60 * 60 * 1_000;
const DAYS_AHEAD = 31;
const MAX_DAYS = 4;
const EXAMPLES_FROM = Date.UTC(1984, 0, 1);

/** A number of numerology, from the arithmetic to the exercise. */
export function numberMaterial(number: number, at: Date): Material {
  const root = rootOf(number);
  const isMaster = number > 9;
  const example = exampleOf(number);
  const year = PERSONAL_YEARS[root as keyof typeof PERSONAL_YEARS];
  const days = daysOf(root, at);
  return {
    thing: `the number ${number}`,
    subtitle: `where it comes from and what ${number} means in a date and in a name`,
    description: `The number ${number} in numerology: how it is worked out, what it means as life path, destiny, soul urge and personality, and how to use it.`,
    tags: ['numerology', `number ${number}`, 'life path'],
    facts: [
      {
        key: 'number',
        label: 'Number',
        value: isMaster ? `${number}, a master number` : String(number),
      },
      {
        key: 'example',
        label: 'A birth date of this life path',
        value: `${example.date}: ${example.sum}`,
      },
      { key: 'life-path', label: 'As a life path', value: describeNumber('lifePath', number) },
      { key: 'destiny', label: 'As a destiny number', value: describeNumber('destiny', number) },
      { key: 'soul-urge', label: 'As a soul urge', value: describeNumber('soulUrge', number) },
      {
        key: 'personality',
        label: 'As a personality number',
        value: describeNumber('personality', number),
      },
      { key: 'days', label: `Dates that add up to ${root}`, value: listed(days) },
    ],
    sections: ({ seed }) => {
      const slots = {
        thing: `the number ${number}`,
        root: String(root),
        example: example.date,
        sum: example.sum,
        days: listed(days),
      };
      const write = (name: string, ...from: (readonly string[])[]) =>
        compose(
          [seed, name],
          [from.map((passages) => ({ from: passages, slots: { ...slots, digit: String(root) } }))],
        );
      return [
        {
          heading: 'How it is worked out',
          paragraphs: [write('method', METHOD), write('kind', isMaster ? MASTER : NOT_MASTER)],
        },
        {
          heading: 'What the figure itself says',
          paragraphs: [write('digit', DIGIT_TONE[root]!, DIGIT_TONE[root]!, DIGIT_TONE[root]!)],
        },
        { heading: 'As a life path', paragraphs: [describeNumber('lifePath', number)] },
        {
          heading: 'In a name',
          paragraphs: [
            write('places', OTHER_PLACES),
            describeNumber('destiny', number),
            describeNumber('soulUrge', number),
            describeNumber('personality', number),
          ],
        },
        {
          heading: 'In a year and in a month',
          paragraphs: [
            `In the cycle of nine personal years the ${root} has its turn as well. ${year.title}, it is called. ${year.text}`,
            write('days', DAYS),
          ],
        },
        { heading: 'An exercise', paragraphs: [write('exercise', EXERCISE)] },
      ];
    },
  };
}

/** The first date from 1984 on whose life path it is, with how it adds up. */
function exampleOf(number: number): { date: string; sum: string } {
  for (let day = EXAMPLES_FROM; ; day += DAY_MS) {
    const date = new Date(day);
    const path = lifePath(date.toISOString().slice(0, 10));
    if (path.value !== number) continue;
    const parts = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()].map(keptRoot);
    const total = parts.reduce((sum, part) => sum + part, 0);
    const steps = [parts.join(' + '), ...stepsOf(total)];
    return { date: fullDate(date), sum: steps.join(' = ') };
  }
}

/** The next dates whose figures add up to a root. */
function daysOf(root: number, at: Date): string[] {
  return Array.from({ length: DAYS_AHEAD }, (_, day) => new Date(at.getTime() + day * DAY_MS))
    .filter((date) => rootOf(Number(date.toISOString().slice(0, 10).replaceAll('-', ''))) === root)
    .slice(0, MAX_DAYS)
    .map(fullDate);
}

function rootOf(number: number): number {
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
