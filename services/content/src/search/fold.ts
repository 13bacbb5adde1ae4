/** ASCII, dashes and quotes, of which texts are made: a capital is all there is to fold in them. */
const PLAIN = '\\0-\\x7f\\u2012-\\u2016\\u2018-\\u2023';
const PLAIN_FROM_THE_START = new RegExp(`^[${PLAIN}]`);
const NOT_PLAIN = new RegExp(`[^${PLAIN}]`);
/** What is not plain goes by the character. */
const PART = new RegExp(`[${PLAIN}]+|[^${PLAIN}]`, 'gu');

/**
 * What is left out of words: accents, and the dot of Devanagari, but not its vowel signs, without
 * which many words are one.
 */
export const ACCENT = /(?![\u0900-\u0903\u093a\u093b\u093e-\u094f\u0955-\u0957])\p{M}/gu;

/**
 * A text without case, accents and ligatures, so that `Étoile`, `etoile` and `ÉTOILE` are one, or `चाँद` and `चांद`. Done
 * here and not by the database, whose folding depends on the locale it was made with.
 */
export function fold(text: string): string {
  return NOT_PLAIN.test(text) ? text.replace(PART, foldedPart) : text.toLowerCase();
}

/** For places of a folded text: where in the text itself that comes from what stands there. */
export function sourcesIn(text: string): (place: number) => number {
  if (!NOT_PLAIN.test(text)) return (place) => place;
  const parts: { from: number; source: number; isPlain: boolean }[] = [];
  let end = 0;
  for (const { 0: part, index } of text.matchAll(PART)) {
    parts.push({ from: end, source: index, isPlain: isPlain(part) });
    end += foldedPart(part).length;
  }
  return (place) => {
    const part = place < end ? parts.findLast(({ from }) => from <= place) : undefined;
    if (!part) return text.length;
    return part.isPlain ? part.source + place - part.from : part.source;
  };
}

function isPlain(part: string): boolean {
  return PLAIN_FROM_THE_START.test(part);
}

function foldedPart(part: string): string {
  if (isPlain(part)) return part.toLowerCase();
  return part
    .normalize('NFKD')
    .replace(ACCENT, '')
    .replace('\u0901', '\u0902')
    .toUpperCase()
    .toLowerCase();
}
