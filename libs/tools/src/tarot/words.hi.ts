import { SUITS, type TarotCard } from '@cosmic/divination/tarot/card';
import type { DeckId } from '@cosmic/divination/tarot/deck-ids';
import { HINDI_DECK, HINDI_ELEMENTS, hindiAstrology } from '@cosmic/divination/tarot/hindi/deck';
import { HINDI_CARD_NAMES, HINDI_RANKS, HINDI_SUITS } from '@cosmic/divination/tarot/hindi/names';
import { HINDI_SPREADS } from '@cosmic/divination/tarot/hindi/spreads';
import { hindiDate } from '../hindi/dates';
import { hindiList } from '../hindi/list';
import { hindiNumeral } from '../hindi/numerals';
import { HINDI_CUPS_WORDS } from './passages/tarot-cups.hi';
import {
  HINDI_ATTRIBUTION,
  HINDI_DAILY_OPENING,
  HINDI_DAILY_OPENING_OWN,
  HINDI_DAILY_QUESTION,
  HINDI_DAILY_REVERSED,
  HINDI_DAILY_TASK,
  HINDI_ELEMENT_TODAY,
  HINDI_KEYWORDS_LINE,
} from './passages/tarot-day.hi';
import {
  HINDI_DAILY_CARRY,
  HINDI_DAILY_CLOSING,
  HINDI_DAILY_NOTICE,
} from './passages/tarot-day-thoughts.hi';
import { HINDI_SPREAD_WORDS, HINDI_SUIT_EVENING, HINDI_SUIT_TASK } from './passages/tarot-lines.hi';
import { HINDI_MAJOR_EVENING, HINDI_MAJOR_TASK } from './passages/tarot-major-days.hi';
import { HINDI_MAJORS_TO_SEVEN } from './passages/tarot-majors-first.hi';
import { HINDI_MAJORS_TO_FOURTEEN } from './passages/tarot-majors-second.hi';
import { HINDI_MAJORS_TO_TWENTY_ONE } from './passages/tarot-majors-third.hi';
import { HINDI_PENTACLES_WORDS } from './passages/tarot-pentacles.hi';
import { HINDI_POSITION_WORDS } from './passages/tarot-positions.hi';
import { HINDI_SWORDS_WORDS } from './passages/tarot-swords.hi';
import { HINDI_WANDS_WORDS } from './passages/tarot-wands.hi';
import type { TarotWords } from './words';

const DECK_NAMES: Readonly<Record<DeckId, string>> = {
  full: 'सभी 78 पत्तों',
  major: '22 मुख्य पत्तों',
  minor: '56 छोटे पत्तों',
};

/** The cards in Hindi. */
export const HINDI: TarotWords = {
  minWords: {
    single: 120,
    daily: 100,
    'three-card': 190,
    relationship: 240,
    'celtic-cross': 300,
  },
  majors: [...HINDI_MAJORS_TO_SEVEN, ...HINDI_MAJORS_TO_FOURTEEN, ...HINDI_MAJORS_TO_TWENTY_ONE],
  minors: {
    wands: HINDI_WANDS_WORDS,
    cups: HINDI_CUPS_WORDS,
    swords: HINDI_SWORDS_WORDS,
    pentacles: HINDI_PENTACLES_WORDS,
  },
  positions: HINDI_POSITION_WORDS,
  day: {
    opening: HINDI_DAILY_OPENING,
    openingOwn: HINDI_DAILY_OPENING_OWN,
    reversed: HINDI_DAILY_REVERSED,
    keywords: HINDI_KEYWORDS_LINE,
    attribution: HINDI_ATTRIBUTION,
    element: HINDI_ELEMENT_TODAY,
    task: HINDI_DAILY_TASK,
    carry: HINDI_DAILY_CARRY,
    question: HINDI_DAILY_QUESTION,
    notice: HINDI_DAILY_NOTICE,
    closing: HINDI_DAILY_CLOSING,
    majorTask: HINDI_MAJOR_TASK,
    majorEvening: HINDI_MAJOR_EVENING,
    suitTask: HINDI_SUIT_TASK,
    suitEvening: HINDI_SUIT_EVENING,
  },
  spread: HINDI_SPREAD_WORDS,
  facts: {
    labels: {
      spread: 'बिछावन',
      attribution: 'परंपरा में',
      draw: 'कैसे निकला',
      majors: 'मुख्य पत्ते',
      suits: 'रंग',
      courts: 'दरबारी पत्ते',
      reversed: 'उल्टे',
      repeated: 'दोहराया अंक',
    },
    spread: (name, at) => `${name}, ${hindiDate(at)} (UTC)`,
    card: ({ name, keywords }, reversed, element) =>
      `${name}${reversed ? ', उल्टा' : ''}: ${keywords.join(', ')} (${HINDI_ELEMENTS[element]})`,
    meaning: (keywords, meaning) => `${keywords.join(', ')}। ${meaning}`,
    drawn: (deck, chosen, reversals) =>
      `${DECK_NAMES[deck]} में से${chosen ? ', आपके अपने हाथ से चुना' : ''}, उल्टे पत्ते ${reversals ? 'आ सकते थे' : 'नहीं रखे गए'}; दोनों बीज दिखाए गए हैं, इसलिए जाँचा जा सकता है`,
    ownCards: 'आपके अपने पत्ते, आपके अपने हाथ से रखे',
    suits: (counts) => hindiList(SUITS.map((suit) => `${counts[suit]} ${HINDI_SUITS[suit]}`)),
    ofTotal: (total) => `, कुल ${total}`,
    repeated: (number, count) => `${rankOf(number)}, ${count} बार`,
  },
  says: (card) => ({
    ...HINDI_DECK[card.index]!,
    name: HINDI_CARD_NAMES[card.index]!,
    astrology: hindiAstrology(card.astrology),
  }),
  spreadName: ({ id }) => HINDI_SPREADS[id].name,
  places: ({ id }) => HINDI_SPREADS[id].places,
  cardName,
  astrology: ({ astrology }) => hindiAstrology(astrology),
  count: hindiNumeral,
  listed: hindiList,
  leadingOn: (place, words) => `${place} ${words}`,
};

/** A card's name in a sentence; the thirteenth is called by its number, as in English. */
function cardName({ id, index }: TarotCard): string {
  return id === 'death' ? 'तेरहवाँ पत्ता' : `“${HINDI_CARD_NAMES[index]}”`;
}

/** The name of a rank without what binds it to its suit: `इक्का`. */
function rankOf(number: number): string {
  return HINDI_RANKS[number - 1]?.replace(/^\S+ /, '') ?? String(number);
}
