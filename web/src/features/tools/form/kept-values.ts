import type { FormValues } from './form-values';
import { PREFIX } from './typed-by';

/**
 * What was typed into a tool's form, kept for this tab: it survives a reload, and a guest's survives
 * signing in. A member's goes with the session, see `typed-by.ts`.
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
