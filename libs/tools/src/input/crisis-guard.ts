import type { Language } from '@cosmic/contracts/language';
import type { Fact } from '@cosmic/contracts/readings/readings';
import { Concepts, standTogether } from '@cosmic/narrator/language/concepts';
import { fold, unleet, wordsIn } from '@cosmic/narrator/language/fold';
import { CRISIS_SIGNALS, CRISIS_WORDS } from './crisis-signals';
import { compose } from '../compose';
import { HINDI_CRISIS_LINES } from '../hindi/crisis-lines';
import { CRISIS_LINES } from '../passages/crisis-lines';

const SELF = '(?:myself|my self)';
const WHOSE = '(?:my|his|her|their)';

/** Ways of speaking of harm to oneself; a wish that is denied ("I don’t want to die") is not one. */
const SIGNALS = [
  'suicid\\w*',
  'self[- ]?harm\\w*',
  `kill(?:s|ed|ing)? (?:${SELF}|himself|herself|themselves|themself)(?! laughing)`,
  `(?:hurt|harm|injur|drown|hang|hung|shoot|shot|stab|poison|starv|burn)(?:e|s|ed|ing)? ${SELF}(?! out\\b)`,
  `cut(?:s|ting)? ${SELF}(?! (?:shaving|some|a|an|off|out|loose|free|down|on|short|in the kitchen)\\b)`,
  `end(?:s|ed|ing)? ${WHOSE} (?:own )?life`,
  `(?:tak(?:e|es|ing)|took) ${WHOSE} own life(?! (?:in(?:to)? (?:my|his|her|their|hand)|back|serious))`,
  `(?:tak(?:e|es|ing)|took) ${WHOSE} life(?=[.,!?]|$)`,
  'end(?:ing)? it all',
  '(?<!(?:not|never) )want(?:s|ed|ing)? to (?:die|be dead|disappear(?! from))',
  'wish(?:ed)? (?:that )?i (?:was|were) (?:dead|never born)',
  '(?:not|no longer|never) want(?:ed)? to (?:live|be alive|exist|be here|wake up)(?: again| any ?more)?(?=[.,!?]|$)',
  '(?:no|not any|without a) reason to (?:live|go on)',
  'better off (?:dead|without me)',
  '(?:can|could) not go on(?: living| any ?more| like this|(?=[.,!?]|$))',
  'overdos\\w*',
];
const SIGNAL = new RegExp(`(?<![\\p{L}\\p{N}])(?:${SIGNALS.join('|')})`, 'u');

const WORDS = new Concepts(CRISIS_WORDS);

/**
 * Whether a visitor's words speak of harm to oneself, of not wanting to live, or of abuse and
 * violence against whoever writes, in English, in Hindi or in Hindi written in Latin letters. Meant
 * to notice rather too often: the answer is a kind page, which does no harm to somebody who needed none.
 */
export function speaksOfCrisis(text: string): boolean {
  const written = withoutContractions(fold(text));
  return speaksOfDistress(written) || speaksOfDistress(unleet(written));
}

function speaksOfDistress(written: string): boolean {
  if (SIGNAL.test(written)) return true;
  const found = WORDS.in(wordsIn(written));
  return CRISIS_SIGNALS.some((signal) => standTogether(found, signal));
}

function withoutContractions(written: string): string {
  return written
    .replace(/\bcannot\b|\bcan't\b/g, 'can not')
    .replace(/\bwon't\b/g, 'will not')
    .replace(/n't\b/g, ' not')
    .replace(/\s+/g, ' ');
}

/** The language in which somebody is answered who writes so. */
function languageOf(text: string): Language {
  if (/\p{Script=Devanagari}/u.test(text)) return 'hi';
  const hindi = wordsIn(fold(text)).filter((word) => ROMANISED_HINDI.has(word));
  return hindi.length > 1 ? 'hi' : 'en';
}

/** Words of which two stand in nearly every Hindi sentence that is written in Latin letters. */
const ROMANISED_HINDI: ReadonlySet<string> = new Set(
  (
    'mujhe mujhko mera meri mere hai hain hoon hun nahi nahin mein maine aur karna chahta chahti kya ' +
    'jeena marna raha rahi gaya gayi apni apne zindagi jindagi'
  ).split(' '),
);

/** What stands in place of a reading. */
export interface CrisisReply {
  readonly facts: readonly Fact[];
  readonly language: Language;
  /** What our authors say; no model is asked. */
  text(seed: string): string;
}

/** Our authors' answer to words that need care, in the language they are written in; null for others. */
export function crisisReplyFor(texts: readonly string[]): CrisisReply | null {
  const typed =
    texts.find(speaksOfCrisis) ?? (speaksOfCrisis(texts.join('\n')) ? texts.join('\n') : undefined);
  if (typed === undefined) return null;
  const language = languageOf(typed);
  const { facts, words } = language === 'hi' ? HINDI_CRISIS_LINES : CRISIS_LINES;
  return {
    facts,
    language,
    text: (seed) =>
      compose(
        [seed, 'care'],
        words.map((lines) => lines.map((from) => ({ from }))),
      ),
  };
}
