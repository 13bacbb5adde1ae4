import { requireInteger, requireText } from '../inputs';
import { DivinationError } from '../divination-error';
import { type Element, SUITS, type Suit, type TarotCard } from './card';
import { CUPS } from './cups';
import { MAJOR_ARCANA } from './major-arcana';
import { PENTACLES } from './pentacles';
import { SWORDS } from './swords';
import { WANDS } from './wands';

const ROMAN = [
  ...['0', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'],
  ...['XI', 'XII', 'XIII', 'XIV', 'XV', 'XVI', 'XVII', 'XVIII', 'XIX', 'XX', 'XXI'],
];

const RANKS = [
  ...['Ace', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'],
  ...['Page', 'Knight', 'Queen', 'King'],
];

const MINOR_ARCANA = { wands: WANDS, cups: CUPS, swords: SWORDS, pentacles: PENTACLES };

const SUIT_ELEMENTS: Readonly<Record<Suit, Element>> = {
  wands: 'fire',
  cups: 'water',
  swords: 'air',
  pentacles: 'earth',
};

const SUIT_NAMES: Readonly<Record<Suit, string>> = {
  wands: 'Wands',
  cups: 'Cups',
  swords: 'Swords',
  pentacles: 'Pentacles',
};

/** The 22 major arcana, from The Fool to The World. */
export const MAJOR_CARDS: readonly TarotCard[] = MAJOR_ARCANA.map((card, number) => ({
  ...card,
  id: idOf(card.name),
  index: number,
  arcana: 'major',
  suit: null,
  number,
  rank: ROMAN[number]!,
}));

/** The 56 minor arcana: wands, cups, swords, pentacles, each from ace to king. */
export const MINOR_CARDS: readonly TarotCard[] = SUITS.flatMap((suit, place) =>
  MINOR_ARCANA[suit].map((card, i): TarotCard => {
    const name = `${RANKS[i]} of ${SUIT_NAMES[suit]}`;
    return {
      ...card,
      id: idOf(name),
      index: 22 + 14 * place + i,
      name,
      arcana: 'minor',
      suit,
      number: i + 1,
      rank: RANKS[i]!,
      element: SUIT_ELEMENTS[suit],
    };
  }),
);

/** All 78 cards; each stands at its own `index`. */
export const DECK: readonly TarotCard[] = [...MAJOR_CARDS, ...MINOR_CARDS];

/**
 * @param index 0 to 77, see `TarotCard.index`
 * @throws DivinationError `not_a_number`, `out_of_range` for the field `card`
 */
export function cardAt(index: number): TarotCard {
  return DECK[requireInteger(index, 'card', 0, DECK.length - 1)]!;
}

/**
 * @param id e.g. 'the-fool' or 'three-of-cups'
 * @throws DivinationError `not_text`, `empty`, `too_long`, `unknown_choice` for the field `card`
 */
export function cardById(id: string): TarotCard {
  const asked = requireText(id, 'card', 100);
  const card = DECK.find((candidate) => candidate.id === asked);
  if (!card) throw new DivinationError('unknown_choice', 'card', 'is not a card of the deck');
  return card;
}

function idOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}
