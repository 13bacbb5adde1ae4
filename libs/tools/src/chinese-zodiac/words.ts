import type { Language } from '@cosmic/contracts/language';
import type {
  AnimalRelation,
  ElementRelation,
} from '@cosmic/divination/chinese-zodiac/compatibility';
import type { Animal, ChineseElement, Polarity } from '@cosmic/divination/chinese-zodiac/signs';
import { ENGLISH } from './words.en';
import { HINDI } from './words.hi';

type Passages = readonly string[];
type ByRelation = Readonly<Record<AnimalRelation, Passages>>;
type ByAnimal = Readonly<Record<Animal, Passages>>;

/**
 * What told which of a year's two signs it is: the birth date, the chosen animal or element, or
 * nothing, and then the sign that most of the year has is read.
 */
export type Known = 'date' | 'choice' | 'year';

/** The name of a sign of the years. */
interface Named {
  readonly animal: Animal;
  readonly element: ChineseElement;
}

/**
 * All that the reading of a Chinese year sign is told with in one language. A slot for an animal, as
 * `{animal}` or `{partner}`, has a second one, `{animalOf}`: the name as it stands before a postposition.
 */
export interface ChineseWords {
  readonly labels: Readonly<
    Record<'sign' | 'otherSign' | 'chosen' | 'friend' | 'team' | 'now', string>
  >;
  /** The fewest words that a model is asked for. */
  readonly minWords: number;
  readonly animals: Readonly<Record<Animal, string>>;
  /** The same before a postposition. */
  readonly animalsOf: Readonly<Record<Animal, string>>;
  readonly elements: Readonly<Record<ChineseElement, string>>;
  /** How the sign was found, as a fact says it. */
  readonly how: Readonly<Record<Known, string>>;
  readonly relationTitles: Readonly<Record<AnimalRelation, string>>;
  readonly relations: Readonly<Record<AnimalRelation, string>>;
  /** `{element}`, `{animal}`. */
  readonly opening: Passages;
  /** `{animal}`, `{newYear}`, `{year}`, `{before}`, `{next}`; so have the next three. */
  readonly yearTurns: Passages;
  readonly bornEarly: Passages;
  /** `{other}` as well. */
  readonly bornAtTheTurn: Passages;
  readonly choiceDecides: Passages;
  /** `{chosen}` beside `{animal}` or `{element}`. */
  readonly otherAnimal: Passages;
  readonly otherElement: Passages;
  /** `{animal}`. */
  readonly elementLine: Readonly<Record<ChineseElement, Passages>>;
  readonly polarityLine: Readonly<Record<Polarity, Passages>>;
  readonly scene: ByAnimal;
  readonly step: ByAnimal;
  readonly partnerBrings: ByAnimal;
  /** `{friend}`, `{one}`, `{other}`. */
  readonly oldFriends: Passages;
  /** `{year}` its animal, `{until}` its last day. */
  readonly yearOfToday: ByRelation;
  /** `{mine}`, `{year}`: two elements. */
  readonly yearElement: Readonly<Record<ElementRelation, Passages>>;
  /** `{animal}`, `{partner}`. */
  readonly pair: ByRelation;
  readonly closing: Passages;
  listed(items: Passages): string;
  /** A UTC date, and the same without its year. */
  date(at: Date): string;
  day(at: Date): string;
  sign(sign: Named): string;
  signValue(sign: Named, polarity: Polarity, how: string): string;
  otherSign(sign: Named): string;
  newYearLabel(year: string): string;
  newYear(at: Date, before: Named, from: Named): string;
  yearOfTodayValue(sign: Named, until: Date, relation: string, elements: string): string;
  relation(relations: Passages, title: string): string;
  elementsMeet(relation: ElementRelation, yours: ChineseElement, years: ChineseElement): string;
  besideLabel(animal: Animal): string;
}

/** The words by the language of a reading. */
export const WORDS: Readonly<Record<Language, ChineseWords>> = { en: ENGLISH, hi: HINDI };
