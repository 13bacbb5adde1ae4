import { SUITS, type Suit } from '@cosmic/divination/tarot/card';
import type { DrawnCard } from '@cosmic/divination/tarot';

/** Aces to tens; pages, knights, queens and kings are the court. */
const LAST_NUMBER = 10;

/** What the cards of a spread have in common. */
export interface Patterns {
  readonly majors: number;
  readonly reversed: number;
  readonly courts: number;
  /** How many cards of each suit. */
  readonly suits: Readonly<Record<Suit, number>>;
  /** The suit that stands out: at least two cards in three, or a third and more of a larger spread. */
  readonly leading: Suit | undefined;
  /** A suit that a spread of seven or more cards does without. */
  readonly missing: Suit | undefined;
  /** The number from ace to ten that comes most often, at least twice. */
  readonly repeated: { readonly number: number; readonly count: number } | undefined;
}

/** Counts what the cards of a spread have in common. */
export function patternsOf(cards: readonly DrawnCard[]): Patterns {
  const minors = cards.map(({ card }) => card).filter(({ arcana }) => arcana === 'minor');
  const suits = Object.fromEntries(
    SUITS.map((suit) => [suit, minors.filter((card) => card.suit === suit).length]),
  ) as Record<Suit, number>;
  const [first, second] = [...SUITS].sort((one, other) => suits[other] - suits[one]);
  const enough = Math.max(2, Math.ceil(cards.length / 3));
  const leads = first && second && suits[first] >= enough && suits[first] > suits[second];
  const absent = SUITS.filter((suit) => suits[suit] === 0);
  return {
    majors: cards.length - minors.length,
    reversed: cards.filter(({ reversed }) => reversed).length,
    courts: minors.filter(({ number }) => number > LAST_NUMBER).length,
    suits,
    leading: leads ? first : undefined,
    missing: cards.length >= 7 && absent.length === 1 ? absent[0] : undefined,
    repeated: repeatedIn(minors.map(({ number }) => number)),
  };
}

function repeatedIn(numbers: readonly number[]): Patterns['repeated'] {
  const [most] = [...new Set(numbers)]
    .filter((number) => number <= LAST_NUMBER)
    .map((number) => ({ number, count: numbers.filter((one) => one === number).length }))
    .sort((one, other) => other.count - one.count);
  return most && most.count > 1 ? most : undefined;
}
