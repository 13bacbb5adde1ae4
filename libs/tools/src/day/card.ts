import type { Language } from '@cosmic/contracts/language';
import type { TarotCard } from '@cosmic/divination/tarot/card';
import { cardById } from '@cosmic/divination/tarot/deck';
import { draw } from '@cosmic/divination/tarot';
import { dayNumber, variantOn } from '../memory/memory';
import { DAY_WORDS } from './day-words';

/**
 * The card of a day, drawn from both seeds by the published rule: one of the 22 major cards, upright.
 *
 * @throws DivinationError as `draw`
 */
export function drawDayCard(serverSeed: string, clientSeed: string): TarotCard {
  return draw({ serverSeed, clientSeed, spread: 'daily' }).cards[0]!.card;
}

/**
 * What a turned card says to somebody on a day; it is named first.
 *
 * @throws DivinationError for an id of no card
 */
export function dayCardWords(
  id: string,
  who: string,
  { date, language }: { date: string; language: Language },
): { name: string; meaning: string } {
  const { name, standsFor, lines } = DAY_WORDS[language].card(cardById(id).number);
  const line = lines[variantOn({ who, day: dayNumber(date) }, `card ${id}`, lines.length)]!;
  return { name, meaning: `${standsFor} ${line}` };
}
