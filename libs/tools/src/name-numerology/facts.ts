import type { FigureOf } from '@cosmic/contracts/readings/figures';
import type { Language } from '@cosmic/contracts/language';
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
import { sanitiseName } from '../input/name-sanitiser';
import { belong, figuresIn, named, numberFact, plainFact } from '../stated';
import type { ParamsOf } from '../tool';
import type { nameNumerology } from './tool';
import { WORDS, type LetterPart, type NameWords } from './words';

export interface NameFacts extends Facts {
  readonly language: Language;
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
export function facts({
  fullName,
  pathNumber,
  language = 'en',
}: ParamsOf<typeof nameNumerology>): NameFacts {
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
    language,
    said: sanitiseName(fullName),
    harmony,
    destiny: destiny.value,
    firstLetter,
    firstVowel: [...letters].find(isVowel),
    chaldean: { root: chaldean.value, compound: chaldean.compound },
    systemsAgree: reduceToDigit(destiny.value).value === chaldean.value,
    inTune: harmony.pairs.find(({ between }) => between.join() === 'path,destiny')?.level,
  };
  return { ...known, shown: shownOf(known, WORDS[language]), figure: figureOf(harmony, chaldean) };
}

function shownOf(known: Omit<NameFacts, 'shown'>, words: NameWords): StatedFact[] {
  const { harmony, chaldean, firstLetter } = known;
  const { destiny, soulUrge, personality, letters } = harmony.name;
  const { labels } = words;
  const digits = (shares: NameHarmony['missing']) =>
    words.listed(shares.map(({ digit }) => `${digit}`));
  return [
    {
      key: 'letters',
      label: labels.letters,
      value: words.lettersCounted(letters.length, words.letter(firstLetter)),
      states: named(letters.length),
    },
    partFact('destiny', destiny, words),
    partFact('soulUrge', soulUrge, words),
    partFact('personality', personality, words),
    numberFact(
      { key: 'chaldean', label: labels.chaldean },
      { of: 'chaldean', value: chaldean.root },
      chaldean.compound ? words.byCompound(chaldean.compound.value) : '',
    ),
    {
      key: 'strongest',
      label: labels.strongest,
      value: words.strongest(digits(harmony.strongest), harmony.strongest[0]?.count ?? 0),
      states: digitsStated([...harmony.strongest, { digit: harmony.strongest[0]?.count ?? 0 }]),
    },
    {
      key: 'missing',
      label: labels.missing,
      value: digits(harmony.missing) || words.none,
      states: digitsStated(harmony.missing),
    },
    ...harmony.pairs.map(({ between: [one, other], numbers, level }) => ({
      key: `${one}-${other}`,
      label: words.pairLabel(one, other),
      value: words.pairValue(numbers, words.meetings[level]),
      states: [
        { is: 'number' as const, of: COUNTS[one], value: numbers[0] },
        { is: 'number' as const, of: COUNTS[other], value: numbers[1] },
      ],
    })),
    ...tuningFact(harmony, words),
  ];
}

const COUNTS: Readonly<Record<HarmonyPart, Count>> = {
  path: 'life-path',
  destiny: 'destiny',
  soulUrge: 'soul-urge',
  personality: 'personality',
};

function partFact(part: LetterPart, number: NameNumber | null, words: NameWords): StatedFact {
  const how = number ? words.fromLetters(part, writeChain(number.chain)) : words.noneOf(part);
  return numberFact(
    { key: COUNTS[part], label: words.labels[part] },
    { of: COUNTS[part], value: number?.value ?? null },
    how,
  );
}

function digitsStated(shares: readonly { digit: number }[]) {
  return shares.map(({ digit }) => belong('count:any', ...figuresIn(digit)));
}

function tuningFact(
  { tuningInitials, pathNumber }: NameHarmony,
  { labels, letter, listed }: NameWords,
): StatedFact[] {
  if (pathNumber === null) return [];
  return [plainFact('tuning', labels.tuning, listed(tuningInitials.map(letter)))];
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
