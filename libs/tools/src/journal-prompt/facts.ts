import type { StatedFact } from '@cosmic/narrator/craft/stated';
import { positionsAt, type Position } from '@cosmic/sky/astronomy/ephemeris';
import { moonAt, type MoonState } from '@cosmic/sky/astronomy/moon';
import type { Sign } from '@cosmic/sky/zodiac';
import type { Context, Facts } from '../maker';
import { moonFact, placeFact } from '../sky-today';
import { noonOf } from '../today';
import { belong, figuresIn, inSign, ownSign } from '../stated';
import type { ParamsOf } from '../tool';
import { signBy, signsApart } from '../wording';
import type { journalPrompt } from './tool';

export interface JournalFacts extends Facts {
  readonly sign: Sign;
  readonly rising: Sign;
  readonly moonSign: Sign;
  /** At noon UTC today. */
  readonly moon: MoonState;
  readonly sun: Position;
  readonly mercury: Position;
  readonly noon: Date;
  /** From the Moon sign to the Moon of today, 0 to 6. */
  readonly apart: number;
}

/** What three signs and the sky of today ask. */
export function facts(params: ParamsOf<typeof journalPrompt>, { at }: Context): JournalFacts {
  const noon = noonOf(at);
  const moon = moonAt(noon);
  const known = {
    sign: signBy(params.sign),
    rising: signBy(params.risingSign),
    moonSign: signBy(params.moonSign),
    moon,
    noon,
    ...positionsAt(noon, ['sun', 'mercury']),
    apart: signsApart(params.moonSign, moon.sign),
  };
  return { ...known, shown: shownOf(known) };
}

function shownOf(known: Omit<JournalFacts, 'shown'>): StatedFact[] {
  const { sign, rising, moonSign, moon, sun, mercury, noon, apart } = known;
  return [
    {
      key: 'sign',
      label: 'Sun sign',
      value: sign.name,
      states: [ownSign(sign.key), inSign('sun', sign.key, 'birth')],
    },
    {
      key: 'rising',
      label: 'Rising sign',
      value: `${rising.name}; houses are counted from it`,
      states: [ownSign(rising.key), inSign('ascendant', rising.key, 'birth')],
    },
    {
      key: 'moon-sign',
      label: 'Moon sign',
      value: moonSign.name,
      states: [ownSign(moonSign.key), inSign('moon', moonSign.key, 'birth')],
    },
    moonFact(moon, noon, rising.key),
    {
      key: 'apart',
      label: 'From your Moon sign to the Moon today',
      value: apart === 0 ? 'the same sign' : `${apart} ${apart === 1 ? 'sign' : 'signs'} apart`,
      states: [belong('body:moon', ...figuresIn(apart))],
    },
    placeFact('sun', 'Sun', sun, rising.key),
    placeFact('mercury', 'Mercury', mercury, rising.key),
  ];
}
