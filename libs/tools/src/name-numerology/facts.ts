import type { FigureOf } from '@cosmic/contracts/figures';
import type { AffinityLevel } from '@cosmic/divination/numerology/affinity';
import { chaldeanNumber, type ChaldeanNumber } from '@cosmic/divination/numerology/chaldean';
import { isVowel } from '@cosmic/divination/numerology/letters';
import {
  nameHarmony,
  type HarmonyPart,
  type NameHarmony,
} from '@cosmic/divination/numerology/name-harmony';
import type { NameNumber } from '@cosmic/divination/numerology/name-numbers';
import {
  reduceToDigit,
  writeChain,
  type Digit,
  type NumerologyNumber,
} from '@cosmic/divination/numerology/reduction';
import type { Count, StatedFact } from '@cosmic/narrator/craft/stated';
import type { Facts } from '../maker';
import { MEETING_WORDS } from '../number-words';
import { sanitiseName } from '../name-sanitiser';
import { belong, figuresIn, named, numberFact, plainFact } from '../stated';
import type { ParamsOf } from '../tool';
import { listed } from '../wording';
import type { nameNumerology } from './tool';

/** What each number of a name is called. */
export const PART_NAMES: Readonly<Record<HarmonyPart, string>> = {
  path: 'life path',
  destiny: 'destiny',
  soulUrge: 'soul urge',
  personality: 'personality',
};

export interface NameFacts extends Facts {
  /** The name, if a sentence may hold it. */
  readonly said: string | undefined;
  readonly harmony: NameHarmony;
  readonly destiny: NumerologyNumber;
  readonly firstLetter: string;
  readonly firstVowel: string | undefined;
  readonly chaldean: { readonly root: Digit; readonly compound: ChaldeanNumber['compound'] };
  /** Whether both systems end in one root. */
  readonly systemsAgree: boolean;
  /** How the destiny stands to the life path, where that is known. */
  readonly inTune: AffinityLevel | undefined;
}

/** A name letter by letter: what it adds up to in two systems, and how its numbers agree. */
export function facts({ fullName, pathNumber }: ParamsOf<typeof nameNumerology>): NameFacts {
  const harmony = nameHarmony({
    name: fullName,
    ...(pathNumber === '' ? {} : { pathNumber: Number(pathNumber) }),
  });
  const chaldean = chaldeanNumber(fullName);
  const { letters, destiny } = harmony.name;
  const [firstLetter] = letters;
  if (!chaldean || !destiny || firstLetter === undefined) {
    throw new Error('the schema lets no name without a letter through');
  }
  const known = {
    said: sanitiseName(fullName),
    harmony,
    destiny: destiny.value,
    firstLetter,
    firstVowel: [...letters].find(isVowel),
    chaldean: { root: chaldean.value, compound: chaldean.compound },
    systemsAgree: reduceToDigit(destiny.value).value === chaldean.value,
    inTune: harmony.pairs.find(({ between }) => between.join() === 'path,destiny')?.level,
  };
  return { ...known, shown: shownOf(known), figure: figureOf(harmony, chaldean) };
}

function shownOf(known: Omit<NameFacts, 'shown'>): StatedFact[] {
  const { harmony, chaldean, firstLetter } = known;
  const { destiny, soulUrge, personality, letters } = harmony.name;
  const digits = (shares: NameHarmony['missing']) => listed(shares.map(({ digit }) => `${digit}`));
  return [
    {
      key: 'letters',
      label: 'Letters',
      value: `${letters.length} counted, the first is ${firstLetter.toUpperCase()}`,
      states: named(letters.length),
    },
    partFact('destiny', 'Destiny', destiny, 'all letters'),
    partFact('soul-urge', 'Soul urge', soulUrge, 'the vowels'),
    partFact('personality', 'Personality', personality, 'the consonants'),
    numberFact(
      { key: 'chaldean', label: 'Chaldean number' },
      { of: 'chaldean', value: chaldean.root },
      chaldean.compound ? `, by way of ${chaldean.compound.value}` : '',
    ),
    {
      key: 'strongest',
      label: 'Strongest digits',
      value: `${digits(harmony.strongest)} (letters each: ${harmony.strongest[0]?.count ?? 0})`,
      states: digitsStated([...harmony.strongest, { digit: harmony.strongest[0]?.count ?? 0 }]),
    },
    {
      key: 'missing',
      label: 'Missing digits',
      value: digits(harmony.missing) || 'none',
      states: digitsStated(harmony.missing),
    },
    ...harmony.pairs.map(({ between: [one, other], numbers, level }) => ({
      key: `${one}-${other}`,
      label: `${capital(PART_NAMES[one])} and ${PART_NAMES[other]}`,
      value: `${numbers.join(' and ')}: ${MEETING_WORDS[level]}`,
      states: [
        { is: 'number' as const, of: COUNTS[one], value: numbers[0] },
        { is: 'number' as const, of: COUNTS[other], value: numbers[1] },
      ],
    })),
    ...tuningFact(harmony),
  ];
}

const COUNTS: Readonly<Record<HarmonyPart, Count>> = {
  path: 'life-path',
  destiny: 'destiny',
  soulUrge: 'soul-urge',
  personality: 'personality',
};

function partFact(key: Count, label: string, number: NameNumber | null, from: string): StatedFact {
  const how = number
    ? `, from ${from}: ${writeChain(number.chain)}`
    : `none, since it is counted from ${from} and the name has none`;
  return numberFact({ key, label }, { of: key, value: number?.value ?? null }, how);
}

function digitsStated(shares: readonly { digit: number }[]) {
  return shares.map(({ digit }) => belong('count:any', ...figuresIn(digit)));
}

function tuningFact({ tuningInitials, pathNumber }: NameHarmony): StatedFact[] {
  if (pathNumber === null) return [];
  return [plainFact('tuning', 'Initials in tune', listed(tuningInitials))];
}

function figureOf({ name }: NameHarmony, chaldean: ChaldeanNumber): FigureOf<'letters'> {
  return {
    kind: 'letters',
    letters: (name.destiny?.letters ?? []).map(({ letter, value }, place) => ({
      letter: letter.toUpperCase(),
      value,
      vowel: isVowel(letter),
      chaldean: chaldean.letters[place]?.value ?? null,
    })),
  };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
