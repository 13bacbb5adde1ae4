import { HINDI_PLANETS, HINDI_SIGNS } from '@cosmic/sky/hindi-names';
import type { Element } from '../card';
import type { HindiCard } from './card-says';
import { HINDI_CUPS } from './cups';
import { HINDI_MAJORS } from './majors';
import { HINDI_PENTACLES } from './pentacles';
import { HINDI_SWORDS } from './swords';
import { HINDI_WANDS } from './wands';

/** What the 78 cards say in Hindi, in the order of the deck. */
export const HINDI_DECK: readonly HindiCard[] = [
  ...HINDI_MAJORS,
  ...HINDI_WANDS,
  ...HINDI_CUPS,
  ...HINDI_SWORDS,
  ...HINDI_PENTACLES,
];

/** The four elements as Hindi calls them. */
export const HINDI_ELEMENTS: Readonly<Record<Element, string>> = {
  fire: 'अग्नि',
  water: 'जल',
  air: 'वायु',
  earth: 'पृथ्वी',
};

const TERMS: Readonly<Record<string, string>> = {
  ...HINDI_SIGNS,
  ...HINDI_PLANETS,
  ...HINDI_ELEMENTS,
  root: 'मूल',
};

/**
 * What the tradition gives a card, in Hindi: `मंगल`, `मेष में मंगल`, `अग्नि में जल`.
 *
 * @param astrology `TarotCard.astrology`
 */
export function hindiAstrology(astrology: string): string {
  const [what = '', whole] = astrology.split(/ (?:in|of) /);
  const name = (term: string) => TERMS[term.toLowerCase()] ?? term;
  return whole === undefined ? name(what) : `${name(whole)} में ${name(what)}`;
}
