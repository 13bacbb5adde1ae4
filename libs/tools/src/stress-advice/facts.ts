import type { Language } from '@cosmic/contracts/language';
import type { StatedFact } from '@cosmic/narrator/craft/stated';
import { positionOf, type Position } from '@cosmic/sky/astronomy/ephemeris';
import { moonAt, type MoonState } from '@cosmic/sky/astronomy/moon';
import type { Sign } from '@cosmic/sky/zodiac';
import type { Context, Facts } from '../maker';
import { SKY_NAMES } from '../words/sky-names';
import { moonFact, placeFact } from '../charts/sky-today';
import { noonOf } from '../today';
import { belong, figuresIn, ownSign } from '../stated';
import type { ParamsOf } from '../tool';
import { signBy, signsApart } from '../wording';
import type { stressAdvice } from './tool';
import { WORDS } from './words';

export interface StressFacts extends Facts {
  readonly language: Language;
  readonly sign: Sign;
  /** At noon UTC today. */
  readonly moon: MoonState;
  readonly mars: Position;
  readonly noon: Date;
  /** From the Moon to Mars, 0 to 6 signs. */
  readonly apart: number;
}

/** What a sign, and the Moon and Mars of today, have to do with strain. */
export function facts(params: ParamsOf<typeof stressAdvice>, { at }: Context): StressFacts {
  const noon = noonOf(at);
  const moon = moonAt(noon);
  const mars = positionOf('mars', noon);
  const known = {
    language: params.language ?? 'en',
    sign: signBy(params.sign),
    moon,
    mars,
    noon,
    apart: signsApart(moon.sign, mars.sign),
  };
  return { ...known, shown: shownOf(known) };
}

function shownOf({
  language,
  sign,
  moon,
  mars,
  noon,
  apart,
}: Omit<StressFacts, 'shown'>): StatedFact[] {
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  return [
    {
      key: 'sign',
      label: names.labels.sign,
      value: names.signLine(sign),
      states: [ownSign(sign.key)],
    },
    moonFact(moon, noon, sign.key, language),
    placeFact('mars', names.planet('mars'), mars, sign.key, language),
    {
      key: 'apart',
      label: words.between,
      value: words.apart(apart),
      states: [belong('body:moon', ...figuresIn(apart)), belong('body:mars', ...figuresIn(apart))],
    },
  ];
}
