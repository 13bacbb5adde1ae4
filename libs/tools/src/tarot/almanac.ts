import { seeded } from '@cosmic/divination/seeded';
import type { DrawnCard } from '@cosmic/divination/tarot';
import type { TarotCard } from '@cosmic/divination/tarot/card';
import { compose, type Line } from '../compose';
import { dayNumber, turnOn, type Listener } from '../memory/memory';
import { countName } from '../number-words';
import { CUPS_WORDS } from '../passages/tarot-cups';
import {
  ATTRIBUTION,
  DAILY_OPENING,
  DAILY_OPENING_OWN,
  DAILY_QUESTION,
  DAILY_REVERSED,
  DAILY_TASK,
  ELEMENT_TODAY,
  KEYWORDS_LINE,
} from '../passages/tarot-day';
import { DAILY_CARRY, DAILY_CLOSING, DAILY_NOTICE } from '../passages/tarot-day-thoughts';
import {
  COURTS_GATHER,
  ELEMENTS_MEET,
  MAJORS,
  NUMBER_RETURNS,
  OWN_DECK,
  REVERSALS,
  SPREAD_CLOSING,
  SPREAD_OPENING,
  SUIT_EVENING,
  SUIT_LEADS,
  SUIT_MISSING,
  SUIT_TASK,
  TWO_CHAIRS,
  WEIGHT_OF_THREE,
  WITHOUT_QUESTION,
  WITH_QUESTION,
} from '../passages/tarot-lines';
import { MAJOR_EVENING } from '../passages/tarot-major-evenings';
import { MAJOR_TASK } from '../passages/tarot-major-tasks';
import { PENTACLES_WORDS } from '../passages/tarot-pentacles';
import { POSITION_WORDS } from '../passages/tarot-positions';
import { SWORDS_WORDS } from '../passages/tarot-swords';
import { WANDS_WORDS } from '../passages/tarot-wands';
import { listed } from '../wording';
import { cardName } from './card-name';
import type { TarotFacts } from './facts';
import { MAJOR_WORDS } from './major-words';
import type { Patterns } from './patterns';

const MINOR_WORDS = {
  wands: WANDS_WORDS,
  cups: CUPS_WORDS,
  swords: SWORDS_WORDS,
  pentacles: PENTACLES_WORDS,
};

const ENDS_WITH_CARD = /^[^:;]*\{card\}(?:,? (?:reversed|upside down|turned over))?\.$/;

/** How many cards make a court. */
const A_COURT = 3;

/** Composes a reading of the cards from our authors' passages. */
export function almanac(facts: TarotFacts, seed: string): string {
  const { spread, cards, at } = facts;
  const [only] = cards;
  // Everybody who draws one card has the same day; their cards are what differs.
  const listener = { who: 'card of the day', day: dayNumber(at) };
  if (cards.length === 1 && only) return compose(listener, dayLines(only, facts, listener));
  const key = [seed, 'tarot', spread.id, ...cards.map(({ card }) => card.id)];
  return compose(key, spreadLines(facts, seed));
}

function dayLines(
  drawn: DrawnCard,
  { draw, asked }: TarotFacts,
  listener: Listener,
): (Line | undefined)[][] {
  const { card, reversed } = drawn;
  const { suit, astrology } = card;
  const words = { from: wordsOf(drawn) };
  const day = turnOn(listener, 'element or task', [ELEMENT_TODAY[card.element], DAILY_TASK]);
  return [
    [
      { from: draw ? DAILY_OPENING : DAILY_OPENING_OWN, slots: { card: cardName(card) } },
      reversed ? { from: DAILY_REVERSED } : undefined,
      words,
      words,
    ],
    [
      { from: KEYWORDS_LINE, slots: { words: listed(card.keywords) } },
      suit ? undefined : { from: ATTRIBUTION, slots: { astrology: withTheLights(astrology) } },
      { from: day, every: 2 },
      { from: DAILY_CARRY },
      asked ? { from: DAILY_QUESTION } : undefined,
    ],
    [{ from: DAILY_NOTICE }, { ...errand(card, listener), every: 2 }, { from: DAILY_CLOSING }],
  ];
}

function errand({ suit, number }: TarotCard, listener: Listener): Line {
  const [task, evening] = suit
    ? [SUIT_TASK[suit], SUIT_EVENING[suit]]
    : [MAJOR_TASK[number] ?? [], MAJOR_EVENING[number] ?? []];
  return { from: turnOn(listener, 'task or evening', [task, evening]) };
}

function spreadLines(facts: TarotFacts, seed: string): (Line | undefined)[][] {
  const { spread, cards, draw, asked, patterns } = facts;
  return [
    [
      { from: SPREAD_OPENING[spread.id] ?? [] },
      draw ? undefined : { from: OWN_DECK },
      { from: asked ? WITH_QUESTION : WITHOUT_QUESTION },
    ],
    ...paragraphsOf(cards).map((group) => group.flatMap((drawn) => placeLines(drawn, facts, seed))),
    commonLines(patterns, cards),
    [...neighbourLines(facts), { from: SPREAD_CLOSING[spread.id] ?? [] }],
  ];
}

/** Three cards have a paragraph each; larger spreads are read two or three to a paragraph. */
function paragraphsOf(cards: readonly DrawnCard[]): DrawnCard[][] {
  const size = cards.length > 3 ? Math.ceil(cards.length / 4) : 1;
  return Array.from({ length: Math.ceil(cards.length / size) }, (_, at) =>
    cards.slice(at * size, (at + 1) * size),
  );
}

/** The card in its place, then what it says; three cards have room for both of its passages. */
function placeLines(drawn: DrawnCard, { spread, cards }: TarotFacts, seed: string): Line[] {
  const { card, reversed } = drawn;
  const place = POSITION_WORDS[spread.id]?.[cards.indexOf(drawn)];
  const [first = '', ...rest] = seeded(seed, card.id).shuffle(wordsOf(drawn));
  const from = (place?.[reversed ? 'reversed' : 'upright'] ?? [])
    .filter((words) => opening(words) !== opening(first))
    .map((words) => leadingOn(words, first));
  const line = { from, slots: { card: cardName(card) } };
  return cards.length > 3 ? [line] : [line, { from: rest }];
}

/** A place that ends with its card runs on into the card's words; any other stands by itself. */
function leadingOn(place: string, words: string): string {
  return ENDS_WITH_CARD.test(place)
    ? `${place.slice(0, -1)}: ${words.charAt(0).toLowerCase()}${words.slice(1)}`
    : `${place} ${words}`;
}

function opening(words: string): string {
  return words.slice(0, words.indexOf(' '));
}

function wordsOf({ card, reversed }: DrawnCard): readonly string[] {
  const { suit, number } = card;
  const words = suit ? MINOR_WORDS[suit][number - 1] : MAJOR_WORDS[number];
  return words?.[reversed ? 'reversed' : 'upright'] ?? [];
}

function commonLines(patterns: Patterns, cards: readonly DrawnCard[]): (Line | undefined)[] {
  const { majors, reversed, courts, suits, leading, missing, repeated } = patterns;
  const total = countName(cards.length);
  return [
    {
      from: MAJORS[majors === 0 ? 'none' : 2 * majors > cards.length ? 'many' : 'some'],
      slots: { majors: countName(majors), total },
    },
    leading
      ? { from: SUIT_LEADS[leading], slots: { count: countName(suits[leading]) } }
      : undefined,
    missing ? { from: SUIT_MISSING[missing] } : undefined,
    repeated
      ? {
          from: NUMBER_RETURNS[repeated.number - 1] ?? [],
          slots: { count: countName(repeated.count) },
        }
      : undefined,
    courts >= A_COURT ? { from: COURTS_GATHER, slots: { count: countName(courts) } } : undefined,
    {
      from: REVERSALS[turned(reversed, cards.length)],
      slots: { reversed: countName(reversed), total },
    },
  ];
}

function turned(reversed: number, total: number): keyof typeof REVERSALS {
  if (reversed === 0) return 'none';
  if (2 * reversed > total) return 'most';
  return reversed === 1 ? 'one' : 'several';
}

/** How neighbours speak together: the first pair of any spread, and what the whole line leans on. */
function neighbourLines({ spread, cards }: TarotFacts): Line[] {
  const [first, second, third] = cards;
  if (!first || !second || !third) return [];
  if (spread.id === 'three-card') {
    return [
      { from: WEIGHT_OF_THREE[weightOf(cards)] },
      meeting(first, second),
      meeting(second, third),
    ];
  }
  const chairs =
    spread.id === 'relationship' ? [{ from: TWO_CHAIRS[chairsOf(first, second)] }] : [];
  return [...chairs, meeting(first, second)];
}

function meeting(one: DrawnCard, other: DrawnCard): Line {
  const elements = [one.card.element, other.card.element].sort().join('-');
  return {
    from: ELEMENTS_MEET[elements] ?? [],
    slots: { one: cardName(one.card), other: cardName(other.card) },
  };
}

function weightOf(cards: readonly DrawnCard[]): keyof typeof WEIGHT_OF_THREE {
  const places = (['past', 'present', 'future'] as const).filter(
    (_, place) => cards[place]?.card.arcana === 'major',
  );
  const [only = 'even'] = places;
  return places.length === 1 ? only : 'even';
}

function chairsOf(you: DrawnCard, other: DrawnCard): keyof typeof TWO_CHAIRS {
  if (you.reversed) return other.reversed ? 'both-down' : 'you-down';
  return other.reversed ? 'other-down' : 'both-up';
}

/** The Sun and the Moon bear their article in a sentence. */
function withTheLights(astrology: string): string {
  return /^(?:Sun|Moon)$/.test(astrology) ? `the ${astrology}` : astrology;
}
