import type { StartListening } from '../app-state';
import type { KeptTexts } from '../kept-texts';
import type { BrowserWorld } from '../world';
import { NO_DRAFTS, type Drafts } from './drafts';

/** Drafts are kept under names that begin so. */
const PREFIX = 'cosmic-guide:form:';
const TYPED_BY_KEY = 'cosmic-guide:typed-by';
/** No tool is called so. */
const PROFILE = 'profile';

/** What was typed in this tab before it was loaded again. */
export function keptDrafts({ tab }: BrowserWorld): Drafts {
  const kept = { ...NO_DRAFTS, forms: {}, typedBy: tab.read(TYPED_BY_KEY) || null } as Drafts;
  for (const name of tab.names()) {
    const form = name.startsWith(PREFIX) && name.slice(PREFIX.length);
    const draft = form && readObject(tab, name);
    if (!draft) continue;
    if (form === PROFILE) kept.profile = draft as Drafts['profile'];
    else kept.forms[form] = draft as Record<string, string>;
  }
  return kept;
}

/** Lets what is typed live as long as its tab, which may be loaded again. */
export function listenToDrafts(startListening: StartListening): void {
  startListening({
    predicate: (_action, { drafts: now }, { drafts: before }) => now !== before,
    effect: (_action, { extra: { tab }, getOriginalState, getState }) => {
      const { drafts: now } = getState();
      const [before, after] = [ofTab(getOriginalState().drafts), ofTab(now)];
      for (const form of new Set([...Object.keys(before), ...Object.keys(after)])) {
        const draft = after[form];
        if (draft !== before[form]) tab.write(PREFIX + form, draft ? JSON.stringify(draft) : null);
      }
      tab.write(TYPED_BY_KEY, now.typedBy);
    },
  });
}

/** A profile that waits for its member is nothing that the tab keeps. */
function ofTab({ typedBy, forms, profile }: Drafts): Record<string, object | null> {
  return { ...forms, [PROFILE]: profile?.memberId === typedBy ? profile : null };
}

function readObject(tab: KeptTexts, name: string): object | null {
  try {
    const kept: unknown = JSON.parse(tab.read(name) ?? 'null');
    return typeof kept === 'object' ? kept : null;
  } catch {
    return null;
  }
}
