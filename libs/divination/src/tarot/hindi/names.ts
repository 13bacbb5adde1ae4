import type { Suit } from '../card';

const MAJORS = [
  ...['मूर्ख', 'जादूगर', 'महापुजारिन', 'महारानी', 'सम्राट', 'धर्मगुरु', 'प्रेमी युगल', 'रथ'],
  ...['शक्ति', 'संन्यासी', 'भाग्यचक्र', 'न्याय', 'लटका हुआ व्यक्ति', 'मृत्यु', 'संयम', 'शैतान'],
  ...['मीनार', 'तारा', 'चंद्रमा', 'सूर्य', 'निर्णय', 'संसार'],
];

/** The suits as Hindi calls them. */
export const HINDI_SUITS: Readonly<Record<Suit, string>> = {
  wands: 'वैंड्स',
  cups: 'कप्स',
  swords: 'स्वॉर्ड्स',
  pentacles: 'पेंटाकल्स',
};

/** The ranks from ace to king behind the name of a suit. */
export const HINDI_RANKS: readonly string[] = [
  ...['का इक्का', 'की दुक्की', 'की तिक्की', 'का चौका', 'का पंजा', 'का छक्का', 'का सत्ता'],
  ...['का अट्ठा', 'का नहला', 'का दहला', 'का सेवक', 'का योद्धा', 'की रानी', 'का राजा'],
];

/** The names of the 78 cards in the order of the deck. */
export const HINDI_CARD_NAMES: readonly string[] = [
  ...MAJORS,
  ...Object.values(HINDI_SUITS).flatMap((suit) => HINDI_RANKS.map((rank) => `${suit} ${rank}`)),
];
