import { Concepts } from '../language/concepts';
import { fold } from '../language/fold';
import { ENGLISH } from './english';
import { HINDI } from './hindi';
import { asWritten } from './misspelt';
import { numbersIn } from './numbers';

/** Something of the craft that a text names. */
export interface Term {
  /** `body`, `sign`, `house`, `date` … */
  readonly kind: string;
  /** With its kind, as in `body:mars`, `degree:19.26`, `date:12-6`. */
  readonly id: string;
  /** Index of its first word, and how many words it takes. */
  readonly at: number;
  readonly length: number;
  /** Written with a capital. */
  readonly capital: boolean;
}

/** A text read for what it names. */
export interface Read {
  /** Words, numbers and marks, folded. */
  readonly words: readonly string[];
  /** Of each word, whether it began with a capital. */
  readonly capitals: readonly boolean[];
  /** In the order of the text; of those that overlap the longest. */
  readonly terms: readonly Term[];
}

const VOCABULARY = new Concepts<string>(merged([ENGLISH, HINDI]));
const TOKEN = /\d+(?:[.,:]\d+)*(?:st|nd|rd|th)?|[\p{L}\p{M}]+(?:['’ʼ]\p{L}+)*|[^\s\p{L}\p{M}\d]/giu;
const SPACED = /(?<![\p{L}\p{M}])(?:[a-z] ){2,}[a-z](?![\p{L}\p{M}])/giu;
/** 'XVI'; one letter alone is a word, or the number of a house. */
const ROMAN = /(?<![\p{L}\p{M}\d])X{0,2}(?:IX|IV|V?I{1,3}|V|X)(?![\p{L}\p{M}\d]|\s+house)/gu;
const ROMANS = [
  ...['', '?', 'II', 'III', 'IV', '?', 'VI', 'VII', 'VIII', 'IX', '?', 'XI', 'XII', 'XIII', 'XIV'],
  ...['XV', 'XVI', 'XVII', 'XVIII', 'XIX', 'XX', 'XXI', 'XXII'],
];
const DEVANAGARI_DIGITS = /[\u0966-\u096f]/g;

/** Finds what a text names, by the one vocabulary of all languages. */
export function read(text: string): Read {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/(?<=\p{L})[-‐‑](?=\p{L})/gu, ' ')
    .replace(/\bH(?=\d{1,2}\b)/g, 'house ')
    // 'M a r s' is a name as well.
    .replace(SPACED, (letters) => letters.replaceAll(' ', ''))
    .replace(ROMAN, (numeral) =>
      ROMANS.includes(numeral) ? String(ROMANS.indexOf(numeral)) : numeral,
    )
    .replace(DEVANAGARI_DIGITS, (digit) => String(digit.charCodeAt(0) - 0x0966));
  const written: string[] = plain.match(TOKEN) ?? [];
  const capitals = written.map((word) => /^\p{Lu}/u.test(word));
  const words = written.map((word) => asWritten(withoutEnding(fold(word))));
  const named = VOCABULARY.in(words)
    .flatMap(({ at, length, concepts }) =>
      concepts.map((id) => ({ kind: kindOf(id), id, at, length, capital: capitals[at] ?? false })),
    )
    // 'may' and 'march' are months with a capital only.
    .filter(({ at, capital }) => capital || !/^(?:may|march)$/.test(words[at]!));
  const numbers = numbersIn(words, named).map(({ id, at, length }) => ({
    ...{ kind: kindOf(id), id, at, length, capital: false },
  }));
  return { words, capitals, terms: longest([...numbers, ...named]) };
}

export function kindOf(id: string): string {
  return id.slice(0, id.indexOf(':'));
}

/** `Mars's` and `planets'` are what they are without it. */
function withoutEnding(word: string): string {
  return word.replace(/'s?$/, '');
}

/** Of terms that overlap the longest ones; several that say the same words all stay. */
function longest(terms: readonly Term[]): Term[] {
  return terms
    .filter(
      (one) =>
        !terms.some(
          (other) =>
            other.length > one.length &&
            other.at <= one.at &&
            other.at + other.length >= one.at + one.length,
        ),
    )
    .sort((one, other) => one.at - other.at);
}

function merged(tables: readonly Readonly<Record<string, string>>[]): Record<string, string> {
  const all: Record<string, string> = {};
  for (const table of tables) {
    for (const [id, names] of Object.entries(table)) all[id] = `${all[id] ?? ''} ${names}`.trim();
  }
  return all;
}
