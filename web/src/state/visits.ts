import type { KeptTexts } from './kept-texts';

const VISITS_KEY = 'cosmic.visits';
const THIS_VISIT_KEY = 'cosmic.this-visit';

/** Counts a visit once for each browser tab's session, so that reloading is none. */
export function countVisit(local: KeptTexts, session: KeptTexts): void {
  if (session.read(THIS_VISIT_KEY)) return;
  session.write(THIS_VISIT_KEY, 'true');
  local.write(VISITS_KEY, String(visitsSoFar(local) + 1));
}

/** How often this browser has come, this time included. */
export function visitsSoFar(local: KeptTexts): number {
  const kept = Number(local.read(VISITS_KEY));
  return Number.isSafeInteger(kept) && kept > 0 ? kept : 0;
}
