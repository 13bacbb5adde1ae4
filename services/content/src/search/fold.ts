const FIRST_BEYOND_ASCII = 0x80;
/** Most of a text is ASCII, where a capital is all there is to fold; else it goes by the character. */
const PART = /[\0-\x7f]+|[^\0-\x7f]/gu;

/**
 * A text without case, accents and ligatures, so that `Étoile`, `etoile` and `ÉTOILE` are one. Done
 * here and not by the database, whose folding depends on the locale it was made with.
 */
export function fold(text: string): string {
  return text.replace(PART, foldedPart);
}

/** Where in a text that comes from what stands at a place of the folded one. */
export function sourceOf(text: string, place: number): number {
  let end = 0;
  for (const { 0: part, index } of text.matchAll(PART)) {
    const start = end;
    end += foldedPart(part).length;
    if (place < end) return isPlain(part) ? index + place - start : index;
  }
  return text.length;
}

function isPlain(part: string): boolean {
  return part.charCodeAt(0) < FIRST_BEYOND_ASCII;
}

function foldedPart(part: string): string {
  if (isPlain(part)) return part.toLowerCase();
  return part.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase().toLowerCase();
}
