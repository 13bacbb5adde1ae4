/** What a visitor wants to hear; nothing until they ask for it. */
export interface SoundPreference {
  enabled: boolean;
  ambient: boolean;
}

const ENABLED_KEY = 'cosmic.sound';
const AMBIENT_KEY = 'cosmic.ambient';

let preference: SoundPreference = { enabled: kept(ENABLED_KEY), ambient: kept(AMBIENT_KEY) };
let chosenHere = false;
const listeners = new Set<() => void>();

/** @returns what is wanted; the same object until it changes. */
export function soundPreference(): SoundPreference {
  return preference;
}

const NOTHING: SoundPreference = { enabled: false, ambient: false };

/** @returns what the server takes to be wanted. */
export function noSoundPreference(): SoundPreference {
  return NOTHING;
}

/** Turns sound on or off; without sound there is no ambient music. */
export function setSound(enabled: boolean): void {
  change({ enabled, ambient: enabled && preference.ambient });
}

/** Turns the ambient music on or off; turning it on turns sound on. */
export function setAmbient(ambient: boolean): void {
  change({ enabled: preference.enabled || ambient, ambient });
}

/** @returns whether the choice was made on this page, by a gesture that lets it be heard at once. */
export function wasChosenHere(): boolean {
  return chosenHere;
}

/** @returns a function that ends the listening. */
export function onSoundChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: SoundPreference): void {
  preference = next;
  chosenHere = true;
  try {
    localStorage.setItem(ENABLED_KEY, String(next.enabled));
    localStorage.setItem(AMBIENT_KEY, String(next.ambient));
  } catch {
    // Without a memory the choice lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function kept(key: string): boolean {
  try {
    return localStorage.getItem(key) === 'true';
  } catch {
    return false;
  }
}
