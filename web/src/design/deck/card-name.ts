const MAJORS = [
  ['the-fool', 'The Fool'],
  ['the-magician', 'The Magician'],
  ['the-high-priestess', 'The High Priestess'],
  ['the-empress', 'The Empress'],
  ['the-emperor', 'The Emperor'],
  ['the-hierophant', 'The Hierophant'],
  ['the-lovers', 'The Lovers'],
  ['the-chariot', 'The Chariot'],
  ['strength', 'Strength'],
  ['the-hermit', 'The Hermit'],
  ['wheel-of-fortune', 'Wheel of Fortune'],
  ['justice', 'Justice'],
  ['the-hanged-man', 'The Hanged Man'],
  ['death', 'Death'],
  ['temperance', 'Temperance'],
  ['the-devil', 'The Devil'],
  ['the-tower', 'The Tower'],
  ['the-star', 'The Star'],
  ['the-moon', 'The Moon'],
  ['the-sun', 'The Sun'],
  ['judgement', 'Judgement'],
  ['the-world', 'The World'],
] as const;

export const SUITS = ['wands', 'cups', 'swords', 'pentacles'] as const;
export type SuitName = (typeof SUITS)[number];

export const RANKS = [
  'ace',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'page',
  'knight',
  'queen',
  'king',
] as const;
export type RankName = (typeof RANKS)[number];

const ROMAN = '0 I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX XXI';

/** How a card is drawn: a trump by its number, or a rank of a suit. */
export type DrawnCard =
  | { arcana: 'major'; id: string; name: string; number: number; numeral: string }
  | { arcana: 'minor'; id: string; name: string; rank: RankName; suit: SuitName };

/** The whole deck in its order: the trumps, then wands, cups, swords and pentacles from ace to king. */
export const CARDS: readonly DrawnCard[] = [
  ...MAJORS.map(([id, name], number): DrawnCard => {
    return { arcana: 'major', id, name, number, numeral: ROMAN.split(' ')[number]! };
  }),
  ...SUITS.flatMap((suit) =>
    RANKS.map((rank): DrawnCard => {
      const name = `${capital(rank)} of ${capital(suit)}`;
      return { arcana: 'minor', id: `${rank}-of-${suit}`, name, rank, suit };
    }),
  ),
];

/** The card of an id; undefined for what is no card. */
export function cardOf(id: string): DrawnCard | undefined {
  return CARDS.find((card) => card.id === id);
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
