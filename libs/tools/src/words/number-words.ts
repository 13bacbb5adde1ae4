import type { AffinityLevel } from '@cosmic/divination/numerology/affinity';
import type { NumerologyNumber } from '@cosmic/divination/numerology/reduction';

const NAMES: Readonly<Record<NumerologyNumber, string>> = {
  1: 'one',
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
  11: 'eleven',
  22: 'twenty-two',
  33: 'thirty-three',
};

/** A number of numerology in words: `twenty-two`. */
export function numberName(value: NumerologyNumber): string {
  return NAMES[value];
}

/** The same behind its article: `a one`, `an eight`. */
export function aNumber(value: NumerologyNumber): string {
  return `${[8, 11].includes(value) ? 'an' : 'a'} ${NAMES[value]}`;
}

const COUNTS = 'no one two three four five six seven eight nine ten'.split(' ');

/** How many, in words up to ten: `no`, `three`, `12`. */
export function countName(count: number): string {
  return COUNTS[count] ?? String(count);
}

/** How two numbers get along, as a fact says it. */
export const MEETING_WORDS: Readonly<Record<AffinityLevel, string>> = {
  unison: 'in unison, with one root',
  concord: 'in concord, of one family of numbers',
  friendly: 'friendly, of two families that help each other',
  open: 'open, with neither help nor hindrance',
  stretch: 'a stretch, with two different aims',
};
