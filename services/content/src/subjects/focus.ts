import { PLANETS, type Planet } from '@cosmic/sky/bodies';
import type { Quarter } from '@cosmic/sky/astronomy/moon';
import { SIGNS, type SignKey } from '@cosmic/sky/zodiac';
import { namedInEnglish } from './hindi-names';

/** What a topic and its keywords name of the sky. */
export interface Focus {
  /** The planets it is about, in the order in which they are named. */
  readonly planets: readonly Planet[];
  readonly signs: readonly SignKey[];
  readonly phases: readonly Quarter[];
  /** Houses, 1 to 12. */
  readonly houses: readonly number[];
  readonly retrograde: boolean;
  readonly eclipse: boolean;
  /** Whether the Moon is named anywhere, beside what it is about. */
  readonly moon: boolean;
}

const PHASES: Readonly<Record<Quarter, RegExp>> = {
  'new-moon': /\bnew moons?\b/,
  'first-quarter': /\bfirst quarter\b/,
  'full-moon': /\bfull moons?\b/,
  'last-quarter': /\b(?:last|third) quarter\b/,
};

const ORDINALS = [
  ...['first|1st', 'second|2nd', 'third|3rd', 'fourth|4th', 'fifth|5th', 'sixth|6th'],
  ...['seventh|7th', 'eighth|8th', 'ninth|9th', 'tenth|10th', 'eleventh|11th', 'twelfth|12th'],
];

/**
 * What texts name of the sky. A keyword adds planets and signs where the topic names none: else the
 * topic says what it is about.
 */
export function focusOf(topic: string, keywords: readonly string[] = []): Focus {
  const [said, beside] = [topic, keywords.join('; ')].map((text) => text.toLowerCase());
  const both = `${said}; ${beside}`;
  return {
    planets: ofFirst([said!, beside!], planetsIn),
    signs: ofFirst([said!, beside!], signsIn),
    phases: (Object.keys(PHASES) as Quarter[]).filter((phase) => PHASES[phase].test(both)),
    houses: ORDINALS.flatMap((ordinal, index) =>
      new RegExp(`\\b(?:${ordinal}) house\\b`).test(both) ? [index + 1] : [],
    ),
    retrograde: /\bretrogrades?\b/.test(both),
    eclipse: /\beclipses?\b/.test(both),
    moon: /\bmoons?\b/.test(both),
  };
}

/** Whether something that moves is named: a planet, a phase, an eclipse, a retrograde. */
export function isOfTheSky({ planets, phases, retrograde, eclipse }: Focus): boolean {
  return planets.length > 0 || phases.length > 0 || retrograde || eclipse;
}

/** Words of a topic that name nothing by themselves. */
const PLAIN =
  /^(?:a|an|the|of|in|on|for|and|or|to|from|with|is|are|what|when|where|how|why|who|your|you|my|its|it|this|that|these|about|means?|meaning|asks?|brings?|season|month|year|sky|guide|house|dates?|s|में|का|की|के|और|पर|से|को|है|हैं|राशि|महीना|महीने|साल|चाल|क्या|कब|कहां)$/;

/** Whether a topic speaks of something besides the sky that an article can be about. */
export function promisesMore(topic: string): boolean {
  const words =
    namedInEnglish(topic)
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.some((word) => !PLAIN.test(word) && !KNOWN.test(word));
}

const KNOWN = new RegExp(
  `^(?:${[
    ...PLANETS.flatMap((planet) => [planet, `${planet}s`]),
    ...SIGNS.map(({ key }) => key),
    ...['new', 'full', 'first', 'last', 'third', 'quarter', 'moon', 'moons', 'retrogrades?'],
    ...['eclipses?', ...ORDINALS.flatMap((ordinal) => ordinal.split('|'))],
    ...['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september'],
    ...['october', 'november', 'december'],
  ].join('|')})$`,
);

function planetsIn(text: string): Planet[] {
  return inOrder(PLANETS, text, (planet) => `${planet}(?:s|['’]s)?`);
}

function signsIn(text: string): SignKey[] {
  return inOrder(
    SIGNS.map(({ key }) => key),
    text,
    (sign) => `${sign}(?:['’]s?)?`,
  );
}

function inOrder<Word extends string>(
  words: readonly Word[],
  text: string,
  pattern: (word: Word) => string,
): Word[] {
  return words
    .map((word) => ({ word, at: text.search(new RegExp(`\\b${pattern(word)}\\b`)) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
    .map(({ word }) => word);
}

function ofFirst<Item>(texts: readonly string[], find: (text: string) => Item[]): Item[] {
  return texts.map(find).find((found) => found.length > 0) ?? [];
}
