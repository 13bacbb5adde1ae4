import * as english from './card-name';

export { RANKS, SUITS, isCourt } from './card-name';

const MAJORS: Readonly<Record<string, string>> = {
  'the-fool': 'मूर्ख',
  'the-magician': 'जादूगर',
  'the-high-priestess': 'महापुजारिन',
  'the-empress': 'महारानी',
  'the-emperor': 'सम्राट',
  'the-hierophant': 'धर्मगुरु',
  'the-lovers': 'प्रेमी युगल',
  'the-chariot': 'रथ',
  strength: 'शक्ति',
  'the-hermit': 'संन्यासी',
  'wheel-of-fortune': 'भाग्यचक्र',
  justice: 'न्याय',
  'the-hanged-man': 'लटका हुआ व्यक्ति',
  death: 'मृत्यु',
  temperance: 'संयम',
  'the-devil': 'शैतान',
  'the-tower': 'मीनार',
  'the-star': 'तारा',
  'the-moon': 'चंद्रमा',
  'the-sun': 'सूर्य',
  judgement: 'निर्णय',
  'the-world': 'संसार',
};

const SUITS: Readonly<Record<english.SuitName, string>> = {
  wands: 'वैंड्स',
  cups: 'कप्स',
  swords: 'स्वॉर्ड्स',
  pentacles: 'पेंटाकल्स',
};

const RANKS: Readonly<Record<english.RankName, string>> = {
  ace: 'का इक्का',
  two: 'की दुक्की',
  three: 'की तिक्की',
  four: 'का चौका',
  five: 'का पंजा',
  six: 'का छक्का',
  seven: 'का सत्ता',
  eight: 'का अट्ठा',
  nine: 'का नहला',
  ten: 'का दहला',
  page: 'का सेवक',
  knight: 'का योद्धा',
  queen: 'की रानी',
  king: 'का राजा',
};

export const CARDS: typeof english.CARDS = english.CARDS.map((card) => ({
  ...card,
  name:
    card.arcana === 'major'
      ? (MAJORS[card.id] ?? card.name)
      : `${SUITS[card.suit]} ${RANKS[card.rank]}`,
}));

export const cardOf: typeof english.cardOf = (id) => CARDS.find((card) => card.id === id);
