import type { Fact } from '@cosmic/contracts/readings';
import { angelNumber as readNumber, type AngelNumber } from '@cosmic/divination/angel-number';
import type { Facts } from '../maker';
import type { ParamsOf } from '../tool';
import type { angelNumber } from './tool';

export interface AngelNumberFacts extends Facts {
  readonly number: AngelNumber;
}

const TIMES = ['', 'once', 'twice', 'three times', 'four times', 'five times', 'six times'];

/** What the digits of a number hold: their shapes, their meanings, their root. */
export function facts({ number }: ParamsOf<typeof angelNumber>): AngelNumberFacts {
  const read = readNumber(number);
  return { number: read, shown: shownOf(read) };
}

/** How often, in words: `twice`, `seven times`. */
export function timesInWords(count: number): string {
  return TIMES[count] ?? `${count} times`;
}

function shownOf({ digits, patterns, counted, root }: AngelNumber): Fact[] {
  return [
    { key: 'number', label: 'Number', value: digits },
    ...patterns.map((pattern, index) => ({
      key: `pattern-${index + 1}`,
      label: 'Pattern',
      value: `${pattern.digits}: ${pattern.title}`,
    })),
    ...counted.map(({ digit, count, title, keywords }) => ({
      key: `digit-${digit}`,
      label: `Digit ${digit}`,
      value: `${timesInWords(count)}; ${title} (${keywords.join(', ')})`,
    })),
    { key: 'root', label: 'Root', value: `${root.value}, from ${root.steps.join('; ')}` },
  ];
}
