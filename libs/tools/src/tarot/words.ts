import type { Language } from '@cosmic/contracts/language';
import type { Element, Suit, TarotCard } from '@cosmic/divination/tarot/card';
import type { DeckId } from '@cosmic/divination/tarot/deck-ids';
import type { Spread, SpreadId } from '@cosmic/divination/tarot/spreads';
import { ENGLISH } from './words.en';
import { HINDI } from './words.hi';
import type { CardWords } from './passages/tarot-card-words';
import type { SpreadWords } from './spread-words';

type Lines = readonly string[];

/** What a reading of one card is made of beside the card's own words. */
export interface DayWords {
  /** Names the card: `{card}`. */
  readonly opening: Lines;
  readonly openingOwn: Lines;
  readonly reversed: Lines;
  /** `{words}` */
  readonly keywords: Lines;
  /** `{astrology}` */
  readonly attribution: Lines;
  readonly element: Readonly<Record<Element, Lines>>;
  readonly task: Lines;
  readonly carry: Lines;
  readonly question: Lines;
  readonly notice: Lines;
  readonly closing: Lines;
  /** An errand and an evening's question, of the major cards by number and of the suits. */
  readonly majorTask: readonly Lines[];
  readonly majorEvening: readonly Lines[];
  readonly suitTask: Readonly<Record<Suit, Lines>>;
  readonly suitEvening: Readonly<Record<Suit, Lines>>;
}

/** A card as its language prints it. */
export interface CardSays {
  readonly name: string;
  readonly keywords: readonly string[];
  readonly upright: string;
  readonly reversed: string;
  readonly astrology: string;
}

/** What stands in the facts beside cards and numbers. */
export interface TarotFactWords {
  readonly labels: Readonly<
    Record<
      'spread' | 'attribution' | 'draw' | 'majors' | 'suits' | 'courts' | 'reversed' | 'repeated',
      string
    >
  >;
  readonly spread: (name: string, at: Date) => string;
  readonly card: (says: CardSays, reversed: boolean, element: Element) => string;
  /** What a card of the day says, its three words first. */
  readonly meaning: (keywords: readonly string[], meaning: string) => string;
  readonly drawn: (deck: DeckId, chosen: boolean, reversals: boolean) => string;
  readonly ownCards: string;
  readonly suits: (counts: Readonly<Record<Suit, number>>) => string;
  readonly ofTotal: (total: number) => string;
  readonly repeated: (number: number, count: number) => string;
}

/** All words of the cards in one language. */
export interface TarotWords {
  /** The least length of a reading. */
  readonly minWords: Readonly<Record<SpreadId, number>>;
  readonly majors: readonly CardWords[];
  readonly minors: Readonly<Record<Suit, readonly CardWords[]>>;
  readonly positions: Readonly<Record<string, readonly CardWords[]>>;
  readonly day: DayWords;
  readonly spread: SpreadWords;
  readonly facts: TarotFactWords;
  readonly says: (card: TarotCard) => CardSays;
  /** A spread's name and the titles of its places. */
  readonly spreadName: (spread: Spread) => string;
  readonly places: (spread: Spread) => readonly string[];
  /** A card's name within a sentence. */
  readonly cardName: (card: TarotCard) => string;
  /** What the tradition gives a card, within a sentence. */
  readonly astrology: (card: TarotCard) => string;
  /** How many, in words up to ten. */
  readonly count: (count: number) => string;
  readonly listed: (words: readonly string[]) => string;
  /** A place and the words of its card as one passage. */
  readonly leadingOn: (place: string, words: string) => string;
}

/** The words of the cards by language. */
export const TAROT_WORDS: Readonly<Record<Language, TarotWords>> = { en: ENGLISH, hi: HINDI };
