import Bowser from 'bowser';

/** What a browser calls itself may be anything; a name is not longer. */
const MAX_LETTERS = 60;

/** A browser in words that its owner knows it by. */
export interface DeviceNames {
  browser: string | null;
  system: string | null;
}

/** The names of a browser and its system, by what it calls itself; null where that says nothing. */
export function deviceNamesOf(userAgent: string): DeviceNames {
  if (userAgent === '') return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: nameOf(browser.name), system: nameOf(os.name) };
}

function nameOf(found: string | undefined): string | null {
  return found?.trim().slice(0, MAX_LETTERS) || null;
}
