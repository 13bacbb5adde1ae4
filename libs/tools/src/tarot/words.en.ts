import { SUITS } from '@cosmic/divination/tarot/card';
import type { DeckId } from '@cosmic/divination/tarot/deck-ids';
import { MINOR_CARDS } from '@cosmic/divination/tarot/deck';
import { countName } from '../words/number-words';
import { capitalized, fullDate, listed } from '../wording';
import { cardName } from './card-name';
import { MAJOR_WORDS } from './major-words';
import { CUPS_WORDS } from './passages/tarot-cups';
import {
  ATTRIBUTION,
  DAILY_OPENING,
  DAILY_OPENING_OWN,
  DAILY_QUESTION,
  DAILY_REVERSED,
  DAILY_TASK,
  ELEMENT_TODAY,
  KEYWORDS_LINE,
} from './passages/tarot-day';
import { DAILY_CARRY, DAILY_CLOSING, DAILY_NOTICE } from './passages/tarot-day-thoughts';
import {
  COURTS_GATHER,
  ELEMENTS_MEET,
  MAJORS,
  NUMBER_RETURNS,
  ONE_KIND,
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
} from './passages/tarot-lines';
import { MAJOR_EVENING } from './passages/tarot-major-evenings';
import { MAJOR_TASK } from './passages/tarot-major-tasks';
import { PENTACLES_WORDS } from './passages/tarot-pentacles';
import { POSITION_WORDS } from './passages/tarot-positions';
import { SWORDS_WORDS } from './passages/tarot-swords';
import { WANDS_WORDS } from './passages/tarot-wands';
import type { TarotWords } from './words';

const DECK_NAMES: Readonly<Record<DeckId, string>> = {
  full: 'all 78 cards',
  major: 'the 22 major cards',
  minor: 'the 56 minor cards',
};

const ENDS_WITH_CARD = /^[^:;]*\{card\}(?:,? (?:reversed|upside down|turned over))?\.$/;

/** The cards in English. */
export const ENGLISH: TarotWords = {
  minWords: {
    single: 150,
    daily: 120,
    'three-card': 230,
    relationship: 300,
    'celtic-cross': 380,
  },
  majors: MAJOR_WORDS,
  minors: {
    wands: WANDS_WORDS,
    cups: CUPS_WORDS,
    swords: SWORDS_WORDS,
    pentacles: PENTACLES_WORDS,
  },
  positions: POSITION_WORDS,
  day: {
    opening: DAILY_OPENING,
    openingOwn: DAILY_OPENING_OWN,
    reversed: DAILY_REVERSED,
    keywords: KEYWORDS_LINE,
    attribution: ATTRIBUTION,
    element: ELEMENT_TODAY,
    task: DAILY_TASK,
    carry: DAILY_CARRY,
    question: DAILY_QUESTION,
    notice: DAILY_NOTICE,
    closing: DAILY_CLOSING,
    majorTask: MAJOR_TASK,
    majorEvening: MAJOR_EVENING,
    suitTask: SUIT_TASK,
    suitEvening: SUIT_EVENING,
  },
  spread: {
    opening: SPREAD_OPENING,
    ownDeck: OWN_DECK,
    withQuestion: WITH_QUESTION,
    withoutQuestion: WITHOUT_QUESTION,
    majors: MAJORS,
    oneKind: ONE_KIND,
    suitLeads: SUIT_LEADS,
    suitMissing: SUIT_MISSING,
    numberReturns: NUMBER_RETURNS,
    courtsGather: COURTS_GATHER,
    reversals: REVERSALS,
    elementsMeet: ELEMENTS_MEET,
    closing: SPREAD_CLOSING,
    weightOfThree: WEIGHT_OF_THREE,
    twoChairs: TWO_CHAIRS,
  },
  facts: {
    labels: {
      spread: 'Spread',
      attribution: 'Attribution',
      draw: 'Draw',
      majors: 'Major cards',
      suits: 'Suits',
      courts: 'Court cards',
      reversed: 'Reversed',
      repeated: 'Repeated number',
    },
    spread: (name, at) => `${name}, ${fullDate(at)} (UTC)`,
    card: ({ name, keywords }, reversed, element) =>
      `${name}${reversed ? ', reversed' : ''}: ${keywords.join(', ')} (${element})`,
    meaning: (keywords, meaning) => `${capitalized(keywords.join(', '))}. ${meaning}`,
    drawn: (deck, chosen, reversals) =>
      `from ${DECK_NAMES[deck]}${chosen ? ', chosen by your own hand' : ''}, reversed cards ${reversals ? 'allowed' : 'left out'}; both seeds are shown, so it can be checked`,
    ownCards: 'your own cards, laid by your own hand',
    suits: (counts) => listed(SUITS.map((suit) => `${counts[suit]} ${suit}`)),
    ofTotal: (total) => ` of ${total}`,
    repeated: (number, count) => `${rankOf(number)}, ${count} times`,
  },
  says: (card) => card,
  spreadName: ({ name }) => name,
  places: ({ positions }) => positions.map(({ title }) => title),
  cardName,
  astrology: ({ astrology }) => withTheLights(astrology),
  count: countName,
  listed,
  leadingOn,
};

function rankOf(number: number): string {
  return MINOR_CARDS.find((card) => card.number === number)?.rank ?? String(number);
}

/** A place that ends with its card runs on into the card's words; any other stands by itself. */
function leadingOn(place: string, words: string): string {
  return ENDS_WITH_CARD.test(place)
    ? `${place.slice(0, -1)}: ${words.charAt(0).toLowerCase()}${words.slice(1)}`
    : `${place} ${words}`;
}

/** The Sun and the Moon bear their article in a sentence. */
function withTheLights(astrology: string): string {
  return /^(?:Sun|Moon)$/.test(astrology) ? `the ${astrology}` : astrology;
}
