import type { StatedFact } from '@cosmic/narrator/craft/stated';
import type { Planet } from '@cosmic/sky/bodies';
import { positionsAt, type Position } from '@cosmic/sky/astronomy/ephemeris';
import { moonAt, type MoonState } from '@cosmic/sky/astronomy/moon';
import { retrogradeAt } from '@cosmic/sky/calendar/retrograde';
import { formatPosition, type Sign } from '@cosmic/sky/zodiac';
import type { Context, Facts } from '../maker';
import { noonOf } from '../today';
import { minuteOf, moonPlaced, ownSign, placedAt, rulesSign } from '../stated';
import type { ParamsOf } from '../tool';
import { fullDate, houseFrom, houseName, houseTheme, planetName, signBy } from '../wording';
import type { zodiacRoast } from './tool';

export interface RoastFacts extends Facts {
  readonly sign: Sign;
  /** All at noon UTC today. */
  readonly noon: Date;
  readonly moon: MoonState;
  readonly moonHouse: number;
  readonly mercury: Position;
  readonly mercuryRetrograde: boolean;
  readonly mars: Position;
}

/** A sign, and what the sky of today adds to the charge. */
export function facts(params: ParamsOf<typeof zodiacRoast>, { at }: Context): RoastFacts {
  const noon = noonOf(at);
  const sign = signBy(params.sign);
  const { mercury, mars } = positionsAt(noon, ['mercury', 'mars']);
  const moon = moonAt(noon);
  const known = {
    sign,
    noon,
    moon,
    moonHouse: houseFrom(sign.key, moon.sign),
    mercury,
    mercuryRetrograde: retrogradeAt('mercury', noon).retrograde,
    mars,
  };
  return { ...known, shown: shownOf(known) };
}

function shownOf(known: Omit<RoastFacts, 'shown'>): StatedFact[] {
  const { sign, noon, moon, moonHouse, mercury, mercuryRetrograde, mars } = known;
  const at = minuteOf(noon);
  const when = `at noon UTC on ${fullDate(noon)}`;
  const lit = `${Math.round(moon.illumination * 100)}% lit`;
  const house = `your ${houseName(moonHouse)} house (${houseTheme(moonHouse)}), counted from ${sign.name}`;
  return [
    {
      key: 'sign',
      label: 'Sign',
      value: `${sign.name}, ${sign.element}, ${sign.mode}`,
      states: [ownSign(sign.key)],
    },
    {
      key: 'ruler',
      label: `Ruler of ${sign.name}`,
      value: planetName(sign.ruler as Planet),
      states: [rulesSign(sign.ruler, sign.key)],
    },
    {
      key: 'moon',
      label: 'Moon',
      value: `${formatPosition(moon.longitude)}, ${moon.phase}, ${lit}, ${house}, ${when}`,
      states: [moonPlaced(moon, { house: moonHouse, at, when: 'now' })],
    },
    {
      key: 'mercury',
      label: 'Mercury',
      value: `${formatPosition(mercury.longitude)}, ${mercuryRetrograde ? 'retrograde' : 'direct'}, ${when}`,
      states: [
        placedAt('mercury', mercury.longitude, {
          motion: mercuryRetrograde ? 'retrograde' : 'direct',
          at,
          when: 'now',
        }),
      ],
    },
    {
      key: 'mars',
      label: 'Mars',
      value: `${formatPosition(mars.longitude)}, ${when}`,
      states: [placedAt('mars', mars.longitude, { at, when: 'now' })],
    },
  ];
}
