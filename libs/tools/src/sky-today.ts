import type { FigureOf } from '@cosmic/contracts/figures';
import type { StatedFact } from '@cosmic/narrator/craft/stated';
import type { Body } from '@cosmic/sky/bodies';
import type { Position } from '@cosmic/sky/astronomy/ephemeris';
import type { MoonState } from '@cosmic/sky/astronomy/moon';
import { formatPosition, type SignKey } from '@cosmic/sky/zodiac';
import { minuteOf, moonPlaced, placedAt } from './stated';
import { fullDate, houseFrom, houseName, houseTheme } from './wording';

/** The Moon of a day as a fact: place, phase and light, and the house she is in for a sign. */
export function moonFact(moon: MoonState, noon: Date, seenFrom?: SignKey): StatedFact {
  const value = [
    formatPosition(moon.longitude),
    moon.phase,
    ...(moon.phase.startsWith('Wa') ? [] : [moon.waxing ? 'waxing' : 'waning']),
    `${Math.round(moon.illumination * 100)}% lit`,
    ...(seenFrom ? [inHouse(seenFrom, moon.sign)] : []),
    `at noon UTC on ${fullDate(noon)}`,
  ].join(', ');
  const house = seenFrom && houseFrom(seenFrom, moon.sign);
  const placed = moonPlaced(moon, { house, at: minuteOf(noon), when: 'now' });
  return { key: 'moon', label: 'Moon today', value, states: [placed] };
}

/** The Moon as a page draws her. */
export function moonFigure(moon: MoonState): FigureOf<'moon'> {
  const { phase, elongation, illumination, sign } = moon;
  return { kind: 'moon', phase, elongation, illumination, sign };
}

/** Where a body stands on a day, as a fact, with its house counted from a sign. */
export function placeFact(
  body: Body,
  label: string,
  { longitude, sign, retrograde }: Position,
  seenFrom: SignKey,
): StatedFact {
  // A lunar node runs backwards by nature.
  const backwards = retrograde && !body.endsWith('node');
  const value = [
    formatPosition(longitude),
    inHouse(seenFrom, sign),
    ...(backwards ? ['retrograde'] : []),
  ].join(', ');
  const placed = placedAt(body, longitude, {
    house: houseFrom(seenFrom, sign),
    ...(backwards ? { motion: 'retrograde' } : {}),
    when: 'now',
  });
  return { key: `today-${body}`, label: `${label} today`, value, states: [placed] };
}

function inHouse(seenFrom: SignKey, sign: SignKey): string {
  const house = houseFrom(seenFrom, sign);
  return `your ${houseName(house)} house (${houseTheme(house)})`;
}
