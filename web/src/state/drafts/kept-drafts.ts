import type { BrowserWorld } from '../world';
import { NO_DRAFTS, type Drafts } from './drafts';

/** Under which a tab keeps what was typed in it. */
export const DRAFTS_KEY = 'cosmic-guide:drafts';

/** What was typed in this tab before it was loaded again. */
export function keptDrafts({ tab }: BrowserWorld): Drafts {
  try {
    return { ...NO_DRAFTS, ...(JSON.parse(tab.read(DRAFTS_KEY)!) as Drafts | null) };
  } catch {
    return NO_DRAFTS;
  }
}
