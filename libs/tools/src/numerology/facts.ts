import type { Language } from '@cosmic/contracts/language';
import { numerology as numbersOf, type Numerology } from '@cosmic/divination/numerology';
import { affinity, type AffinityLevel } from '@cosmic/divination/numerology/affinity';
import { lifePathByEveryMethod, type LifePath } from '@cosmic/divination/numerology/life-path';
import type { NameNumber } from '@cosmic/divination/numerology/name-numbers';
import {
  reduceToDigit,
  writeChain,
  type Digit,
  type NumerologyNumber,
} from '@cosmic/divination/numerology/reduction';
import type { StatedFact } from '@cosmic/narrator/craft/stated';
import type { Context, Facts } from '../maker';
import { sanitiseName } from '../input/name-sanitiser';
import { belong, dayOf, figuresIn, named, numberFact, plainFact } from '../stated';
import { utcDate } from '../today';
import type { ParamsOf } from '../tool';
import { figureOf } from './figure';
import { stepsIn } from './steps';
import type { numerology } from './tool';
import { WORDS, type NameCategory, type NumerologyWords } from './words';

export interface NumerologyFacts extends Facts {
  readonly language: Language;
  /** The name, if a sentence may hold it. */
  readonly said: string | undefined;
  readonly numbers: Numerology;
  /** The life path by the two methods that are not ours. */
  readonly otherPaths: readonly LifePath[];
  readonly pathAndDestiny: AffinityLevel | undefined;
  readonly soulAndFace: AffinityLevel | undefined;
  /** A number that stands in several of the four places. */
  readonly repeated: { readonly number: NumerologyNumber; readonly count: number } | undefined;
  /** What the digits of today's date come to, and how the life path takes it. */
  readonly today: { readonly number: Digit; readonly level: AffinityLevel };
}

/** Four numbers of a person with the way to each, and what today's date adds. */
export function facts(params: ParamsOf<typeof numerology>, { at }: Context): NumerologyFacts {
  const { fullName, dob, language = 'en' } = params;
  const words = WORDS[language];
  const numbers = numbersOf({ name: fullName, dob });
  const { lifePathNumber: path, destinyNumber, soulUrgeNumber, personalityNumber } = numbers;
  const day = reduceToDigit([...utcDate(at).replaceAll('-', '')].reduce((sum, n) => sum + +n, 0));
  const known = {
    language,
    said: sanitiseName(fullName),
    numbers,
    otherPaths: lifePathByEveryMethod(dob).slice(1),
    pathAndDestiny: levelOf(path, destinyNumber),
    soulAndFace: levelOf(soulUrgeNumber, personalityNumber),
    repeated: repeatedIn([path, destinyNumber, soulUrgeNumber, personalityNumber]),
    today: { number: day.value, level: affinity(path, day.value).level },
  };
  return { ...known, shown: shownOf(known, words, at), figure: figureOf(numbers, words) };
}

function levelOf(one: NumerologyNumber | null, other: NumerologyNumber | null) {
  return one === null || other === null ? undefined : affinity(one, other).level;
}

function repeatedIn(values: readonly (NumerologyNumber | null)[]): NumerologyFacts['repeated'] {
  const [most] = values
    .filter((value) => value !== null)
    .map((number) => ({ number, count: values.filter((value) => value === number).length }))
    .sort((one, other) => other.count - one.count);
  return most && most.count > 1 ? most : undefined;
}

function shownOf(
  known: Omit<NumerologyFacts, 'shown'>,
  words: NumerologyWords,
  at: Date,
): StatedFact[] {
  const { numbers, otherPaths, pathAndDestiny, soulAndFace, repeated, today } = known;
  const { lifePath, destiny, soulUrge, personality } = numbers.worked;
  const { labels } = words;
  return [
    numberFact(
      { key: 'life-path', label: labels.lifePath },
      { of: 'life-path', value: lifePath.value },
      wayOf(lifePath, words),
    ),
    // Told beside the life path, and not the life path.
    ...otherPaths.map((path) => ({
      key: `life-path-${path.method}`,
      label: labels.otherPath,
      value: `${path.value}${wayOf(path, words)}`,
      states: named(path.value, wayOf(path, words)),
    })),
    nameFact('destiny', destiny, words),
    nameFact('soulUrge', soulUrge, words),
    nameFact('personality', personality, words),
    ...meetingFact('path-and-destiny', labels.pathAndDestiny, pathAndDestiny, words),
    ...meetingFact('soul-and-personality', labels.soulAndPersonality, soulAndFace, words),
    ...(repeated
      ? [
          {
            key: 'repeated',
            label: labels.repeated,
            value: words.repeatedIn(repeated.number, repeated.count),
            states: [belong(...figuresIn(repeated.number, repeated.count))],
          },
        ]
      : []),
    numberFact(
      { key: 'today', label: labels.today },
      { of: 'personal-day', value: today.number, at: dayOf(new Date(utcDate(at))) },
      words.fromDate(at, words.meetings[today.level]),
    ),
  ];
}

/** The keys of the name's numbers, as facts and tiles have them. */
const NAME_KEYS = {
  destiny: 'destiny',
  soulUrge: 'soul-urge',
  personality: 'personality',
} as const;

/** The letters themselves stay in the picture: a name is the visitor's text and no fact of ours. */
function nameFact(
  category: NameCategory,
  number: NameNumber | null,
  words: NumerologyWords,
): StatedFact {
  const key = NAME_KEYS[category];
  const how = number
    ? words.fromLetters(category, number.letters.length, writeChain(number.chain))
    : words.noneOf(category);
  return numberFact(
    { key, label: words.labels[category] },
    { of: key, value: number?.value ?? null },
    how,
  );
}

function wayOf({ method, steps }: LifePath, words: NumerologyWords): string {
  return words.byMethod(method, stepsIn(steps, words.dateParts));
}

function meetingFact(
  key: string,
  label: string,
  level: AffinityLevel | undefined,
  { meetings }: NumerologyWords,
): StatedFact[] {
  return level ? [plainFact(key, label, meetings[level])] : [];
}
