import type { Language } from '@cosmic/contracts/language';
import { angelNumber as readNumber, type AngelNumber } from '@cosmic/divination/angel-number';
import type { StatedFact } from '@cosmic/narrator/craft/stated';
import type { Facts } from '../maker';
import { belong, figuresIn, numberFact } from '../stated';
import type { ParamsOf } from '../tool';
import type { angelNumber } from './tool';
import { WORDS, type AngelNumberWords } from './words';

export interface AngelNumberFacts extends Facts {
  readonly language: Language;
  readonly number: AngelNumber;
}

/** What the digits of a number hold: their shapes, their meanings, their root. */
export function facts({ number, language = 'en' }: ParamsOf<typeof angelNumber>): AngelNumberFacts {
  const read = readNumber(number);
  return { language, number: read, shown: shownOf(read, WORDS[language]) };
}

function shownOf(
  { digits, patterns, counted, root }: AngelNumber,
  words: AngelNumberWords,
): StatedFact[] {
  const { labels } = words;
  return [
    { key: 'number', label: labels.number, value: digits, states: [numberOf(digits)] },
    ...patterns.map((pattern, index) => ({
      key: `pattern-${index + 1}`,
      label: labels.pattern,
      value: `${pattern.digits}: ${words.shapes[pattern.kind].title}`,
      states: [numberOf(pattern.digits)],
    })),
    ...counted.map(({ digit, count }) => ({
      key: `digit-${digit}`,
      label: words.digitLabel(digit),
      value: `${words.times(count)}; ${words.digits[digit]?.title ?? ''} (${keywordsOf(words, digit).join(', ')})`,
      states: [numberOf(String(digit), count)],
    })),
    numberFact(
      { key: 'root', label: labels.root },
      { of: 'root', value: root.value },
      words.rootFrom(root.steps),
    ),
  ];
}

/** The three words that a digit stands for. */
export function keywordsOf({ digits }: AngelNumberWords, digit: number): readonly string[] {
  return digits[digit]?.keywords ?? [];
}

/** Digits as a text may say them, `11:11` also as the time that a clock shows. */
function numberOf(digits: string, ...more: readonly number[]) {
  const clock = /^(\d{1,2}):(\d\d)$/.exec(digits);
  const figures = figuresIn(digits.replace(':', ''), digits, ...more);
  const time = clock ? [`time:${Number(clock[1])}:${clock[2]}` as const] : [];
  return belong('count:any', 'count:angel', ...figures, ...time);
}
