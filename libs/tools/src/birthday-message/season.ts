import { ingressesOf } from '@cosmic/sky/calendar/ingresses';
import { SIGNS, type SignKey } from '@cosmic/sky/zodiac';
import { DAY_MS } from '../today';

/** The month in which the Sun is in a sign. */
export interface Season {
  readonly from: Date;
  readonly to: Date;
}

/** Longer than the Sun needs for the whole zodiac. */
const YEAR_MS = 367 * DAY_MS;
/** Longer than it needs for one sign. */
const MONTH_MS = 33 * DAY_MS;

/** The Sun's present month in a sign, or its next one. */
export function seasonOf(sign: SignKey, at: Date): Season {
  const next = SIGNS[(SIGNS.findIndex(({ key }) => key === sign) + 1) % 12]?.key;
  const ends = ingressesOf('sun', at, new Date(at.getTime() + YEAR_MS));
  const to = ends.find(({ sign: entered }) => entered === next)?.at ?? at;
  const begins = ingressesOf('sun', new Date(to.getTime() - MONTH_MS), to);
  return { from: begins.find(({ sign: entered }) => entered === sign)?.at ?? to, to };
}
