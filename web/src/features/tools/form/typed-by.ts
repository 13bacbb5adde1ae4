/** What is typed into forms is kept under names that begin so. */
export const PREFIX = 'cosmic-guide:form:';
const MEMBER = 'cosmic-guide:typed-by';

/** The member who typed what is kept in this tab; undefined for a guest. */
export function keptBy(): string | undefined {
  try {
    return window.sessionStorage.getItem(MEMBER) || undefined;
  } catch {
    return undefined;
  }
}

/**
 * Lets what is kept in this tab pass to whoever is signed in now: a guest's goes with them into their
 * account, a member's is forgotten once somebody else, or nobody, is signed in.
 */
export function passValuesTo(memberId: string | undefined): void {
  const before = keptBy();
  try {
    const { sessionStorage } = window;
    if (before && before !== memberId) {
      for (const key of Object.keys(sessionStorage)) {
        if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
      }
    }
    sessionStorage.setItem(MEMBER, memberId ?? '');
  } catch {
    // Nothing could be kept either.
  }
}
