import type { Brief } from './narrator';

/** What a text that the model itself ended may fall short by: models count words badly. */
const MIN_SHARE = 2 / 3;

/** Below this share of the commonest English words a text is not English; prose has 35 to 55 %. */
const MIN_ENGLISH = 0.12;
const ENGLISH = new Set(
  (
    'a about all an and are as at be but by can do for from has have how if in is it its may more ' +
    'not of on or so than that the their there they this to what when where which will with you your'
  ).split(' '),
);

const REFUSAL =
  /^(?:i['’]m sorry|i am sorry|sorry\b|i (?:can['’]?t|cannot|won['’]t|am unable|['’]m unable))/i;

/** Number of words, a word being anything between spaces that holds a letter or a digit. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Whether a text, short as it is, only says that the model won't write one. */
export function isRefusal(text: string, brief: Brief): boolean {
  return countWords(text) < brief.minWords && REFUSAL.test(text.trimStart());
}

/**
 * Why a text can't be shown, or null when it can.
 *
 * @param options.cut the server stopped the model at its length limit, so what is left must be long
 *   enough by itself; a text that the model ended may be a third shorter than asked.
 */
export function faultOf(text: string, brief: Brief, options: { cut: boolean }): string | null {
  const words = countWords(text);
  if (words === 0) return 'the text is empty';
  if (words < brief.minWords * (options.cut ? 1 : MIN_SHARE)) {
    return `the text has ${words} words of at least ${brief.minWords}`;
  }
  if (brief.language === 'hi') return isHindi(text) ? null : 'the text is not Hindi';
  if (!isEnglish(text)) return 'the text is not English';
  return null;
}

function isEnglish(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{M}'’]+/gu) ?? [];
  // Too few words say nothing about a language.
  if (words.length < 25) return true;
  return words.filter((word) => ENGLISH.has(word)).length / words.length >= MIN_ENGLISH;
}

/** Whether a text is Hindi: names and units may stand in Latin letters, the text does not. */
export function isHindi(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return (
    letters.filter((letter) => /\p{Script=Devanagari}/u.test(letter)).length * 2 > letters.length
  );
}
