import type { FigureOf } from '@cosmic/contracts/readings/figures';
import type { Language } from '@cosmic/contracts/language';
import type { StatedFact } from '@cosmic/narrator/craft/stated';
import type { Body } from '@cosmic/sky/bodies';
import type { Position } from '@cosmic/sky/astronomy/ephemeris';
import type { MoonState } from '@cosmic/sky/astronomy/moon';
import type { SignKey } from '@cosmic/sky/zodiac';
import { SKY_NAMES } from '../words/sky-names';
import { minuteOf, moonPlaced, placedAt } from '../stated';
import { houseFrom } from '../wording';

/** The Moon of a day as a fact: place, phase and light, and the house she is in for a sign. */
export function moonFact(
  moon: MoonState,
  noon: Date,
  seenFrom?: SignKey,
  language: Language = 'en',
): StatedFact {
  const names = SKY_NAMES[language];
  const value = [
    names.position(moon.longitude),
    names.phase(moon.phase),
    ...(moon.phase.startsWith('Wa') ? [] : [names.light(moon.waxing)]),
    names.lit(Math.round(moon.illumination * 100)),
    ...(seenFrom ? [names.yourHouse(houseFrom(seenFrom, moon.sign))] : []),
    names.atNoon(noon),
  ].join(', ');
  const house = seenFrom && houseFrom(seenFrom, moon.sign);
  const placed = moonPlaced(moon, { house, at: minuteOf(noon), when: 'now' });
  return { key: 'moon', label: names.today(names.planet('moon')), value, states: [placed] };
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
  language: Language = 'en',
): StatedFact {
  const names = SKY_NAMES[language];
  // A lunar node runs backwards by nature.
  const backwards = retrograde && !body.endsWith('node');
  const value = [
    names.position(longitude),
    names.yourHouse(houseFrom(seenFrom, sign)),
    ...(backwards ? [names.motion(true)] : []),
  ].join(', ');
  const placed = placedAt(body, longitude, {
    house: houseFrom(seenFrom, sign),
    ...(backwards ? { motion: 'retrograde' } : {}),
    when: 'now',
  });
  return { key: `today-${body}`, label: names.today(label), value, states: [placed] };
}
