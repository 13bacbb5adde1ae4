import type { StatedFact } from '@cosmic/narrator/craft/stated';
import type { Planet } from '@cosmic/sky/bodies';
import { moonAt, type MoonState } from '@cosmic/sky/astronomy/moon';
import { formatPosition, type Sign } from '@cosmic/sky/zodiac';
import type { Context, Facts } from '../maker';
import { BODY_PART } from '../passages/meditation-body';
import { noonOf } from '../today';
import { minuteOf, moonPlaced, ownSign, plainFact, rulesSign } from '../stated';
import type { ParamsOf } from '../tool';
import { fullDate, planetName, signBy } from '../wording';
import type { zodiacMeditation } from './tool';

export interface MeditationFacts extends Facts {
  readonly sign: Sign;
  /** At noon UTC today. */
  readonly moon: MoonState;
  readonly noon: Date;
}

/** What a sign's meditation is made of, and the Moon of the day. */
export function facts(params: ParamsOf<typeof zodiacMeditation>, { at }: Context): MeditationFacts {
  const noon = noonOf(at);
  const known = { sign: signBy(params.sign), moon: moonAt(noon), noon };
  return { ...known, shown: shownOf(known) };
}

function shownOf({ sign, moon, noon }: Omit<MeditationFacts, 'shown'>): StatedFact[] {
  const lit = `${Math.round(moon.illumination * 100)}% lit`;
  return [
    { key: 'sign', label: 'Sign', value: sign.name, states: [ownSign(sign.key)] },
    plainFact('element', 'Element', sign.element),
    plainFact('mode', 'Mode', sign.mode),
    {
      key: 'ruler',
      label: `Ruler of ${sign.name}`,
      value: planetName(sign.ruler as Planet),
      states: [rulesSign(sign.ruler, sign.key)],
    },
    plainFact(
      'body',
      'Part of the body',
      `${BODY_PART[sign.key]}, by an old tradition of pictures`,
    ),
    {
      key: 'moon',
      label: 'Moon',
      value: `${formatPosition(moon.longitude)}, ${moon.phase}, ${lit}, at noon UTC on ${fullDate(noon)}`,
      states: [moonPlaced(moon, { at: minuteOf(noon), when: 'now' })],
    },
  ];
}
