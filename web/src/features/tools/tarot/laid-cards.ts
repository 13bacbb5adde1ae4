import { tarotStrings } from './tarot.strings';

/** A card somebody laid themselves; no id as long as none was chosen. */
export interface LaidCard {
  id: string;
  reversed: boolean;
}

/** What is wrong with cards as they are laid; undefined when they can be read. */
export function faultOfLaid(cards: readonly LaidCard[], places: number): string | undefined {
  const chosen = cards.slice(0, places).filter(({ id }) => id !== '');
  if (chosen.length < places) return tarotStrings.own.missing;
  return new Set(chosen.map(({ id }) => id)).size < places ? tarotStrings.own.duplicate : undefined;
}
