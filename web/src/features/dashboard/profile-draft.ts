import type { BirthEntry } from '../../design/birth/birth-fields';
import type { PlaceEntry } from '../../design/birth/place-control';

/** What stands in the form while it is being edited. */
export interface ProfileDraft extends BirthEntry {
  full_name: string;
}

/** Named as what is typed into tools, so that it goes with it when the session ends. */
const KEY = 'cosmic-guide:form:profile';

/** Outlives the session in memory alone: a member whom the server signed out comes back to it. */
let inMemory: StoredDraft | undefined;

/** What was typed and not saved yet, kept for this tab: it survives a reload and signing in again. */
export function keepDraft(memberId: string, draft: ProfileDraft): void {
  inMemory = { memberId, draft };
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify({ memberId, draft }));
  } catch {
    // Without storage the form begins with the saved profile; nothing else is lost.
  }
}

/** What the member had typed before, and nobody else. */
export function keptDraft(memberId: string): ProfileDraft | undefined {
  try {
    const stored = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null') as StoredDraft | null;
    const kept = stored ?? inMemory;
    if (kept?.memberId !== memberId) return undefined;
    // An older build kept no town as null.
    return { ...kept.draft, birth_place: kept.draft.birth_place ?? '' };
  } catch {
    return undefined;
  }
}

/** Forgets a draft that was saved or given up. */
export function forgetDraft(): void {
  inMemory = undefined;
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // Nothing could be kept either.
  }
}

interface StoredDraft {
  memberId: string;
  draft: Omit<ProfileDraft, 'birth_place'> & { birth_place: PlaceEntry | null };
}
