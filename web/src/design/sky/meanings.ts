import type { Planet } from '@cosmic/sky/bodies';
import type { SignKey } from '@cosmic/sky/zodiac';

/** What each planet speaks of, as the beginning of a sentence. */
export const DOMAINS: Readonly<Record<Planet, string>> = {
  sun: 'What you live for',
  moon: 'What you feel and need',
  mercury: 'How you think and talk',
  venus: 'What you love and enjoy',
  mars: 'What you fight for',
  jupiter: 'Where you grow',
  saturn: 'What you take seriously',
  uranus: 'What wants to be free',
  neptune: 'What you dream of',
  pluto: 'What changes you for good',
};

/** In what manner a sign lets a planet speak, as the end of that sentence. */
const MANNERS: Readonly<Record<SignKey, string>> = {
  aries: 'straight ahead and at once',
  taurus: 'slowly, by touch and taste',
  gemini: 'in several voices',
  cancer: 'close to home',
  leo: 'warmly and in full view',
  virgo: 'with care for the details',
  libra: 'with an eye to both sides',
  scorpio: 'deeply or not at all',
  sagittarius: 'with the far shore in sight',
  capricorn: 'step by step, uphill',
  aquarius: 'its own way, among friends',
  pisces: 'by feel, without edges',
};

/** A planet in a sign, in one line: `How you think and talk: in several voices.` */
export function meaningOf(planet: Planet, sign: SignKey): string {
  return `${DOMAINS[planet]}: ${MANNERS[sign]}.`;
}
