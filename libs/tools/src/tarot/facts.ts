import { SUITS, type TarotCard } from '@cosmic/divination/tarot/card';
import { MINOR_CARDS } from '@cosmic/divination/tarot/deck';
import type { Count, Drawn, StatedFact, Term } from '@cosmic/narrator/craft/stated';
import { PLANETS } from '@cosmic/sky/bodies';
import { SIGNS } from '@cosmic/sky/zodiac';
import type { Context, Facts } from '../maker';
import { belong, dayOf, days, figuresIn, named, numberFact } from '../stated';
import type { ParamsOf } from '../tool';
import { fullDate, listed } from '../wording';
import { layCards, type Laid } from './lay';
import { patternsOf, type Patterns } from './patterns';
import type { tarot } from './tool';

export interface TarotFacts extends Facts, Laid {
  readonly patterns: Patterns;
  /** Whether something was asked; what it was is between the visitor and the cards. */
  readonly asked: boolean;
  /** When it was asked. */
  readonly at: Date;
}

/** The cards of a reading in their places, and what they have in common. */
export function facts(params: ParamsOf<typeof tarot>, { at, seed }: Context): TarotFacts {
  const laid = layCards(params, seed);
  const patterns = patternsOf(laid.cards);
  const { question } = params;
  const known = { ...laid, patterns, asked: question !== '', at };
  return {
    ...known,
    shown: shownOf(known),
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

function shownOf({ spread, cards, draw, patterns, at }: Omit<TarotFacts, 'shown'>): StatedFact[] {
  return [
    {
      key: 'spread',
      label: 'Spread',
      value: `${spread.name}, ${fullDate(at)} (UTC)`,
      states: [days(dayOf(at))],
    },
    ...cards.map(({ position, card, reversed }, place) =>
      cardFact(
        { is: 'drawn', place: place + 1, title: position.title, card: card.id, reversed },
        card,
      ),
    ),
    ...(cards.length > 1
      ? patternFacts(patterns, cards.length)
      : cards.map(({ card }) => ({
          key: 'attribution',
          label: 'Attribution',
          value: card.astrology,
          states: [belong(...attributedTo(card.astrology))],
        }))),
    {
      key: 'draw',
      label: 'Draw',
      value: draw
        ? `from ${spread.deck === 'major' ? 'the 22 major cards' : 'all 78 cards'}, reversed cards ${draw.reversals ? 'allowed' : 'left out'}; both seeds are shown, so it can be checked`
        : 'your own cards, laid by your own hand',
      states: draw ? named(spread.deck === 'major' ? 22 : 78) : [],
    },
  ];
}

function cardFact(drawn: Drawn, { name, keywords, element }: TarotCard): StatedFact {
  return {
    key: `card-${drawn.place}`,
    label: drawn.title,
    value: `${name}${drawn.reversed ? ', reversed' : ''}: ${keywords.join(', ')} (${element})`,
    states: [drawn],
  };
}

/** What the tradition gives a major card: a sign, a planet or an element. */
function attributedTo(astrology: string): Term[] {
  const key = astrology.toLowerCase();
  if (SIGNS.some((sign) => sign.key === key)) return [`sign:${key}`];
  return PLANETS.some((planet) => planet === key) ? [`body:${key}`] : [`element:${key}`];
}

function patternFacts(
  { majors, reversed, suits, repeated, courts }: Patterns,
  total: number,
): StatedFact[] {
  const counted = SUITS.map((suit) => `${suits[suit]} ${suit}`);
  return [
    tallyFact('majors', 'Major cards', 'majors', majors, total),
    {
      key: 'suits',
      label: 'Suits',
      value: listed(counted),
      states: SUITS.map((suit) => belong(`suit:${suit}`, ...figuresIn(suits[suit]))),
    },
    tallyFact('courts', 'Court cards', 'courts', courts, total),
    tallyFact('reversed', 'Reversed', 'reversals', reversed, total),
    ...(repeated
      ? [
          {
            key: 'repeated',
            label: 'Repeated number',
            value: `${rankOf(repeated.number)}, ${repeated.count} times`,
            states: [belong(...figuresIn(repeated.number, repeated.count))],
          },
        ]
      : []),
  ];
}

function tallyFact(
  key: string,
  label: string,
  of: Count,
  value: number,
  total: number,
): StatedFact {
  return numberFact({ key, label }, { of, value }, ` of ${total}`);
}

function rankOf(number: number): string {
  return MINOR_CARDS.find((card) => card.number === number)?.rank ?? String(number);
}

/** Three keywords as a sentence begins: `Hope, calm, inspiration`. */
function inWords(keywords: readonly string[]): string {
  const words = keywords.join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
