import type { Fact } from '@cosmic/contracts/readings';
import { compose } from './compose';
import {
  CARE_BODY,
  CARE_CLOSING,
  CARE_HEARD,
  CARE_REACH,
  CARE_SMALL,
  CARE_TELL,
  CARE_WAIT,
} from './passages/care-lines';

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

/**
 * Whether a visitor's words speak of self-harm or of not wanting to live. Meant to notice rather
 * too often: the answer is a kind page, which does no harm to somebody who needed none.
 */
export function speaksOfSelfHarm(text: string): boolean {
  return SIGNAL.test(
    text
      .toLowerCase()
      .replace(/[‘’]/g, "'")
      .replace(/\bcannot\b|\bcan't\b/g, 'can not')
      .replace(/n't\b/g, ' not')
      .replace(/\s+/g, ' '),
  );
}

/** Stands among the facts then, so that the page shows it whoever wrote the text. */
export const CARE_FACT: Fact = {
  key: 'care',
  label: 'Someone to talk to',
  value:
    'findahelpline.com lists free helplines by country, by phone and by chat, most of them day and night',
};

/** What a model is asked for in place of the reading. */
export const CARE_TASK = [
  'What the visitor wrote speaks of self-harm or of not wanting to live, so write no reading: interpret no picture and no wish, and say nothing about the sky or the future.',
  'Answer as a kind person would: say that you have heard it and that it matters, that such a feeling can pass and can be shared, and that it is not a fault.',
  'Ask the visitor to tell one person they trust today, and name findahelpline.com, which lists free helplines in their country by phone and by chat; say that where there is danger right now the local emergency number is the right call.',
  'Then suggest one small, safe and ordinary thing for the next hour. Diagnose nothing, promise nothing, and ask for no details.',
].join(' ');

export const CARE_VOICE = 'Plain, warm and unhurried; no wit, no mystery, no exclamation marks.';

/** What our authors say in place of the reading. */
export function careText(seed: string): string {
  return compose(
    [seed, 'care'],
    [
      [{ from: CARE_HEARD }, { from: CARE_WAIT }],
      [{ from: CARE_TELL }, { from: CARE_REACH }],
      [{ from: CARE_SMALL }, { from: CARE_BODY }, { from: CARE_CLOSING }],
    ],
  );
}
