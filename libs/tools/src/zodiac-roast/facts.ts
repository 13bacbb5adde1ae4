import type { Language } from '@cosmic/contracts/language';
import type { StatedFact } from '@cosmic/narrator/craft/stated';
import type { Planet } from '@cosmic/sky/bodies';
import { positionsAt, type Position } from '@cosmic/sky/astronomy/ephemeris';
import { moonAt, type MoonState } from '@cosmic/sky/astronomy/moon';
import { retrogradeAt } from '@cosmic/sky/calendar/retrograde';
import type { Sign } from '@cosmic/sky/zodiac';
import type { Context, Facts } from '../maker';
import { SKY_NAMES } from '../words/sky-names';
import { noonOf } from '../today';
import { minuteOf, moonPlaced, ownSign, placedAt, rulesSign } from '../stated';
import type { ParamsOf } from '../tool';
import { houseFrom, signBy } from '../wording';
import type { zodiacRoast } from './tool';

export interface RoastFacts extends Facts {
  readonly language: Language;
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
    language: params.language ?? 'en',
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
  const { language, sign, noon, moon, moonHouse, mercury, mercuryRetrograde, mars } = known;
  const names = SKY_NAMES[language];
  const at = minuteOf(noon);
  const when = names.atNoon(noon);
  return [
    {
      key: 'sign',
      label: names.labels.sign,
      value: names.signLine(sign),
      states: [ownSign(sign.key)],
    },
    {
      key: 'ruler',
      label: names.rulerOf(sign.key),
      value: names.planetName(sign.ruler as Planet),
      states: [rulesSign(sign.ruler, sign.key)],
    },
    {
      key: 'moon',
      label: names.planet('moon'),
      value: [
        names.position(moon.longitude),
        names.phase(moon.phase),
        names.lit(Math.round(moon.illumination * 100)),
        names.yourHouse(moonHouse),
        names.countedFrom(sign.key),
        when,
      ].join(', '),
      states: [moonPlaced(moon, { house: moonHouse, at, when: 'now' })],
    },
    {
      key: 'mercury',
      label: names.planet('mercury'),
      value: `${names.position(mercury.longitude)}, ${names.motion(mercuryRetrograde)}, ${when}`,
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
      label: names.planet('mars'),
      value: `${names.position(mars.longitude)}, ${when}`,
      states: [placedAt('mars', mars.longitude, { at, when: 'now' })],
    },
  ];
}
