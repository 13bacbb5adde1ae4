import { numerology as numbersOf, type Numerology } from '@cosmic/divination/numerology';
import { affinity, type AffinityLevel } from '@cosmic/divination/numerology/affinity';
import {
  LIFE_PATH_METHOD_NAMES,
  lifePathByEveryMethod,
  type LifePath,
} from '@cosmic/divination/numerology/life-path';
import type { NameNumber } from '@cosmic/divination/numerology/name-numbers';
import {
  reduceToDigit,
  writeChain,
  type Digit,
  type NumerologyNumber,
} from '@cosmic/divination/numerology/reduction';
import type { Count, StatedFact } from '@cosmic/narrator/craft/stated';
import type { Context, Facts } from '../maker';
import { MEETING_WORDS } from '../number-words';
import { sanitiseName } from '../name-sanitiser';
import { belong, dayOf, figuresIn, named, numberFact, plainFact } from '../stated';
import { utcDate } from '../today';
import type { ParamsOf } from '../tool';
import { fullDate } from '../wording';
import { figureOf } from './figure';
import type { numerology } from './tool';

export interface NumerologyFacts extends Facts {
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
  const numbers = numbersOf({ name: params.fullName, dob: params.dob });
  const { lifePathNumber: path, destinyNumber, soulUrgeNumber, personalityNumber } = numbers;
  const day = reduceToDigit([...utcDate(at).replaceAll('-', '')].reduce((sum, n) => sum + +n, 0));
  const known = {
    said: sanitiseName(params.fullName),
    numbers,
    otherPaths: lifePathByEveryMethod(params.dob).slice(1),
    pathAndDestiny: levelOf(path, destinyNumber),
    soulAndFace: levelOf(soulUrgeNumber, personalityNumber),
    repeated: repeatedIn([path, destinyNumber, soulUrgeNumber, personalityNumber]),
    today: { number: day.value, level: affinity(path, day.value).level },
  };
  return { ...known, shown: shownOf(known, at), figure: figureOf(numbers) };
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

function shownOf(known: Omit<NumerologyFacts, 'shown'>, at: Date): StatedFact[] {
  const { numbers, otherPaths, pathAndDestiny, soulAndFace, repeated, today } = known;
  const { lifePath, destiny, soulUrge, personality } = numbers.worked;
  return [
    numberFact(
      { key: 'life-path', label: 'Life path' },
      { of: 'life-path', value: lifePath.value },
      wayOf(lifePath),
    ),
    // Told beside the life path, and not the life path.
    ...otherPaths.map((path) => ({
      key: `life-path-${path.method}`,
      label: 'Life path by another method',
      value: `${path.value}${wayOf(path)}`,
      states: named(path.value, wayOf(path)),
    })),
    nameFact('destiny', 'Destiny', 'letter', destiny),
    nameFact('soul-urge', 'Soul urge', 'vowel', soulUrge),
    nameFact('personality', 'Personality', 'consonant', personality),
    ...meetingFact('path-and-destiny', 'Life path and destiny', pathAndDestiny),
    ...meetingFact('soul-and-personality', 'Soul urge and personality', soulAndFace),
    ...(repeated
      ? [
          {
            key: 'repeated',
            label: 'Repeated number',
            value: `${repeated.number}, in ${repeated.count} of the four places`,
            states: [belong(...figuresIn(repeated.number, repeated.count))],
          },
        ]
      : []),
    numberFact(
      { key: 'today', label: 'Number of today' },
      { of: 'personal-day', value: today.number, at: dayOf(new Date(utcDate(at))) },
      `, from the digits of ${fullDate(at)} (UTC); with the life path: ${MEETING_WORDS[today.level]}`,
    ),
  ];
}

/** The letters themselves stay in the picture: a name is the visitor's text and no fact of ours. */
function nameFact(key: Count, label: string, what: string, number: NameNumber | null): StatedFact {
  const count = number?.letters.length;
  const how = number
    ? `, from ${count} ${what}${count === 1 ? '' : 's'}: ${writeChain(number.chain)}`
    : `none, since the name as typed has no ${what} from A to Z`;
  return numberFact({ key, label }, { of: key, value: number?.value ?? null }, how);
}

function wayOf({ method, steps }: LifePath): string {
  return `, by ${LIFE_PATH_METHOD_NAMES[method]}: ${steps.join('; ')}`;
}

function meetingFact(key: string, label: string, level: AffinityLevel | undefined): StatedFact[] {
  return level ? [plainFact(key, label, MEETING_WORDS[level])] : [];
}
