import type { Language } from '@cosmic/contracts/language';
import type { StatedFact } from '@cosmic/narrator/craft/stated';
import { readAstroDice, type AstroDiceReading } from '@cosmic/divination/astro-dice';
import { dignitiesOf } from '@cosmic/sky/charts/dignities';
import { positionOf } from '@cosmic/sky/astronomy/ephemeris';
import type { Sign } from '@cosmic/sky/zodiac';
import type { Context, Facts } from '../maker';
import { noonOf } from '../today';
import { belong, figuresIn, minuteOf, placedAt, plainFact } from '../stated';
import type { ParamsOf } from '../tool';
import { signBy, signsApart } from '../wording';
import type { astroDice } from './tool';
import { WORDS, type DiceWords, type Standing } from './words';

export interface DiceFacts extends Facts {
  readonly language: Language;
  readonly thrown: AstroDiceReading;
  readonly sign: Sign;
  /** How the planet stands in the sign by the rules of the craft. */
  readonly standing: Standing;
  /** Where the planet of the throw is in the sky at noon UTC today. */
  readonly now: { readonly sign: Sign; readonly apart: number };
}

/** A throw of three dice, and where its planet really is today. */
export function facts(params: ParamsOf<typeof astroDice>, { at }: Context): DiceFacts {
  const { planet, language = 'en' } = params;
  const thrown = readAstroDice({ planet, sign: params.sign, house: Number(params.house) });
  const noon = noonOf(at);
  const position = positionOf(planet, noon);
  const known = {
    language,
    thrown,
    sign: signBy(params.sign),
    standing: dignitiesOf(planet, params.sign)[0] ?? ('guest' as const),
    now: { sign: signBy(position.sign), apart: signsApart(params.sign, position.sign) },
  };
  const { house } = thrown;
  return {
    ...known,
    shown: shownOf(known, WORDS[language], position.longitude, noon),
    figure: { kind: 'dice', planet, sign: params.sign, house },
  };
}

function shownOf(
  { thrown, sign, standing, now }: Omit<DiceFacts, 'shown'>,
  words: DiceWords,
  longitude: number,
  noon: Date,
): StatedFact[] {
  const { planet, house } = thrown;
  return [
    {
      key: 'throw',
      label: words.labels.throw,
      value: words.throwValue(thrown),
      states: [{ is: 'placed', body: planet, sign: sign.key, house, when: 'thrown' }],
    },
    plainFact('house', words.labels.house, words.houseValue(house)),
    plainFact('standing', words.standingLabel(planet, sign.key), words.standings[standing]),
    {
      key: 'now',
      label: words.todayLabel(planet),
      value: words.todayValue(longitude, noon, now.apart),
      states: [
        placedAt(planet, longitude, { at: minuteOf(noon), when: 'now' }),
        belong(`body:${planet}`, ...figuresIn(now.apart)),
      ],
    },
  ];
}
