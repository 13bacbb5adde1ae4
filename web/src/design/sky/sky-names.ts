import type { Planet } from '@cosmic/sky/bodies';
import type { MoonPhase } from '@cosmic/sky/astronomy/moon';
import { signOf, type SignKey } from '@cosmic/sky/zodiac';

export { eventName } from '@cosmic/sky/calendar/event-names';
export { formatPosition } from '@cosmic/sky/zodiac';

/** What a planet is called. */
export function planetName(planet: Planet): string {
  return planet.charAt(0).toUpperCase() + planet.slice(1);
}

/** What a sign is called. */
export function signName(sign: SignKey): string {
  return signOf(sign)?.name ?? sign;
}

/** When the Sun is in a sign, by the usual calendar. */
export function signDates(sign: SignKey): string {
  return signOf(sign)?.dates.replace('-', ' – ') ?? '';
}

/** What a phase of the Moon is called. */
export const phaseName = (phase: MoonPhase): string => phase;
