import type { Language } from '@cosmic/contracts/language';
import { HINDI_CARD_NAMES } from '@cosmic/divination/tarot/hindi/names';
import { DECK } from '@cosmic/divination/tarot/deck';
import { PLANETS } from '@cosmic/sky/bodies';
import { HINDI_PLANETS, HINDI_SIGNS } from '@cosmic/sky/hindi-names';
import { SIGNS } from '@cosmic/sky/zodiac';
import { ACCENT } from '../search/fold';

/** What Hindi calls the things that a topic may name, the longest first where one begins another. */
const NAMES: readonly (readonly [english: string, ...hindi: string[]])[] = [
  ...SIGNS.map(({ key }) => [key, HINDI_SIGNS[key]] as const),
  ...PLANETS.map((planet) => [planet, HINDI_PLANETS[planet]] as const),
  ['jupiter', 'गुरु'],
  ['moon', 'चाँद', 'चंद्र'],
  ['full moon', 'पूर्णिमा', 'पूर्णिमाएँ'],
  ['new moon', 'अमावस्या', 'अमावस्याएँ'],
  ['first quarter', 'शुक्ल पक्ष की अष्टमी'],
  ['last quarter', 'कृष्ण पक्ष की अष्टमी'],
  ['retrograde', 'वक्री', 'उल्टी चाल'],
  ['eclipse', 'ग्रहण', 'ग्रहणों', 'सूर्यग्रहण', 'चंद्रग्रहण'],
  ['sky', 'आकाश'],
  ['tarot', 'टैरो'],
  ['card', 'पत्ता', 'पत्ते', 'कार्ड'],
  ['numerology', 'अंक विज्ञान', 'अंक ज्योतिष'],
  ['life path', 'जीवन पथ'],
  ['number', 'अंक'],
  ['house', 'भाव'],
  ...(
    [
      ['first', 'पहले', 'पहला'],
      ['second', 'दूसरे', 'दूसरा'],
      ['third', 'तीसरे', 'तीसरा'],
      ['fourth', 'चौथे', 'चौथा'],
      ['fifth', 'पाँचवें', 'पाँचवाँ'],
      ['sixth', 'छठे', 'छठा'],
      ['seventh', 'सातवें', 'सातवाँ'],
      ['eighth', 'आठवें', 'आठवाँ'],
      ['ninth', 'नौवें', 'नौवाँ'],
      ['tenth', 'दसवें', 'दसवाँ'],
      ['eleventh', 'ग्यारहवें', 'ग्यारहवाँ'],
      ['twelfth', 'बारहवें', 'बारहवाँ'],
    ] as const
  ).map(
    ([english, ...forms]) => [`${english} house`, ...forms.map((form) => `${form} भाव`)] as const,
  ),
  ...(
    [
      ['january', 'जनवरी'],
      ['february', 'फ़रवरी'],
      ['march', 'मार्च'],
      ['april', 'अप्रैल'],
      ['may', 'मई'],
      ['june', 'जून'],
      ['july', 'जुलाई'],
      ['august', 'अगस्त'],
      ['september', 'सितंबर'],
      ['october', 'अक्टूबर'],
      ['november', 'नवंबर'],
      ['december', 'दिसंबर'],
    ] as const
  ).map(([english, hindi]) => [`of ${english}`, hindi] as const),
];

/** Names of cards, which are words as well: meant beside 'टैरो' or 'पत्ता' alone. */
const CARDS = DECK.map(
  ({ name, index }) => [name.toLowerCase(), HINDI_CARD_NAMES[index]!] as const,
);
const OF_TAROT = /टैरो|पत्त[ाेो]|कार्ड/;

const DEVANAGARI = /\p{Script=Devanagari}/u;
const LATIN = /\p{Script=Latin}/u;

/** One way of writing each word: without dots, and with one sign for a nasal. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(ACCENT, '').replaceAll('\u0901', '\u0902').toLowerCase();
}

function tableOf(names: readonly (readonly [string, ...string[]])[]): Map<string, string> {
  return new Map(
    names.flatMap(([english, ...hindi]) => hindi.map((name) => [plain(name), english] as const)),
  );
}

function patternOf(table: ReadonlyMap<string, string>): RegExp {
  const names = [...table.keys()].sort((one, other) => other.length - one.length);
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${names.join('|')})(?![\\p{L}\\p{M}])`, 'gu');
}

const TABLE = tableOf(NAMES);
const TABLE_OF_TAROT = tableOf([...NAMES, ...CARDS]);
const PATTERN = patternOf(TABLE);
const PATTERN_OF_TAROT = patternOf(TABLE_OF_TAROT);

/** A text with what it names in Hindi named in English, so that its subject is found alike. */
export function namedInEnglish(text: string): string {
  if (!DEVANAGARI.test(text)) return text;
  const isTarot = OF_TAROT.test(text);
  const [table, pattern] = isTarot ? [TABLE_OF_TAROT, PATTERN_OF_TAROT] : [TABLE, PATTERN];
  return plain(text).replace(pattern, (name) => table.get(name) ?? name);
}

/** Whether a text can stand in an article of a language: it has no letter of the other's. */
export function isWrittenIn(language: Language, text: string): boolean {
  return !(language === 'hi' ? LATIN : DEVANAGARI).test(text);
}

/** Keywords as an article of a language may have them: named in it where they are names, else left out. */
export function keywordsIn(language: Language, keywords: readonly string[]): string[] {
  return keywords.flatMap((keyword) => {
    if (isWrittenIn(language, keyword)) return [keyword];
    const meant = language === 'hi' ? inHindi(keyword) : namedInEnglish(keyword);
    return meant !== undefined && isWrittenIn(language, meant) ? [meant] : [];
  });
}

function inHindi(keyword: string): string | undefined {
  const word = keyword.trim().toLowerCase().replace(/^the /, '');
  return NAMES.find(([english]) => english === word || `${english}s` === word)?.[1];
}
