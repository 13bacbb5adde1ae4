import { idsOf } from '@cosmic/divination/tarot/deck-ids';
import type { Language } from '@cosmic/contracts/language';
import { SUITS, type TarotCard } from '@cosmic/divination/tarot/card';
import type { Count, Drawn, StatedFact, Term } from '@cosmic/narrator/craft/stated';
import { PLANETS } from '@cosmic/sky/bodies';
import { SIGNS } from '@cosmic/sky/zodiac';
import type { Context, Facts } from '../maker';
import { belong, dayOf, days, figuresIn, named, numberFact } from '../stated';
import type { ParamsOf } from '../tool';
import { layCards, type Laid } from './lay';
import { patternsOf, type Patterns } from './patterns';
import type { tarot } from './tool';
import { TAROT_WORDS } from './words';

export interface TarotFacts extends Facts, Laid {
  readonly language: Language;
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
  const { language = 'en', question } = params;
  const { facts: words, says, places } = TAROT_WORDS[language];
  const { spread, cards, draw } = laid;
  return {
    ...laid,
    language,
    patterns,
    asked: question !== '',
    at,
    shown: shownOf({ ...laid, language, patterns, at }),
    figure: {
      kind: 'cards',
      spread: spread.id,
      cards: cards.map(({ position, card, reversed }) => {
        const { name, keywords, upright, reversed: turned } = says(card);
        const meaning = reversed ? turned : upright;
        return {
          position: places(spread)[spread.positions.indexOf(position)] ?? position.title,
          id: card.id,
          name,
          reversed,
          meaning: spread.id === 'daily' ? words.meaning(keywords, meaning) : meaning,
        };
      }),
      draw,
    },
  };
}

function shownOf(known: Omit<TarotFacts, 'shown' | 'figure' | 'asked'>): StatedFact[] {
  const { language, spread, cards, draw, patterns, at } = known;
  const { facts: words, says, spreadName, places } = TAROT_WORDS[language];
  const deck = draw?.deck ?? spread.deck;
  return [
    {
      key: 'spread',
      label: words.labels.spread,
      value: words.spread(spreadName(spread), at),
      states: [days(dayOf(at))],
    },
    ...cards.map(({ card, reversed }, place) => {
      const title = places(spread)[place] ?? '';
      const drawn: Drawn = { is: 'drawn', place: place + 1, title, card: card.id, reversed };
      return cardFact(language, drawn, card);
    }),
    ...(cards.length > 1
      ? patternFacts(language, patterns, cards.length)
      : cards.map(({ card }) => ({
          key: 'attribution',
          label: words.labels.attribution,
          value: says(card).astrology,
          states: [belong(...attributedTo(card.astrology))],
        }))),
    {
      key: 'draw',
      label: words.labels.draw,
      value: draw ? words.drawn(deck, draw.chosen !== undefined, draw.reversals) : words.ownCards,
      states: draw ? named(idsOf(deck).length) : [],
    },
  ];
}

function cardFact(language: Language, drawn: Drawn, card: TarotCard): StatedFact {
  const { facts: words, says } = TAROT_WORDS[language];
  return {
    key: `card-${drawn.place}`,
    label: drawn.title,
    value: words.card(says(card), drawn.reversed, card.element),
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
  language: Language,
  { majors, reversed, suits, repeated, courts }: Patterns,
  total: number,
): StatedFact[] {
  const { labels, ...words } = TAROT_WORDS[language].facts;
  const tally = (key: 'majors' | 'courts' | 'reversed', of: Count, value: number) =>
    numberFact({ key, label: labels[key] }, { of, value }, words.ofTotal(total));
  return [
    tally('majors', 'majors', majors),
    {
      key: 'suits',
      label: labels.suits,
      value: words.suits(suits),
      states: SUITS.map((suit) => belong(`suit:${suit}`, ...figuresIn(suits[suit]))),
    },
    tally('courts', 'courts', courts),
    tally('reversed', 'reversals', reversed),
    ...(repeated
      ? [
          {
            key: 'repeated',
            label: labels.repeated,
            value: words.repeated(repeated.number, repeated.count),
            states: [belong(...figuresIn(repeated.number, repeated.count))],
          },
        ]
      : []),
  ];
}
