import type { FormValues } from './form-values';

const PREFIX = 'cosmic-guide:form:';
const MEMBER = 'cosmic-guide:typed-by';

/**
 * What was typed into a tool's form, kept for this tab: it survives a reload, and a guest's survives
 * signing in. A member's goes with the session, see {@link passValuesTo}.
 */
export function keepValues(slug: string, values: FormValues): void {
  try {
    window.sessionStorage.setItem(PREFIX + slug, JSON.stringify(values));
  } catch {
    // Without storage the form begins empty again; nothing else is lost.
  }
}

/** What was typed before, or nothing. */
export function keptValues(slug: string): FormValues {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(PREFIX + slug) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as FormValues) : {};
  } catch {
    return {};
  }
}

/** The member who typed what is kept in this tab; undefined for a guest. */
export function keptBy(): string | undefined {
  try {
    return window.sessionStorage.getItem(MEMBER) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Lets what is kept in this tab pass to whoever is signed in now: a guest's goes with them into their
 * account, a member's is forgotten once somebody else, or nobody, is signed in.
 *
 * @returns whether something was forgotten
 */
export function passValuesTo(memberId: string | undefined): boolean {
  const before = keptBy();
  try {
    const { sessionStorage } = window;
    const isLeft = before !== undefined && before !== memberId;
    if (isLeft) {
      for (const key of Object.keys(sessionStorage)) {
        if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
      }
    }
    if (memberId === undefined) sessionStorage.removeItem(MEMBER);
    else sessionStorage.setItem(MEMBER, memberId);
    return isLeft;
  } catch {
    // Nothing could be kept either.
    return false;
  }
}
