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
  type AnimalRelation,
  type ElementRelation,
} from '@cosmic/divination/chinese-zodiac/compatibility';
import { ANIMALS, type Animal, type ChineseElement } from '@cosmic/divination/chinese-zodiac/signs';
import type { StatedFact, YearAnimal } from '@cosmic/narrator/craft/stated';
import { HOUR_AND_PLACE } from '../birth';
import type { Context, Facts } from '../maker';
import { belong, dayOf } from '../stated';
import { utcDate } from '../today';
import type { ParamsOf } from '../tool';
import { fullDate, listed } from '../wording';
import type { chineseZodiac } from './tool';

/**
 * What told which of a year's two signs it is: the birth date, the chosen animal or element, or
 * nothing, and then the sign that most of the year has is read.
 */
export type Known = 'date' | 'choice' | 'year';

export interface ChineseFacts extends Facts {
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
  const turn = chineseZodiacOfYear(Number(params.year));
  const { sign, known } = signOf(params, turn);
  const now = signOn(utcDate(at));
  const gathered = {
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
  return { ...gathered, shown: shownOf(gathered) };
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

function shownOf(known: Omit<ChineseFacts, 'shown'>): StatedFact[] {
  const { year, sign, other, turn, friends, now, pair, otherAnimal, otherElement } = known;
  const asked = [otherAnimal, otherElement].filter((chosen) => chosen !== undefined);
  return [
    {
      key: 'sign',
      label: 'Year sign',
      value: `${sign.element} ${sign.animal}, ${sign.polarity}; ${HOW[known.known]}`,
      states: [animal('yours', sign)],
    },
    ...(other
      ? [
          {
            key: 'other-sign',
            label: 'Or',
            value: `${other.element} ${other.animal}, depending on ${HOUR_AND_PLACE}: the year turned at midnight in China, and the date lasts 50 hours on Earth`,
            states: [animal('other', other), belong('figure:50')],
          },
        ]
      : []),
    {
      key: 'turn',
      label: `New year of ${year}`,
      value: `${fullDate(day(turn.newYear))}: ${turn.before.element} ${turn.before.animal} before it, ${turn.sign.element} ${turn.sign.animal} from it on`,
      states: [
        animal('other', turn.before, day(turn.newYear)),
        animal('other', turn.sign, day(turn.newYear)),
      ],
    },
    ...(asked.length > 0
      ? [
          {
            key: 'chosen',
            label: 'Chosen otherwise',
            value: listed(asked),
            states: [
              ...(otherAnimal ? [belong(`animal:${otherAnimal.toLowerCase()}`)] : []),
              ...(otherElement ? [belong(`stem:${otherElement.toLowerCase()}`)] : []),
            ],
          },
        ]
      : []),
    {
      key: 'friend',
      label: 'Secret friend',
      value: friends.secret,
      states: [{ is: 'animal', of: 'friend', animal: friends.secret }],
    },
    {
      key: 'team',
      label: 'Team of three',
      value: listed([sign.animal, ...friends.team]),
      states: [sign.animal, ...friends.team].map((animal): YearAnimal => ({
        is: 'animal',
        of: 'team',
        animal,
      })),
    },
    {
      key: 'now',
      label: 'Year of today',
      value: `${now.sign.element} ${now.sign.animal}, until ${fullDate(now.until)}: ${relations(now.relation)}; ${ELEMENTS_MEET[now.element](sign.element, now.sign.element)}`,
      states: [animal('other', now.sign, now.until)],
    },
    ...(pair
      ? [
          {
            key: 'pair',
            label: `Beside the ${pair.second}`,
            value: relations(pair),
            states: rolesOf(pair),
          },
        ]
      : []),
  ];
}

const HOW: Readonly<Record<Known, string>> = {
  date: 'by the birth date',
  choice: 'by what was chosen, for a birth before the new year',
  year: 'for a birth from the new year on',
};

const RELATION_WORDS: Readonly<Record<AnimalRelation, string>> = {
  same: 'the same animal',
  harmony: 'a pair of secret friends',
  trine: 'of one team of three',
  clash: 'opposite on the wheel of twelve',
  harm: 'each opposite the other’s secret friend',
  friction: 'a pair with friction',
  open: 'bound by no old rule',
};

const ELEMENTS_MEET: Readonly<
  Record<ElementRelation, (yours: ChineseElement, years: ChineseElement) => string>
> = {
  same: (yours) => `${yours} in both years`,
  feeds: (yours, years) => `your ${yours} feeds its ${years}`,
  'fed-by': (yours, years) => `its ${years} feeds your ${yours}`,
  tempers: (yours, years) => `your ${yours} tempers its ${years}`,
  'tempered-by': (yours, years) => `its ${years} tempers your ${yours}`,
};

function relations({ relations: found, title }: AnimalCompatibility): string {
  return `${found.map((relation) => RELATION_WORDS[relation]).join(' and ')} (${title.toLowerCase()})`;
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
