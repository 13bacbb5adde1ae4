/** Texts that a browser keeps under names. */
export interface KeptTexts {
  read(name: string): string | null;
  /** Keeps a text; null forgets it. */
  write(name: string, text: string | null): void;
  names(): string[];
}

/**
 * What a browser's storage keeps. A person may have forbidden it: then there is nothing to read,
 * nothing is kept, and nothing fails.
 *
 * @param open gives the storage; it may throw
 */
export function keptTexts(open: () => Storage): KeptTexts {
  const attempt = <T>(act: (storage: Storage) => T, otherwise: T): T => {
    try {
      return act(open());
    } catch {
      return otherwise;
    }
  };
  return {
    read: (name) => attempt((storage) => storage.getItem(name), null),
    write: (name, text) =>
      attempt(
        (storage) => (text === null ? storage.removeItem(name) : storage.setItem(name, text)),
        undefined,
      ),
    names: () => attempt((storage) => Object.keys(storage), []),
  };
}
