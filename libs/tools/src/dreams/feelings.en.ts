import { anyWordOf } from '../word-list';
import type { Feeling } from './feelings';
import { MOODS, type Mood } from './moods';

const PATTERNS = (Object.keys(MOODS) as Mood[]).map((mood) => ({
  mood,
  pattern: anyWordOf(MOODS[mood].words),
}));

/** What a dreamer does and what it tells of them; the first that fits a place counts. */
const DONE: readonly (readonly [Mood, RegExp])[] = [
  [
    'joy',
    /(?:\b(?:i|we) (?:\w+ ){0,2})?(?:cry|cried|crying|wept|tears)(?: tears)? (?:of|with|for|from) (?:joy|happiness|laughter)/g,
  ],
  [
    'sadness',
    /\b(?:i|we) (?:just |then |only |still |almost |really )*(?:(?:was|were|am|started|began|kept|couldn't stop|could not stop) )?(?:to )?(?:cry|cried|crying|wept|weeping|sobbed|sobbing)\b/g,
  ],
  ['sadness', /\b(?:woke|wake|woken|waking)(?: \w+){0,3}? (?:crying|weeping|sobbing|in tears)\b/g],
  [
    'sadness',
    /\b(?:i|we) (?:was|were|am) in tears\b|\bmy (?:face|pillow|eyes) (?:was|were) wet\b/g,
  ],
  [
    'fear',
    /\b(?:woke|wake|woken|waking)(?: \w+){0,3}? (?:screaming|sweating|shaking|trembling|in a sweat)\b/g,
  ],
  [
    'fear',
    /\bmy heart (?:was )?(?:pound|rac|hammer)(?:ed|ing)\b|\bi (?:was )?(?:trembl|shak)ing\b/g,
  ],
  ['fear', /\bi (?:screamed|couldn't breathe|could not breathe|can't breathe)\b/g],
  ['joy', /\b(?:i|we) (?:\w+ )?(?:laughed|smiled)\b|\bwoke(?: up)? (?:laughing|smiling)\b/g],
  [
    'longing',
    /\bi (?:still |really |so )?miss(?:ed)? (?:my|our|him|her|them) ?(?:mother|mum|mom|father|dad|brother|sister|grandm\w*|grandf\w*|husband|wife|friend|dog|cat|son|daughter)?\b/g,
  ],
];

/** Whoever is neither the dreamer nor the dream. */
const OTHERS =
  'he|she|they|him|them|you|everyone|everybody|people|others|someone|somebody|another|man|men|woman|women|boy|girl|crowd|strangers?|mother|mum|mom|mommy|mummy|mama|father|dad|daddy|papa|parents|grand(?:mother|father|ma|pa)|granny|nana|brothers?|sisters?|siblings?|child|children|kids?|babies|baby|sons?|daughters?|friends?|husband|wife|partner|boyfriend|girlfriend|lover|ex|teacher|boss|colleagues?|neighbou?rs?|aunt|uncle|cousins?|doctors?|nurse|guards?|police|king|queen|dogs?|cats?|puppy|kitten|snakes?|wolf|wolves|birds?|horses?|bears?|lions?|tigers?|fish|sharks?|whales?|elephants?|fox|rabbits?|animals?|creature|monster|ghost|witch|dragon|thief|girls|boys|bride|groom';
const SELF = "i|i'm|im|i've|i'd|we|we're|me|us|myself|mine";
const DREAM = "it|it's|its|everything|this|that|there|dream|mood|feeling|atmosphere|scene|place";

const SUBJECT = new RegExp(
  `(?<![\\p{L}'])(?:(?<self>${SELF})|(?<dream>${DREAM})|(?<other>${OTHERS}))(?![\\p{L}'])`,
  'gu',
);
/** A phrase ends where a new one begins with a contrast, a break or a fresh subject. */
const PHRASE_BREAK =
  /[,:]|(?<!anything) but | yet | although | though | because | until | while | when | then /g;
const OBJECT_SELF = /^ (?:me|us)\b/;
const OBJECT_OTHER = /^ (?:him|her|them|my|our|his|their|the|everyone|everybody)\b/;
/** `an angry dog`, `my happy little sister`. */
const ARTICLE = /\b(?:an?|the|my|our|his|her|their|this|that|some|two|three|very|so)(?: \w+ly)? $/;
const OTHER_NEXT = new RegExp(`^ (?:\\w+ )?(?:${OTHERS})\\b`);
/** Words by which somebody does a feeling to somebody. */
const DOES_IT = /^(?:scared|frightened|terrified|annoyed|embarrassed|humiliated|comforted|hurt)$/;
const POSSESSED = /(?:\b(?:his|her|their|your)|'s|s') (?:\w+ )?$/;
const OWNED = /\b(?:my|our) (?:own )?$/;
const NEGATED =
  /\b(?:not|never|no|without|nor|neither|hardly|nothing|cannot|isnt|wasnt|didnt|anything but|far from|instead of|rather than|stopped being)(?= )|n't(?= )/g;
/** A negation that takes nothing back: `not only sad`, `couldn't help`, `never felt so happy`. */
const STILL_MEANT =
  /^ (?:only|just|merely|wonder|doubt|help|stop|say how|describe|tell you|explain)\b/;
const NEVER_SO = /^ (?:\w+ ){0,3}?(?:so|more|as|such|this)\b/;
/** A negation reaches so many words on. */
const REACH = 5;

/** The feelings in an English telling that are the dreamer's or the dream's; text as `evenText` gives it. */
export function englishFeelingsIn(even: string): Feeling[] {
  const done = DONE.flatMap(([mood, pattern]) =>
    [...even.matchAll(pattern)].map((match) => ({
      mood,
      of: 'dreamer' as const,
      at: match.index,
      to: match.index + match[0].length,
      isDenied: isDenied(even.slice(sentenceStart(even, match.index), match.index)),
    })),
  );
  const isDone = (at: number) => done.some((one) => one.at <= at && at < one.to);
  const named = PATTERNS.flatMap(({ mood, pattern }) =>
    [...even.matchAll(pattern)].flatMap((match): Feeling[] => {
      const at = match.index;
      const before = even.slice(sentenceStart(even, at), at);
      if (isDone(at) || isDenied(before)) return [];
      const of = ownerOf(before, match[0], even.slice(at + match[0].length));
      return of === 'other' ? [] : [{ mood, of, at }];
    }),
  );
  const acted = done
    .filter(
      (one, index) =>
        !one.isDenied && !done.slice(0, index).some(({ at, to }) => at <= one.at && one.at < to),
    )
    .map(({ mood, of, at }): Feeling => ({ mood, of, at }));
  return [...named, ...acted];
}

function sentenceStart(even: string, at: number): number {
  return Math.max(...['.', '!', '?', ';'].map((end) => even.lastIndexOf(end, at - 1))) + 1;
}

/** Whose a feeling is, by what stands before and after it in its sentence. */
function ownerOf(before: string, word: string, after: string): Feeling['of'] | 'other' {
  if (OWNED.test(before)) return 'dreamer';
  if (POSSESSED.test(before)) return 'other';
  if (OBJECT_SELF.test(after))
    return /^(?:hate[ds]?|love[ds]?|loving)$/.test(word) ? subjectIs(before, 'other') : 'dreamer';
  if (ARTICLE.test(before) && OTHER_NEXT.test(after)) return 'other';
  if (DOES_IT.test(word) && OBJECT_OTHER.test(after)) return 'other';
  return subjectIs(before, 'dreamer');
}

/** The nearest subject before a feeling, or the sentence's first where the verb goes on from it. */
function subjectIs(before: string, otherwise: Feeling['of'] | 'other'): Feeling['of'] | 'other' {
  const subjects = [...before.matchAll(SUBJECT)];
  const goesOn =
    /\b(?:and|but|then|so) (?:\w+ly )?(?:was|were|felt|feel|got|became|am)\b[^,]*$/.test(before);
  const subject = goesOn ? subjects[0] : subjects.findLast(({ index }) => !isObject(before, index));
  const nearest = subject ?? subjects.at(-1);
  if (!nearest?.groups) return otherwise;
  if (nearest.groups['self']) return 'dreamer';
  return nearest.groups['dream'] ? 'dream' : 'other';
}

/** Whether a word at a place is what somebody acts on: `with my sister`, `to her`, `saw him`. */
function isObject(before: string, at: number): boolean {
  return /\b(?:with|of|to|for|at|by|from|about|like|near|beside|behind|after|before|saw|see|met|told|hugged|kissed|found|lost|heard|watched)(?: (?:my|the|a|an|his|her|our|their|old|dead|little|late|best|younger|older|own))* $/.test(
    before.slice(0, at),
  );
}

function isDenied(before: string): boolean {
  const phrase = before.split(PHRASE_BREAK).at(-1) ?? '';
  const last = [...phrase.matchAll(NEGATED)].at(-1);
  if (!last) return false;
  const between = phrase.slice(last.index + last[0].length);
  if (STILL_MEANT.test(between)) return false;
  if (/^(?:never|nothing)$/.test(last[0]) && NEVER_SO.test(between)) return false;
  const goesOn = /^ (?:think|believe|feel|know|say|seem|remember)\b/.test(between);
  if (
    last[0] !== 'nothing' &&
    !goesOn &&
    /(?<![\p{L}'])(?:i|we|he|she|they|it)(?![\p{L}'])/u.test(between)
  )
    return false;
  return between.trim().split(/\s+/).filter(Boolean).length <= REACH;
}
