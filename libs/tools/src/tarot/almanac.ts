import { seeded } from '@cosmic/divination/draw/seeded';
import type { DrawnCard } from '@cosmic/divination/tarot';
import type { TarotCard } from '@cosmic/divination/tarot/card';
import type { DeckId } from '@cosmic/divination/tarot/deck-ids';
import { compose, type Line } from '../compose';
import { dayNumber, turnOn, type Listener } from '../memory/memory';
import type { TarotFacts } from './facts';
import type { Patterns } from './patterns';
import type { SpreadWords } from './spread-words';
import { TAROT_WORDS, type TarotWords } from './words';

/** How many things a card of the day may ask, of which each day has one. */
const ASKINGS = 3;

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
  { language, draw, asked }: TarotFacts,
  listener: Listener,
): (Line | undefined)[][] {
  const { card, reversed } = drawn;
  const words = TAROT_WORDS[language];
  const { day } = words;
  const [said, errand] = turnOn(listener, 'what a card asks', askings(words, card, listener));
  return [
    [
      { from: draw ? day.opening : day.openingOwn, slots: { card: words.cardName(card) } },
      reversed ? { from: day.reversed } : undefined,
      { from: wordsOf(words, drawn) },
    ],
    [
      { from: day.keywords, slots: { words: words.listed(words.says(card).keywords) } },
      card.suit
        ? undefined
        : { from: day.attribution, slots: { astrology: words.astrology(card) } },
      said,
      { from: day.carry },
      asked ? { from: day.question } : undefined,
    ],
    [{ from: day.notice }, errand, { from: day.closing }],
  ];
}

/**
 * What a card asks on a day, one thing of three: something to do of its own, a question for its
 * evening, or a task of any card. A card may fall on any day, so a list that no month tells a third
 * time lasts for half of it: fifteen passages a day, or five that are told every third day.
 */
function askings(
  { day }: TarotWords,
  { element, suit, number }: TarotCard,
  { day: today }: Listener,
) {
  const [task, evening] = suit
    ? [day.suitTask[suit], day.suitEvening[suit]]
    : [day.majorTask[number] ?? [], day.majorEvening[number] ?? []];
  const line = (from: readonly string[]): Line => ({ from, every: ASKINGS });
  // The element is told on two days of three, so ten passages of it last as long.
  const ofElement = (second: 0 | 1): Line => ({
    from: day.element[element],
    turn: 2 * Math.floor(today / ASKINGS) + second,
  });
  return [
    [ofElement(0), line(task)],
    [ofElement(1), line(evening)],
    [line(day.task), undefined],
  ] as const;
}

function spreadLines(facts: TarotFacts, seed: string): (Line | undefined)[][] {
  const { language, spread, cards, draw, asked, patterns } = facts;
  const words = TAROT_WORDS[language];
  const { opening, ownDeck, withQuestion, withoutQuestion, closing } = words.spread;
  return [
    [
      { from: opening[spread.id] ?? [] },
      draw ? undefined : { from: ownDeck },
      { from: asked ? withQuestion : withoutQuestion },
    ],
    ...paragraphsOf(cards).map((group) => group.flatMap((drawn) => placeLines(drawn, facts, seed))),
    commonLines(words, patterns, cards, draw?.deck ?? 'full'),
    [...neighbourLines(words, facts), { from: closing[spread.id] ?? [] }],
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
function placeLines(
  drawn: DrawnCard,
  { language, spread, cards }: TarotFacts,
  seed: string,
): Line[] {
  const { card, reversed } = drawn;
  const words = TAROT_WORDS[language];
  const place = words.positions[spread.id]?.[cards.indexOf(drawn)];
  const [first = '', ...rest] = seeded(seed, card.id).shuffle(wordsOf(words, drawn));
  const from = (place?.[reversed ? 'reversed' : 'upright'] ?? [])
    .filter((passage) => opening(passage) !== opening(first))
    .map((passage) => words.leadingOn(passage, first));
  const line = { from, slots: { card: words.cardName(card) } };
  return cards.length > 3 ? [line] : [line, { from: rest }];
}

function opening(words: string): string {
  return words.slice(0, words.indexOf(' '));
}

function wordsOf(
  { majors, minors }: TarotWords,
  { card: { suit, number }, reversed }: DrawnCard,
): readonly string[] {
  const words = suit ? minors[suit][number - 1] : majors[number];
  return words?.[reversed ? 'reversed' : 'upright'] ?? [];
}

/** What the cards have in common, as far as their deck leaves it to chance. */
function commonLines(
  { spread, count }: TarotWords,
  patterns: Patterns,
  cards: readonly DrawnCard[],
  deck: DeckId,
): (Line | undefined)[] {
  const { majors, reversed, courts, suits, leading, missing, repeated } = patterns;
  const total = count(cards.length);
  return [
    deck === 'full'
      ? {
          from: spread.majors[majors === 0 ? 'none' : 2 * majors > cards.length ? 'many' : 'some'],
          slots: { majors: count(majors), total },
        }
      : { from: spread.oneKind[deck] },
    leading
      ? { from: spread.suitLeads[leading], slots: { count: count(suits[leading]) } }
      : undefined,
    missing ? { from: spread.suitMissing[missing] } : undefined,
    repeated
      ? {
          from: spread.numberReturns[repeated.number - 1] ?? [],
          slots: { count: count(repeated.count) },
        }
      : undefined,
    courts >= A_COURT ? { from: spread.courtsGather, slots: { count: count(courts) } } : undefined,
    {
      from: spread.reversals[turned(reversed, cards.length)],
      slots: { reversed: count(reversed), total },
    },
  ];
}

function turned(reversed: number, total: number): keyof SpreadWords['reversals'] {
  if (reversed === 0) return 'none';
  if (2 * reversed > total) return 'most';
  return reversed === 1 ? 'one' : 'several';
}

/** How neighbours speak together: the first pair of any spread, and what the whole line leans on. */
function neighbourLines(words: TarotWords, { spread, cards }: TarotFacts): Line[] {
  const [first, second, third] = cards;
  if (!first || !second || !third) return [];
  const { weightOfThree, twoChairs } = words.spread;
  if (spread.id === 'three-card') {
    return [
      { from: weightOfThree[weightOf(cards)] },
      meeting(words, first, second),
      meeting(words, second, third),
    ];
  }
  const chairs = spread.id === 'relationship' ? [{ from: twoChairs[chairsOf(first, second)] }] : [];
  return [...chairs, meeting(words, first, second)];
}

function meeting({ spread, cardName }: TarotWords, one: DrawnCard, other: DrawnCard): Line {
  const elements = [one.card.element, other.card.element].sort().join('-');
  return {
    from: spread.elementsMeet[elements] ?? [],
    slots: { one: cardName(one.card), other: cardName(other.card) },
  };
}

function weightOf(cards: readonly DrawnCard[]): keyof SpreadWords['weightOfThree'] {
  const places = (['past', 'present', 'future'] as const).filter(
    (_, place) => cards[place]?.card.arcana === 'major',
  );
  const [only = 'even'] = places;
  return places.length === 1 ? only : 'even';
}

function chairsOf(you: DrawnCard, other: DrawnCard): keyof SpreadWords['twoChairs'] {
  if (you.reversed) return other.reversed ? 'both-down' : 'you-down';
  return other.reversed ? 'other-down' : 'both-up';
}
