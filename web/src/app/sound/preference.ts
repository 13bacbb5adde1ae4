/** What a visitor wants to hear. */
export interface SoundPreference {
  enabled: boolean;
  ambient: boolean;
}

const ENABLED_KEY = 'cosmic.sound';
const AMBIENT_KEY = 'cosmic.ambient';

let preference: SoundPreference = {
  // Who wants nothing to move is not surprised by sound either.
  enabled: kept(ENABLED_KEY) ?? !isStill(),
  ambient: kept(AMBIENT_KEY) ?? false,
};
const listeners = new Set<() => void>();

/** @returns what is wanted; the same object until it changes. */
export function soundPreference(): SoundPreference {
  return preference;
}

const BY_DEFAULT: SoundPreference = { enabled: true, ambient: false };

/** @returns what is wanted by somebody who has chosen nothing yet, as the server takes everybody. */
export function soundByDefault(): SoundPreference {
  return BY_DEFAULT;
}

/** Turns sound on or off; without sound there is no ambient music. */
export function setSound(enabled: boolean): void {
  change({ enabled, ambient: enabled && preference.ambient });
}

/** Turns the ambient music on or off; turning it on turns sound on. */
export function setAmbient(ambient: boolean): void {
  change({ enabled: preference.enabled || ambient, ambient });
}

/** @returns a function that ends the listening. */
export function onSoundChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: SoundPreference): void {
  preference = next;
  try {
    localStorage.setItem(ENABLED_KEY, String(next.enabled));
    localStorage.setItem(AMBIENT_KEY, String(next.ambient));
  } catch {
    // Without a memory the choice lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

/** What was chosen before; undefined where nothing was. */
function kept(key: string): boolean | undefined {
  try {
    const value = localStorage.getItem(key);
    return value === null ? undefined : value === 'true';
  } catch {
    return undefined;
  }
}

/** @returns whether somebody wants nothing to move, nor to hear what only accompanies movement. */
export function isStill(): boolean {
  return (
    typeof window !== 'undefined' && window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
