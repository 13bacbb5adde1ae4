import type { Language } from '@cosmic/contracts/language';
import type { Chakra, ChakraId } from '@cosmic/divination/chakra/chakras';
import { ENGLISH } from './words.en';
import { HINDI } from './words.hi';

type Passages = readonly string[];
type ByCentre = Readonly<Record<ChakraId, Passages>>;

/** What is said of one centre. */
export interface CentreWords {
  /** As a fact and the picture name it. */
  readonly name: string;
  readonly label: string;
  readonly place: string;
  readonly theme: string;
  readonly practice: string;
  readonly question: string;
}

/** All that a reading of the centres is told with in one language. */
export interface ChakraWords {
  readonly labels: Readonly<Record<'strongest' | 'quiet' | 'lifePath' | 'method', string>>;
  /** The fewest words that a model is asked for. */
  readonly minWords: number;
  /** Where no centre is quiet. */
  readonly none: string;
  readonly method: string;
  /** Stands behind the life path. */
  readonly givesTwo: string;
  readonly centres: Readonly<Record<ChakraId, CentreWords>>;
  /** `{digits}`. */
  readonly opening: Passages;
  /** `{name}`, `{place}`, `{theme}`, `{percent}`. */
  readonly heaviest: Passages;
  readonly strong: ByCentre;
  /** `{names}`; so has `alsoQuiet`. */
  readonly tied: Passages;
  readonly quiet: ByCentre;
  readonly alsoQuiet: Passages;
  readonly noneQuiet: Passages;
  /** `{name}`, `{quiet}`. */
  readonly way: Passages;
  /** `{today}`, `{sum}`, `{theme}`. */
  readonly day: Passages;
  readonly today: ByCentre;
  /** `{practice}`, and `{question}`, sentences of their own. */
  readonly practice: Passages;
  readonly question: Passages;
  readonly note: Passages;
  readonly closing: Passages;
  /** A centre within a sentence. */
  centre(id: ChakraId): string;
  /** All that is said of a quiet centre. */
  quietOf(chakra: Chakra): Passages;
  listed(items: Passages): string;
  share(percent: string, points: number, theme: string): string;
  dayLabel(at: Date): string;
  dayValue(sum: string, value: number, centre: string): string;
}

/** The words by the language of a reading. */
export const WORDS: Readonly<Record<Language, ChakraWords>> = { en: ENGLISH, hi: HINDI };
