import type { TarotCard } from '@cosmic/divination/tarot/card';
import { cardById } from '@cosmic/divination/tarot/deck';
import { draw } from '@cosmic/divination/tarot';
import { dayNumber, variantOn } from '../memory/memory';
import { MAJOR_WORDS } from '../tarot/major-words';
import { listed } from '../wording';

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
  date: string,
): { name: string; meaning: string } {
  const { name, number, keywords } = cardById(id);
  const lines = MAJOR_WORDS[number]!.upright;
  const line = lines[variantOn({ who, day: dayNumber(date) }, `card ${id}`, lines.length)]!;
  return { name, meaning: `${name} stands for ${listed(keywords)}. ${line}` };
}
