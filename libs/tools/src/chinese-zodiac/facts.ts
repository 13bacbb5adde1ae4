import type { Language } from '@cosmic/contracts/language';
import {
  chineseZodiac as signOn,
  chineseZodiacOfYear,
  type ChineseZodiac,
  type ChineseZodiacOfYear,
} from '@cosmic/divination/chinese-zodiac';
import {
  animalCompatibility,
  elementCompatibility,
  type AnimalCompatibility,
  type ElementRelation,
} from '@cosmic/divination/chinese-zodiac/compatibility';
import { ANIMALS, type Animal, type ChineseElement } from '@cosmic/divination/chinese-zodiac/signs';
import type { StatedFact, YearAnimal } from '@cosmic/narrator/craft/stated';
import type { Context, Facts } from '../maker';
import { belong, dayOf } from '../stated';
import { utcDate } from '../today';
import type { ParamsOf } from '../tool';
import type { chineseZodiac } from './tool';
import { WORDS, type ChineseWords, type Known } from './words';

export interface ChineseFacts extends Facts {
  readonly language: Language;
  readonly year: string;
  readonly sign: ChineseZodiac;
  readonly known: Known;
  /** The other sign that a date next to the new year allows for, by where on Earth it was. */
  readonly other: ChineseZodiac | undefined;
  readonly turn: ChineseZodiacOfYear;
  /** Whether the birth lies before the new year, so that the sign is the older one. */
  readonly early: boolean;
  /** What was chosen and is not what the year gives. */
  readonly otherAnimal: Animal | undefined;
  readonly otherElement: ChineseElement | undefined;
  readonly friends: { readonly secret: Animal; readonly team: readonly [Animal, Animal] };
  /** The Chinese year that is running. */
  readonly now: {
    readonly sign: ChineseZodiac;
    /** Its last day. */
    readonly until: Date;
    readonly relation: AnimalCompatibility;
    readonly element: ElementRelation;
  };
  readonly pair: AnimalCompatibility | undefined;
}

/** The sign of a birth year, how the running year sits with it, and a second animal beside it. */
export function facts(params: ParamsOf<typeof chineseZodiac>, { at }: Context): ChineseFacts {
  const { language = 'en' } = params;
  const turn = chineseZodiacOfYear(Number(params.year));
  const { sign, known } = signOf(params, turn);
  const now = signOn(utcDate(at));
  const gathered = {
    language,
    year: params.year,
    sign,
    known,
    other: otherOn(params.dob),
    turn,
    early: sign.chineseYear === turn.before.chineseYear,
    otherAnimal: otherThan(sign.animal, params.animal),
    otherElement: otherThan(sign.element, params.element),
    friends: friendsOf(sign.animal),
    now: {
      sign: now,
      until: day(chineseZodiacOfYear(now.chineseYear + 1).lastDayBefore),
      relation: animalCompatibility(sign.animal, now.animal),
      element: elementCompatibility(sign.element, now.element).relation,
    },
    pair:
      params.partnerAnimal === ''
        ? undefined
        : animalCompatibility(sign.animal, params.partnerAnimal),
  };
  return { ...gathered, shown: shownOf(gathered, WORDS[language]) };
}

function signOf(
  { dob, animal, element }: ParamsOf<typeof chineseZodiac>,
  { sign, before }: ChineseZodiacOfYear,
): { sign: ChineseZodiac; known: Known } {
  if (dob !== '') return { sign: signOn(dob), known: 'date' };
  const pointsBack =
    animal === ''
      ? element === before.element && element !== sign.element
      : animal === before.animal;
  return pointsBack ? { sign: before, known: 'choice' } : { sign, known: 'year' };
}

/**
 * The year turns at midnight in China. The date of that midnight and the one before last 50 hours on
 * Earth, some of them in the old year and some in the new.
 */
function otherOn(dob: string): ChineseZodiac | undefined {
  if (dob === '') return undefined;
  const { newYear, lastDayBefore, sign, before } = chineseZodiacOfYear(Number(dob.slice(0, 4)));
  return dob === newYear ? before : dob === lastDayBefore ? sign : undefined;
}

function otherThan<Name extends string>(found: Name, chosen: Name | ''): Name | undefined {
  return chosen === '' || chosen === found ? undefined : chosen;
}

/** Places count from 0 for the Rat: secret friends add up to 1 or 13, a team stands four apart. */
function friendsOf(animal: Animal): ChineseFacts['friends'] {
  const place = ANIMALS.indexOf(animal);
  const at = (index: number) => ANIMALS[(index + 24) % 12] ?? animal;
  return { secret: at(1 - place), team: [at(place + 4), at(place + 8)] };
}

function shownOf(known: Omit<ChineseFacts, 'shown'>, words: ChineseWords): StatedFact[] {
  const { year, sign, other, turn, friends, now, pair, otherAnimal, otherElement } = known;
  const { labels, animals, elements } = words;
  const asked = [
    ...(otherAnimal ? [animals[otherAnimal]] : []),
    ...(otherElement ? [elements[otherElement]] : []),
  ];
  return [
    {
      key: 'sign',
      label: labels.sign,
      value: words.signValue(sign, sign.polarity, words.how[known.known]),
      states: [animal('yours', sign)],
    },
    ...(other
      ? [
          {
            key: 'other-sign',
            label: labels.otherSign,
            value: words.otherSign(other),
            states: [animal('other', other), belong('figure:50')],
          },
        ]
      : []),
    {
      key: 'turn',
      label: words.newYearLabel(year),
      value: words.newYear(day(turn.newYear), turn.before, turn.sign),
      states: [
        animal('other', turn.before, day(turn.newYear)),
        animal('other', turn.sign, day(turn.newYear)),
      ],
    },
    ...(asked.length > 0
      ? [
          {
            key: 'chosen',
            label: labels.chosen,
            value: words.listed(asked),
            states: [
              ...(otherAnimal ? [belong(`animal:${otherAnimal.toLowerCase()}`)] : []),
              ...(otherElement ? [belong(`stem:${otherElement.toLowerCase()}`)] : []),
            ],
          },
        ]
      : []),
    {
      key: 'friend',
      label: labels.friend,
      value: animals[friends.secret],
      states: [{ is: 'animal', of: 'friend', animal: friends.secret }],
    },
    {
      key: 'team',
      label: labels.team,
      value: words.listed([sign.animal, ...friends.team].map((one) => animals[one])),
      states: [sign.animal, ...friends.team].map((animal): YearAnimal => ({
        is: 'animal',
        of: 'team',
        animal,
      })),
    },
    {
      key: 'now',
      label: labels.now,
      value: words.yearOfTodayValue(
        now.sign,
        now.until,
        relations(now.relation, words),
        words.elementsMeet(now.element, sign.element, now.sign.element),
      ),
      states: [animal('other', now.sign, now.until)],
    },
    ...(pair
      ? [
          {
            key: 'pair',
            label: words.besideLabel(pair.second),
            value: relations(pair, words),
            states: rolesOf(pair),
          },
        ]
      : []),
  ];
}

function relations({ relations: found }: AnimalCompatibility, words: ChineseWords): string {
  // The strongest relation comes first, and names the pair.
  const title = words.relationTitles[found[0] ?? 'open'];
  return words.relation(
    found.map((relation) => words.relations[relation]),
    title,
  );
}

function day(date: string): Date {
  return new Date(`${date}T12:00:00Z`);
}

function animal(
  of: YearAnimal['of'],
  { animal: name, element, polarity }: ChineseZodiac,
  at?: Date,
): YearAnimal {
  return { is: 'animal', of, animal: name, element, polarity, ...(at ? { at: dayOf(at) } : {}) };
}

function rolesOf({ second, relations: found }: AnimalCompatibility): YearAnimal[] {
  const roles = [
    ...(found.includes('harmony') ? (['friend'] as const) : []),
    ...(found.includes('trine') ? (['team'] as const) : []),
    ...(found.includes('clash') ? (['clash'] as const) : []),
  ];
  return [...roles, 'other' as const].map((of) => ({ is: 'animal', of, animal: second }));
}
