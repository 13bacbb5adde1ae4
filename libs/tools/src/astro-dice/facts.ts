import type { StatedFact } from '@cosmic/narrator/craft/stated';
import { readAstroDice, type AstroDiceReading } from '@cosmic/divination/astro-dice';
import { dignitiesOf, type Dignity } from '@cosmic/sky/charts/dignities';
import { positionOf } from '@cosmic/sky/astronomy/ephemeris';
import { formatPosition, type Sign } from '@cosmic/sky/zodiac';
import type { Context, Facts } from '../maker';
import { noonOf } from '../today';
import { belong, figuresIn, minuteOf, placedAt, plainFact } from '../stated';
import type { ParamsOf } from '../tool';
import { fullDate, houseName, houseTheme, planetLabel, signBy, signsApart } from '../wording';
import type { astroDice } from './tool';

export interface DiceFacts extends Facts {
  readonly thrown: AstroDiceReading;
  readonly sign: Sign;
  /** How the planet stands in the sign by the rules of the craft. */
  readonly standing: Dignity | 'guest';
  /** Where the planet of the throw is in the sky at noon UTC today. */
  readonly now: { readonly sign: Sign; readonly apart: number };
}

/** A throw of three dice, and where its planet really is today. */
export function facts(params: ParamsOf<typeof astroDice>, { at }: Context): DiceFacts {
  const { planet } = params;
  const thrown = readAstroDice({ planet, sign: params.sign, house: Number(params.house) });
  const noon = noonOf(at);
  const position = positionOf(planet, noon);
  const known = {
    thrown,
    sign: signBy(params.sign),
    standing: dignitiesOf(planet, params.sign)[0] ?? ('guest' as const),
    now: { sign: signBy(position.sign), apart: signsApart(params.sign, position.sign) },
  };
  const { house } = thrown;
  return {
    ...known,
    shown: shownOf(known, position.longitude, noon),
    figure: { kind: 'dice', planet, sign: params.sign, house },
  };
}

function shownOf(
  { thrown, sign, standing, now }: Omit<DiceFacts, 'shown'>,
  longitude: number,
  noon: Date,
): StatedFact[] {
  const planet = planetLabel(thrown.planet);
  const { faces, house } = thrown;
  return [
    {
      key: 'throw',
      label: 'Throw',
      value: `${planet} in ${sign.name}, ${houseName(house)} house: ${faces.planet.keyword}, ${faces.sign.keyword}, ${faces.house.keyword}`,
      states: [
        {
          ...{ is: 'placed', body: thrown.planet, sign: sign.key, house },
          when: 'thrown',
        },
      ],
    },
    plainFact('house', 'House', `${houseName(house)}: ${houseTheme(house)}`),
    plainFact(
      'standing',
      `${planet} in ${sign.name}`,
      standing === 'guest' ? 'no dignity and no debility' : standing,
    ),
    {
      key: 'now',
      label: `${planet} today`,
      value: `${formatPosition(longitude)} at noon UTC on ${fullDate(noon)}, ${now.apart} of 6 signs from the throw`,
      states: [
        placedAt(thrown.planet, longitude, { at: minuteOf(noon), when: 'now' }),
        belong(`body:${thrown.planet}`, ...figuresIn(now.apart)),
      ],
    },
  ];
}
