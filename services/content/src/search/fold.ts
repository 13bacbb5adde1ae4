const FIRST_BEYOND_ASCII = 0x80;
/** Most of a text is ASCII, where a capital is all there is to fold; else it goes by the character. */
const PART = /[\0-\x7f]+|[^\0-\x7f]/gu;

/** A text for comparing, with where each of its units came from. */
export interface Folded {
  text: string;
  /** For each unit of `text`, and for its end, the place in what was folded. */
  at: readonly number[];
}

/**
 * A text without case, accents and ligatures, so that `Étoile`, `etoile` and `ÉTOILE` are one. Done
 * here and not by the database, whose folding depends on the locale it was made with.
 */
export function fold(text: string): string {
  return foldWithPlaces(text).text;
}

/** Folds a text and tells where each unit came from. */
export function foldWithPlaces(text: string): Folded {
  const parts: string[] = [];
  const at: number[] = [];
  for (const { 0: part, index } of text.matchAll(PART)) {
    const isPlain = part.charCodeAt(0) < FIRST_BEYOND_ASCII;
    const plain = isPlain ? part.toLowerCase() : foldedCharacter(part);
    parts.push(plain);
    for (let unit = 0; unit < plain.length; unit += 1) at.push(isPlain ? index + unit : index);
  }
  at.push(text.length);
  return { text: parts.join(''), at };
}

function foldedCharacter(character: string): string {
  return character.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase().toLowerCase();
}
