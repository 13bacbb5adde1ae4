const PREFIX = 'cosmic-guide:return:';

/** Remembers, for this tab, the reading a guest wants to save while they sign in. */
export function keepForReturn(slug: string, generationId: string): void {
  attempt(() => window.sessionStorage.setItem(PREFIX + slug, generationId));
}

/** The reading to come back to, once. */
export function takeForReturn(slug: string): string | null {
  return (
    attempt(() => {
      const id = window.sessionStorage.getItem(PREFIX + slug);
      window.sessionStorage.removeItem(PREFIX + slug);
      return id;
    }) ?? null
  );
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
