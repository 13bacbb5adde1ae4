import type { KeptTexts } from '../kept-texts';
import type { BrowserWorld } from '../world';

/** Texts that are kept as long as the test. */
export function textsInMemory(texts: Record<string, string> = {}): KeptTexts {
  const kept = new Map(Object.entries(texts));
  return {
    read: (name) => kept.get(name) ?? null,
    write: (name, text) => void (text === null ? kept.delete(name) : kept.set(name, text)),
    names: () => [...kept.keys()],
  };
}

/** A browser of a test's own. */
export function fakeWorld(own: Partial<BrowserWorld> = {}): BrowserWorld {
  return {
    local: textsInMemory(),
    tab: textsInMemory(),
    isStill: () => false,
    isOnline: () => true,
    isVisible: () => false,
    now: () => Date.now(),
    pause: () => Promise.resolve(),
    refresh: () => Promise.reject(new TypeError('no connection')),
    tell: () => undefined,
    alone: (task) => task(),
    ...own,
  };
}
