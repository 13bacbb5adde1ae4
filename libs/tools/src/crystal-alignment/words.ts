import type { Language } from '@cosmic/contracts/language';
import type { CrystalChoice, CrystalRole } from '@cosmic/divination/crystal';
import type { SignKey } from '@cosmic/sky/zodiac';
import { ENGLISH } from './words.en';
import { HINDI } from './words.hi';

type Passages = readonly string[];

/** A stone as a language prints it. */
export interface StoneNames {
  readonly name: string;
  readonly color: string;
  readonly keywords: readonly string[];
  /** How to keep it near and how to look after it, as the ends of sentences. */
  readonly use: string;
  readonly care: string;
}

/** All words of a reading of stones in one language. */
export interface CrystalWords {
  readonly minWords: number;
  /** A sign's place in a birth, and what its stone is for. */
  readonly roles: Readonly<Record<CrystalRole, { label: string; purpose: string }>>;
  readonly chosen: (sign: string, stone: string, purpose: string) => string;
  readonly look: (stone: StoneNames) => string;
  readonly keeping: (stone: string) => string;
  readonly careOf: (stone: string) => string;
  /** A clause as a fact of its own. */
  readonly sentence: (clause: string) => string;
  readonly elements: string;
  readonly custom: { readonly label: string; readonly value: string };
  readonly stone: (choice: CrystalChoice) => StoneNames;
  /** A stone's name as a text writes it. */
  readonly inText: (name: string) => string;
  readonly opening: Passages;
  /** `{elements}`, by how many they are. */
  readonly threeElements: readonly Passages[];
  /** `{sign}`, `{stone}` */
  readonly roleLead: Readonly<Record<CrystalRole, Passages>>;
  readonly signNeed: Readonly<Record<SignKey, Passages>>;
  readonly having: Readonly<Record<CrystalChoice['id'], Passages>>;
  /** `{words}`, `{color}`, `{use}` */
  readonly keywords: Passages;
  /** `{stone}` */
  readonly sameStone: Passages;
  /** `{stone}`, `{care}` */
  readonly care: Passages;
  readonly closing: Passages;
}

/** The words of a reading of stones by language. */
export const WORDS: Readonly<Record<Language, CrystalWords>> = { en: ENGLISH, hi: HINDI };
