import { angelNumber as readNumber, type AngelNumber } from '@cosmic/divination/angel-number';
import type { StatedFact } from '@cosmic/narrator/craft/stated';
import type { Facts } from '../maker';
import { belong, figuresIn, numberFact } from '../stated';
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

function shownOf({ digits, patterns, counted, root }: AngelNumber): StatedFact[] {
  return [
    { key: 'number', label: 'Number', value: digits, states: [numberOf(digits)] },
    ...patterns.map((pattern, index) => ({
      key: `pattern-${index + 1}`,
      label: 'Pattern',
      value: `${pattern.digits}: ${pattern.title}`,
      states: [numberOf(pattern.digits)],
    })),
    ...counted.map(({ digit, count, title, keywords }) => ({
      key: `digit-${digit}`,
      label: `Digit ${digit}`,
      value: `${timesInWords(count)}; ${title} (${keywords.join(', ')})`,
      states: [numberOf(String(digit), count)],
    })),
    numberFact(
      { key: 'root', label: 'Root' },
      { of: 'root', value: root.value },
      `, from ${root.steps.join('; ')}`,
    ),
  ];
}

/** Digits as a text may say them, `11:11` also as the time that a clock shows. */
function numberOf(digits: string, ...more: readonly number[]) {
  const clock = /^(\d{1,2}):(\d\d)$/.exec(digits);
  const figures = figuresIn(digits.replace(':', ''), digits, ...more);
  const time = clock ? [`time:${Number(clock[1])}:${clock[2]}` as const] : [];
  return belong('count:any', 'count:angel', ...figures, ...time);
}
