import type { Language } from '@cosmic/contracts/language';
import type { Archetype, ArchetypeId } from '@cosmic/divination/archetype/archetypes';
import type { AnswerMirror } from './passages/archetype-answers';
import { ENGLISH } from './words.en';
import { HINDI } from './words.hi';

type Passages = readonly string[];
type ByArchetype = Readonly<Record<ArchetypeId, Passages>>;

/** All words of the quiz in one language. */
export interface QuizWords {
  readonly minWords: number;
  readonly labels: Readonly<
    Record<'first' | 'second' | 'sun' | 'moon' | 'rising' | 'bySigns' | 'rule', string>
  >;
  /** The label of a place in the ranking from the third on. */
  readonly place: (place: number) => string;
  readonly points: (name: string, points: number, percent: number) => string;
  readonly rule: string;
  readonly archetypes: Readonly<Record<ArchetypeId, Archetype>>;
  /** The name of an archetype as it stands within a sentence: `the Pioneer`. */
  readonly inSentence: (name: string) => string;
  /** A question or an answer of the form, by its English. */
  readonly asked: (label: string) => string;
  /** `{core}`, `{coreShare}`, `{second}`, `{secondShare}` */
  readonly opening: Passages;
  readonly coreVoice: ByArchetype;
  readonly mirror: AnswerMirror;
  readonly stray: Passages;
  /** `{core}`, `{second}` */
  readonly secondVoice: ByArchetype;
  /** `{core}`, `{sun}`, `{moon}`, `{rising}` */
  readonly agree: Passages;
  /** `{bySigns}`, `{core}` */
  readonly differ: Passages;
  /** `{sun}`, `{moon}`, `{rising}` */
  readonly trio: Passages;
  /** `{core}`, `{gift}`, `{shadow}`, `{remedy}` */
  readonly tired: Passages;
  /** `{core}`, `{motto}` */
  readonly motto: Passages;
  /** `{core}`, `{second}` */
  readonly closing: Passages;
}

/** The words of the quiz by language. */
export const WORDS: Readonly<Record<Language, QuizWords>> = { en: ENGLISH, hi: HINDI };
