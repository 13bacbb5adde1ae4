import type { Fact } from '@cosmic/contracts/readings';
import { SUITS } from '@cosmic/divination/tarot/card';
import { MINOR_CARDS } from '@cosmic/divination/tarot/deck';
import type { Context, Facts } from '../maker';
import type { ParamsOf } from '../tool';
import { fullDate, listed } from '../wording';
import { layCards, type Laid } from './lay';
import { patternsOf, type Patterns } from './patterns';
import type { tarot } from './tool';

export interface TarotFacts extends Facts, Laid {
  readonly patterns: Patterns;
  /** Whether something was asked; what it was is between the visitor and the cards. */
  readonly asked: boolean;
}

/** The cards of a reading in their places, and what they have in common. */
export function facts(params: ParamsOf<typeof tarot>, { at, seed }: Context): TarotFacts {
  const laid = layCards(params, seed);
  const patterns = patternsOf(laid.cards);
  const { question } = params;
  const known = { ...laid, patterns, asked: question !== '' };
  return {
    ...known,
    shown: shownOf(known, at),
    figure: {
      kind: 'cards',
      spread: laid.spread.id,
      cards: laid.cards.map(({ position, card, reversed, meaning }) => ({
        position: position.title,
        id: card.id,
        name: card.name,
        reversed,
        meaning: laid.spread.id === 'daily' ? `${inWords(card.keywords)}. ${meaning}` : meaning,
      })),
      draw: laid.draw,
    },
  };
}

function shownOf({ spread, cards, draw, patterns }: Omit<TarotFacts, 'shown'>, at: Date): Fact[] {
  return [
    {
      key: 'spread',
      label: 'Spread',
      value: `${spread.name}, ${fullDate(at)} (UTC)`,
    },
    ...cards.map(({ position, card, reversed }, place) => ({
      key: `card-${place + 1}`,
      label: position.title,
      value: `${card.name}${reversed ? ', reversed' : ''}: ${card.keywords.join(', ')} (${card.element})`,
    })),
    ...(cards.length > 1
      ? patternFacts(patterns, cards.length)
      : cards.map(({ card }) => ({
          key: 'attribution',
          label: 'Attribution',
          value: card.astrology,
        }))),
    {
      key: 'draw',
      label: 'Draw',
      value: draw
        ? `from ${spread.deck === 'major' ? 'the 22 major cards' : 'all 78 cards'}, reversed cards ${draw.reversals ? 'allowed' : 'left out'}; both seeds are shown, so it can be checked`
        : 'your own cards, laid by your own hand',
    },
  ];
}

function patternFacts({ majors, reversed, suits, repeated, courts }: Patterns, total: number) {
  const counted = SUITS.map((suit) => `${suits[suit]} ${suit}`);
  return [
    { key: 'majors', label: 'Major cards', value: `${majors} of ${total}` },
    { key: 'suits', label: 'Suits', value: listed(counted) },
    { key: 'courts', label: 'Court cards', value: `${courts} of ${total}` },
    { key: 'reversed', label: 'Reversed', value: `${reversed} of ${total}` },
    ...(repeated
      ? [
          {
            key: 'repeated',
            label: 'Repeated number',
            value: `${rankOf(repeated.number)}, ${repeated.count} times`,
          },
        ]
      : []),
  ];
}

function rankOf(number: number): string {
  return MINOR_CARDS.find((card) => card.number === number)?.rank ?? String(number);
}

/** Three keywords as a sentence begins: `Hope, calm, inspiration`. */
function inWords(keywords: readonly string[]): string {
  const words = keywords.join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
