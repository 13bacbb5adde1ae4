import type { SkyEvent } from './calendar';
import type { IcsEntry } from './ics';
import type { Quarter } from '../astronomy/moon';
import { signOf } from '../zodiac';
import type { SignKey } from '../zodiac';

const QUARTER_NAMES: Readonly<Record<Quarter, string>> = {
  'new-moon': 'New Moon',
  'first-quarter': 'First Quarter Moon',
  'full-moon': 'Full Moon',
  'last-quarter': 'Last Quarter Moon',
};

/**
 * What happens, in a few English words: `Full Moon in Sagittarius`, `Mercury turns retrograde in
 * Aries`.
 */
export function eventName(event: SkyEvent): string {
  switch (event.kind) {
    case 'moon-phase':
      return `${QUARTER_NAMES[event.phase]} in ${signName(event.sign)}`;
    case 'eclipse':
      return `${capital(event.type)} ${event.eclipsed === 'sun' ? 'solar' : 'lunar'} eclipse in ${signName(event.sign)}`;
    case 'ingress':
      return `${capital(event.body)} ${event.retrograde ? 're-enters' : 'enters'} ${signName(event.sign)}`;
    case 'station':
      return `${capital(event.body)} turns ${event.turns} in ${signName(event.sign)}`;
    case 'void-of-course':
      return `Moon void of course in ${signName(event.sign)}`;
  }
}

/**
 * An event as an entry of a calendar file. Its uid is made of what happens and the date in UTC,
 * so that a later export updates the entry, in whichever language.
 *
 * @param summary  what happens, in the language of the file
 */
export function eventEntry(event: SkyEvent, summary = eventName(event)): IcsEntry {
  const day = event.at.toISOString().slice(0, 10);
  const slug = eventName(event).toLowerCase().replaceAll(' ', '-');
  const entry = { uid: `${day}-${slug}@sky.cosmic-guide`, from: event.at, summary };
  if (event.kind !== 'void-of-course') return entry;
  const description = `From the ${event.aspect} with ${capital(event.body)} until the Moon enters ${signName(event.nextSign)}.`;
  return { ...entry, to: event.until, description };
}

function signName(sign: SignKey): string {
  return signOf(sign)?.name ?? sign;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
