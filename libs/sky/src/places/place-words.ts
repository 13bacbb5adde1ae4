/** Letters that one types for another or leaves a mark off, where no accent says so. */
const FOLDED: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ə: 'e',
  ς: 'σ',
  ة: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ە: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  'ँ': 'ं',
  'ी': 'ि',
  'ू': 'ु',
  ई: 'इ',
  ऊ: 'उ',
};
const FOLDABLE = new RegExp(Object.keys(FOLDED).join('|'), 'gu');

/**
 * Accents of Latin, Greek and Cyrillic letters, points of Hebrew and Arabic ones, the dot of Indic
 * ones, and what has no width. Vowel signs of Indic scripts and marks of kana are left: they are
 * letters in all but name.
 */
const MARKS = new RegExp(
  [
    '[\\u0300-\\u036f]',
    '[\\u0591-\\u05c7]',
    '[\\u0610-\\u061a\\u0640]',
    '[\\u064b-\\u065f\\u0670]',
    '[\\u06d6-\\u06ed]',
    '\\u093c|\\u09bc|\\u0a3c|\\u0abc|\\u0b3c',
    '[\\u00ad\\u200b-\\u200f]',
  ].join('|'),
  'gu',
);

/** A nasal before a stop of its own kind: मुम्बई is written मुंबई as well. */
const NASALS = /ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])/gu;

/** Words that are written in full and in short. */
const SHORTENED: Readonly<Record<string, string>> = {
  st: 'saint',
  saint: 'st',
  ste: 'sainte',
  sainte: 'ste',
  mt: 'mount',
  mount: 'mt',
};

/** Names that are their words already: none is to be written otherwise too. */
const PLAIN = new RegExp(`^(?!.*\\b(?:${Object.keys(SHORTENED).join('|')})\\b)[a-z ]+$`);
const APOSTROPHES = /['’‘ʼ`]/g;

/** A text in small letters without accents, as people of its script leave them off. */
export function folded(text: string): string {
  const bare = text.toLowerCase().normalize('NFKD').replaceAll(MARKS, '');
  return bare
    .replaceAll(NASALS, 'ं')
    .replaceAll(FOLDABLE, (letter) => FOLDED[letter]!)
    .normalize('NFC');
}

/** The words of a text, which is folded already. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}

/** The ways to write a folded name: `l'aquila` as `l aquila` and `laquila`, `st louis` in full. */
export function writings(name: string): string[] {
  // Most names are plain, and this is asked half a million times.
  if (PLAIN.test(name)) return [name];
  const plain = wordsOf(name);
  const otherwise = plain.map((word) => SHORTENED[word] ?? word);
  const joined = wordsOf(name.replaceAll(APOSTROPHES, ''));
  return [...new Set([plain, otherwise, joined].map((words) => words.join(' ')))];
}

/**
 * Whether one letter put in, left out, replaced, or two neighbours exchanged make one text the
 * other. Equal texts are so too.
 */
export function withinOneEdit(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  const rest = short.slice(at);
  if (long.length > short.length) return rest === long.slice(at + 1);
  return (
    rest.slice(1) === long.slice(at + 1) ||
    (rest[0] === long[at + 1] && rest[1] === long[at] && rest.slice(2) === long.slice(at + 2))
  );
}
