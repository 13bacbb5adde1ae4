import type { Place } from '@cosmic/contracts/sky/places';

/** What a town field holds: the town that was chosen, or what was typed so far. */
export type PlaceEntry = Place | string;

/** The town that was chosen; null where none was. */
export const townOf = (entry: PlaceEntry): Place | null =>
  typeof entry === 'string' ? null : entry;

/** Whether something was typed and no town chosen by it, which nobody could place. */
export const isUnchosen = (entry: PlaceEntry): boolean =>
  typeof entry === 'string' && entry.trim() !== '';
