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
  const units: string[] = [];
  const at: number[] = [];
  let place = 0;
  for (const character of text) {
    const plain = character.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase().toLowerCase();
    for (const unit of plain.split('')) {
      units.push(unit);
      at.push(place);
    }
    place += character.length;
  }
  at.push(place);
  return { text: units.join(''), at };
}
