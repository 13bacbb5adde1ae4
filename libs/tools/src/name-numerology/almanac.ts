import type { HarmonyPair } from '@cosmic/divination/numerology/name-harmony';
import { reduceToDigit } from '@cosmic/divination/numerology/reduction';
import { compose, type Line } from '../compose';
import { numberName } from '../number-words';
import {
  FIRST_LETTER,
  FIRST_VOWEL,
  MISSING_DIGIT,
  NO_LEADER,
  STRONG_DIGIT,
} from '../passages/name-letters';
import {
  CHALDEAN_ROOT,
  IN_TUNE,
  NAME_CLOSING,
  NAME_OPENING,
  NAME_OPENING_NAMED,
  NAME_TASK,
  PARTS_MEET,
  SYSTEMS,
  TUNING,
  WITHOUT_PATH,
} from '../passages/name-lines';
import { DESTINY_SCENE } from '../passages/number-core';
import { NO_CONSONANT_LINE, NO_VOWEL_LINE } from '../passages/number-lines';
import { PART_NAMES, type NameFacts } from './facts';

/** Two pairs of numbers are enough to hear a chord. */
const PAIRS_SAID = 2;

/** Composes the reading of a name from our authors' passages. */
export function almanac(facts: NameFacts, seed: string): string {
  const { said, harmony, firstLetter, firstVowel, destiny } = facts;
  const count = harmony.name.letters.length;
  const letters = count === 1 ? 'a single letter' : `${count} letters`;
  return compose(
    [seed, 'name', harmony.name.letters],
    [
      [
        said
          ? { from: NAME_OPENING_NAMED, slots: { name: said, letters } }
          : { from: NAME_OPENING, slots: { letters } },
        { from: FIRST_LETTER[firstLetter] ?? [] },
        firstVowel ? { from: FIRST_VOWEL[firstVowel] ?? [] } : { from: NO_VOWEL_LINE },
      ],
      [{ from: DESTINY_SCENE[destiny] }, ...chaldeanLines(facts)],
      digitLines(facts),
      [
        ...harmony.pairs.slice(0, PAIRS_SAID).map(meeting),
        harmony.name.personality ? undefined : { from: NO_CONSONANT_LINE },
        pathLine(facts),
      ],
      [{ from: NAME_TASK }, { from: NAME_CLOSING }],
    ],
  );
}

function chaldeanLines({ chaldean, systemsAgree, destiny }: NameFacts): Line[] {
  const slots = {
    pythagorean: numberName(reduceToDigit(destiny).value),
    chaldean: numberName(chaldean.root),
  };
  return [
    { from: CHALDEAN_ROOT[chaldean.root] },
    ...(chaldean.compound ? [{ from: [chaldean.compound.text.replaceAll("'", '’')] }] : []),
    { from: SYSTEMS[systemsAgree ? 'agree' : 'differ'], slots },
  ];
}

/** The digit that leads, and two of those that no letter carries. */
function digitLines({ harmony }: NameFacts): Line[] {
  const [leader, second] = harmony.strongest;
  const leading = leader && !second ? STRONG_DIGIT[leader.digit] : NO_LEADER;
  return [
    { from: leading ?? [] },
    ...harmony.missing.slice(0, 2).map(({ digit }) => ({ from: MISSING_DIGIT[digit] ?? [] })),
  ];
}

function meeting({ between: [one, other], numbers: [a, b], level }: HarmonyPair): Line {
  const slots = {
    one: `your ${PART_NAMES[one]} of ${numberName(a)}`,
    other: `your ${PART_NAMES[other]} of ${numberName(b)}`,
  };
  return { from: PARTS_MEET[level], slots };
}

function pathLine({ harmony, inTune }: NameFacts): Line {
  if (inTune === undefined) return { from: WITHOUT_PATH };
  if (inTune === 'unison') return { from: IN_TUNE };
  const initials = harmony.tuningInitials;
  const letters = `${initials.slice(0, -1).join(', ')} or ${initials.at(-1) ?? ''}`;
  return { from: TUNING, slots: { letters } };
}
