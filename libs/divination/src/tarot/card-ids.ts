import { SUITS } from './card';

const MAJOR_IDS = [
  ...['the-fool', 'the-magician', 'the-high-priestess', 'the-empress', 'the-emperor'],
  ...['the-hierophant', 'the-lovers', 'the-chariot', 'strength', 'the-hermit'],
  ...['wheel-of-fortune', 'justice', 'the-hanged-man', 'death', 'temperance', 'the-devil'],
  ...['the-tower', 'the-star', 'the-moon', 'the-sun', 'judgement', 'the-world'],
];

const RANK_IDS = [
  ...['ace', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['page', 'knight', 'queen', 'king'],
];

/**
 * The ids of the 78 cards in the order of the deck. They stand apart from the deck so that a form
 * can check a card without loading what all of them mean.
 */
export const CARD_IDS: readonly string[] = [
  ...MAJOR_IDS,
  ...SUITS.flatMap((suit) => RANK_IDS.map((rank) => `${rank}-of-${suit}`)),
];
