import type { Fact } from '@cosmic/contracts/readings';
import type { Planet } from '@cosmic/sky/bodies';
import { moonAt, type MoonState } from '@cosmic/sky/moon';
import { formatPosition, type Sign } from '@cosmic/sky/zodiac';
import type { Context, Facts } from '../maker';
import { BODY_PART } from '../passages/meditation-body';
import { noonOf } from '../today';
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

function shownOf({ sign, moon, noon }: Omit<MeditationFacts, 'shown'>): Fact[] {
  const lit = `${Math.round(moon.illumination * 100)}% lit`;
  return [
    { key: 'sign', label: 'Sign', value: sign.name },
    { key: 'element', label: 'Element', value: sign.element },
    { key: 'mode', label: 'Mode', value: sign.mode },
    { key: 'ruler', label: `Ruler of ${sign.name}`, value: planetName(sign.ruler as Planet) },
    {
      key: 'body',
      label: 'Part of the body',
      value: `${BODY_PART[sign.key]}, by an old tradition of pictures`,
    },
    {
      key: 'moon',
      label: 'Moon',
      value: `${formatPosition(moon.longitude)}, ${moon.phase}, ${lit}, at noon UTC on ${fullDate(noon)}`,
    },
  ];
}
