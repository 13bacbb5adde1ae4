import type { Language } from '@cosmic/contracts/language';
import type { StatedFact } from '@cosmic/narrator/craft/stated';
import type { Planet } from '@cosmic/sky/bodies';
import { moonAt, type MoonState } from '@cosmic/sky/astronomy/moon';
import type { Sign } from '@cosmic/sky/zodiac';
import type { Context, Facts } from '../maker';
import { SKY_NAMES } from '../words/sky-names';
import { noonOf } from '../today';
import { minuteOf, moonPlaced, ownSign, plainFact, rulesSign } from '../stated';
import type { ParamsOf } from '../tool';
import { signBy } from '../wording';
import type { zodiacMeditation } from './tool';
import { WORDS } from './words';

export interface MeditationFacts extends Facts {
  readonly language: Language;
  readonly sign: Sign;
  /** At noon UTC today. */
  readonly moon: MoonState;
  readonly noon: Date;
}

/** What a sign's meditation is made of, and the Moon of the day. */
export function facts(params: ParamsOf<typeof zodiacMeditation>, { at }: Context): MeditationFacts {
  const noon = noonOf(at);
  const { language = 'en' } = params;
  const known = { language, sign: signBy(params.sign), moon: moonAt(noon), noon };
  return { ...known, shown: shownOf(known) };
}

function shownOf({ language, sign, moon, noon }: Omit<MeditationFacts, 'shown'>): StatedFact[] {
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  const { labels } = words;
  return [
    {
      key: 'sign',
      label: names.labels.sign,
      value: names.sign(sign.key),
      states: [ownSign(sign.key)],
    },
    plainFact('element', labels.element, names.element(sign.element)),
    plainFact('mode', labels.mode, names.mode(sign.mode)),
    {
      key: 'ruler',
      label: names.rulerOf(sign.key),
      value: names.planetName(sign.ruler as Planet),
      states: [rulesSign(sign.ruler, sign.key)],
    },
    plainFact('body', labels.body, words.byTradition(words.bodyPart[sign.key])),
    {
      key: 'moon',
      label: names.labels.moon,
      value: words.moon({
        position: names.position(moon.longitude),
        phase: names.phase(moon.phase),
        lit: names.lit(Math.round(moon.illumination * 100)),
        noon: names.atNoon(noon),
      }),
      states: [moonPlaced(moon, { at: minuteOf(noon), when: 'now' })],
    },
  ];
}
