import type { Fact } from '@cosmic/contracts/readings/readings';
import { CraftCheck } from './craft/check';
import { knownFrom } from './craft/facts-read';
import { ledgerOf } from './craft/ledger';
import { harmIn } from './harm/harm';
import { fold } from './language/fold';
import { isReadable } from './language/language-of';

/** What a text is held to. */
export interface Ground {
  readonly facts: readonly Fact[];
  /** What the visitor typed or picked: a text may speak of that. */
  readonly userInput: Readonly<Record<string, string>>;
  /** What our authors say on the same facts, in as many ways as they have; asked for at most once. */
  readonly ours?: () => readonly string[];
}

/** Judges the sentences of one text, in their order. */
export interface SentenceGuard {
  /** Why a sentence may not leave, in words that a model can be told; null where it may. */
  refuses(sentence: string): string | null;
}

/** Ends a sentence, in Latin letters and in Devanagari. */
const SENTENCES = /(?<=[.!?…।॥]["”’»)]?)\s+|\n+/;

/**
 * Holds a text to its facts, sentence by sentence and before anybody sees it: nothing that harms,
 * and of the craft nothing but what is known, denied and false, a rule, or said so by our authors.
 */
export function sentenceGuard({ facts, userInput, ours = () => [] }: Ground): SentenceGuard {
  const known = knownFrom(facts);
  const craft = new CraftCheck(known, ledgerOf(facts), fold(Object.values(userInput).join('\n')));
  const cards = facts.flatMap(({ key, value }) =>
    /^card-\d+$/.test(key) ? [value.split(/[,:]/, 1)[0]!.trim()] : [],
  );
  let own: ReadonlySet<string> | undefined;
  const isOurs = (sentence: string) => {
    own ??= new Set(ours().flatMap((text) => sentencesOf(text).map(normal)));
    return own.has(normal(sentence));
  };
  return {
    refuses(sentence) {
      if (!isReadable(sentence)) return 'a sentence in another language';
      const claim = craft.refuses(sentence);
      const harm = harmIn(sentence, cards);
      if ((claim === null && harm === null) || isOurs(sentence)) return null;
      return harm === null
        ? `a claim that no fact supports: ${claim?.replaceAll(':', ' ')}`
        : `harm: ${harm}`;
    },
  };
}

/** The sentences of a text, in its order. */
export function sentencesOf(text: string): string[] {
  return text.split(SENTENCES).filter((sentence) => sentence.trim() !== '');
}

function normal(sentence: string): string {
  return fold(sentence)
    .replace(/[^\p{L}\p{M}\p{N}%°]+/gu, ' ')
    .trim();
}
