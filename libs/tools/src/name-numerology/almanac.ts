import type { HarmonyPair } from '@cosmic/divination/numerology/name-harmony';
import { reduceToDigit } from '@cosmic/divination/numerology/reduction';
import { compose, type Line } from '../compose';
import type { NameFacts } from './facts';
import { WORDS, type NameWords } from './words';

/** Two pairs of numbers are enough to hear a chord. */
const PAIRS_SAID = 2;

/** Composes the reading of a name from our authors' passages. */
export function almanac(facts: NameFacts, seed: string): string {
  const { language, said, harmony, firstLetter, firstVowel, destiny } = facts;
  const words = WORDS[language];
  const letters = words.letters(harmony.name.letters.length);
  return compose(
    [seed, 'name', harmony.name.letters],
    [
      [
        said
          ? { from: words.openingNamed, slots: { name: said, letters } }
          : { from: words.opening, slots: { letters } },
        { from: words.firstLetter[firstLetter] ?? [] },
        firstVowel ? { from: words.firstVowel[firstVowel] ?? [] } : { from: words.noVowel },
      ],
      [{ from: words.destinyScene[destiny] }, ...chaldeanLines(facts)],
      digitLines(facts),
      [
        ...harmony.pairs.slice(0, PAIRS_SAID).map((pair) => meeting(words, pair)),
        harmony.name.personality ? undefined : { from: words.noConsonant },
        pathLine(facts),
      ],
      [{ from: words.task }, { from: words.closing }],
    ],
  );
}

function chaldeanLines({ language, chaldean, systemsAgree, destiny }: NameFacts): Line[] {
  const words = WORDS[language];
  const slots = {
    pythagorean: words.number(reduceToDigit(destiny).value),
    chaldean: words.number(chaldean.root),
  };
  return [
    { from: words.chaldeanRoot[chaldean.root] },
    ...(chaldean.compound ? [{ from: [words.compound(chaldean.compound)] }] : []),
    { from: words.systems[systemsAgree ? 'agree' : 'differ'], slots },
  ];
}

/** The digit that leads, and two of those that no letter carries. */
function digitLines({ language, harmony }: NameFacts): Line[] {
  const words = WORDS[language];
  const [leader, second] = harmony.strongest;
  const leading = leader && !second ? words.strongDigit[leader.digit] : words.noLeader;
  return [
    { from: leading ?? [] },
    ...harmony.missing.slice(0, 2).map(({ digit }) => ({ from: words.missingDigit[digit] ?? [] })),
  ];
}

function meeting(
  words: NameWords,
  { between: [one, other], numbers: [a, b], level }: HarmonyPair,
): Line {
  const slots = { one: words.placed(one, a), other: words.placed(other, b) };
  return { from: words.partsMeet[level], slots };
}

function pathLine({ language, harmony, inTune }: NameFacts): Line {
  const words = WORDS[language];
  if (inTune === undefined) return { from: words.withoutPath };
  if (inTune === 'unison') return { from: words.inTune };
  const letters = words.eitherOf(harmony.tuningInitials.map(words.letter));
  return { from: words.tuning, slots: { letters } };
}
