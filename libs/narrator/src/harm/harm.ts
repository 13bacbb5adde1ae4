import { Concepts, standTogether } from '../language/concepts';
import { fold, unleet, wordsIn } from '../language/fold';
import { HARM_WORDS, HARMS, type Harm } from './words';

const WORDS = new Concepts(HARM_WORDS);

/**
 * What harm a sentence does, null for none: it instructs on medicine, law or money, foretells death,
 * illness, parting, pregnancy or ruin, curses, shames, speaks for self-harm, or asks for money.
 *
 * A closed vocabulary and closed rules of ours, for English and Hindi; it would rather refuse a
 * harmless sentence than let a harmful one out.
 *
 * @param cards names of cards that lie on the table, which may be said in full: the thirteenth is Death
 */
export function harmIn(sentence: string, cards: readonly string[] = []): Harm | null {
  // The sign is written with a capital, the disease is not.
  if (/\bcancers?\b/.test(sentence)) return 'medical';
  const folded = fold(cards.reduce((text, card) => text.replaceAll(card, ' '), sentence));
  const plain = withoutContractions(folded);
  return judged(plain) ?? (/[0-9@$!]/.test(plain) ? judged(unleet(plain)) : null);
}

function judged(plain: string): Harm | null {
  const found = WORDS.in(wordsIn(plain).concat(plain.match(/[$₹€£]/g) ?? []));
  if (found.length === 0) return null;
  return HARMS.find((rule) => standTogether(found, rule))?.harm ?? null;
}

function withoutContractions(text: string): string {
  return text
    .replace(/\bwon't\b/g, 'will not')
    .replace(/\bcan't\b|\bcannot\b/g, 'can not')
    .replace(/n't\b/g, ' not');
}
