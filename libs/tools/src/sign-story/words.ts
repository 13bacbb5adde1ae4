import type { Language } from '@cosmic/contracts/language';
import type { SignKey } from '@cosmic/sky/zodiac';
import type { Accord, Place, Thing } from './facts';
import { ENGLISH } from './words.en';
import { HINDI } from './words.hi';

type Passages = readonly string[];
type OfSign = Readonly<Record<SignKey, Passages>>;
type OfPlace = Readonly<Record<Place, Passages>>;
type OfThing = Readonly<Record<Thing, Passages>>;

/** All that a tale is told with in one language. */
export interface StoryWords {
  readonly minWords: number;
  readonly labels: Readonly<
    Record<'rising' | 'moon' | 'sun' | 'accord' | 'tonight' | 'place' | 'thing', string>
  >;
  /** What the sign of each scene stands for. */
  readonly role: Readonly<Record<'rising' | 'moon' | 'sun', (sign: string) => string>>;
  readonly accord: (sun: string, moon: string, accord: Accord) => string;
  readonly drawn: (what: string) => string;
  readonly places: Readonly<Record<Place, string>>;
  /** A thing that is known, and one that is met for the first time. */
  readonly thing: (thing: Thing) => string;
  readonly aThing: (thing: Thing) => string;
  readonly arrive: OfPlace;
  /** `{rising}` */
  readonly door: OfSign;
  readonly hint: Passages;
  /** `{aThing}` */
  readonly find: OfPlace;
  readonly night: OfPlace;
  /** `{tonight}`, `{phase}` */
  readonly moonlight: Passages;
  /** `{moon}` */
  readonly dream: OfSign;
  readonly wakes: OfThing;
  readonly morning: OfPlace;
  /** `{sun}`, `{thing}` */
  readonly resolve: OfSign;
  readonly pull: Readonly<Record<Accord, Passages>>;
  readonly end: OfThing;
}

/** The words by the language of a reading. */
export const WORDS: Readonly<Record<Language, StoryWords>> = { en: ENGLISH, hi: HINDI };
