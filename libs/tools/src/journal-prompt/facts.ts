import type { Language } from '@cosmic/contracts/language';
import type { StatedFact } from '@cosmic/narrator/craft/stated';
import { positionsAt, type Position } from '@cosmic/sky/astronomy/ephemeris';
import { moonAt, type MoonState } from '@cosmic/sky/astronomy/moon';
import type { Sign } from '@cosmic/sky/zodiac';
import type { Context, Facts } from '../maker';
import { SKY_NAMES } from '../words/sky-names';
import { moonFact, placeFact } from '../charts/sky-today';
import { noonOf } from '../today';
import { belong, figuresIn, inSign, ownSign } from '../stated';
import type { ParamsOf } from '../tool';
import { signBy, signsApart } from '../wording';
import type { journalPrompt } from './tool';
import { WORDS } from './words';

export interface JournalFacts extends Facts {
  readonly language: Language;
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
    language: params.language ?? 'en',
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
  const { language, sign, rising, moonSign, moon, sun, mercury, noon, apart } = known;
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  return [
    {
      key: 'sign',
      label: words.labels.sun,
      value: names.sign(sign.key),
      states: [ownSign(sign.key), inSign('sun', sign.key, 'birth')],
    },
    {
      key: 'rising',
      label: words.labels.rising,
      value: words.rising(names.sign(rising.key)),
      states: [ownSign(rising.key), inSign('ascendant', rising.key, 'birth')],
    },
    {
      key: 'moon-sign',
      label: words.labels.moon,
      value: names.sign(moonSign.key),
      states: [ownSign(moonSign.key), inSign('moon', moonSign.key, 'birth')],
    },
    moonFact(moon, noon, rising.key, language),
    {
      key: 'apart',
      label: words.labels.apart,
      value: words.apart(apart),
      states: [belong('body:moon', ...figuresIn(apart))],
    },
    placeFact('sun', names.planet('sun'), sun, rising.key, language),
    placeFact('mercury', names.planet('mercury'), mercury, rising.key, language),
  ];
}
