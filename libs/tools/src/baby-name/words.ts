import type { Language } from '@cosmic/contracts/language';
import type { Element } from '@cosmic/sky/zodiac';
import type { Gender } from '../fields/choice';
import type { GivenName } from './names';
import type { ElementPair } from './passages/baby-name-elements';
import { ENGLISH } from './words.en';
import { HINDI } from './words.hi';

type Passages = readonly string[];

/** A name as a language writes it, and what is said of it. */
export interface ToldName {
  readonly name: string;
  readonly origin: string;
  readonly meaning: string;
}

/** All words of six names in one language. */
export interface BabyNameWords {
  readonly minWords: number;
  readonly labels: Readonly<Record<'one' | 'other' | 'method', string>>;
  readonly told: (name: GivenName) => ToldName;
  /** The sign of a parent as a fact. */
  readonly parent: (of: {
    readonly sign: string;
    readonly element: string;
    readonly ruler: string;
    readonly number: number;
  }) => string;
  /** A name as a fact. */
  readonly name: (
    of: ToldName & {
      readonly element: string;
      readonly steps: readonly string[];
      readonly reason: string;
    },
  ) => string;
  /** Why a name was chosen, as it stands within its fact. */
  readonly reasons: {
    readonly kin: (element: string, ofBoth: string) => string;
    readonly element: (element: string, sign: string) => string;
    readonly number: (ruler: string, sign: string) => string;
  };
  readonly method: (ofGender: number, all: number) => string;
  /** `{one}`, `{two}` */
  readonly opening: Passages;
  /** `{one}` */
  readonly openingSame: Passages;
  readonly nameFor: Readonly<Record<Gender, Passages>>;
  readonly signTwice: Readonly<Record<Element, Passages>>;
  /** `{one}`, `{two}` */
  readonly elementsAtHome: Readonly<Record<ElementPair, Passages>>;
  /** `{sign}` */
  readonly nameElement: Readonly<Record<Element, Passages>>;
  /** `{element}` */
  readonly kin: Readonly<Record<Element, Passages>>;
  /** `{name}`, `{origin}`, `{meaning}` */
  readonly line: Passages;
  /** `{name}`, `{number}` */
  readonly number: Readonly<Record<number, Passages>>;
  /** `{name}`, `{number}`, `{planet}`, `{sign}` */
  readonly byNumber: Passages;
  readonly trying: Passages;
  readonly closing: Passages;
}

/** The words of six names by language. */
export const WORDS: Readonly<Record<Language, BabyNameWords>> = { en: ENGLISH, hi: HINDI };
