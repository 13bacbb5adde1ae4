import { SIGNS, type SignKey } from '@cosmic/sky/zodiac';
import { positionOf } from '@cosmic/sky/astronomy/ephemeris';
import { ingressesOf } from '@cosmic/sky/calendar/ingresses';
import { compose } from '@cosmic/tools/compose';
import { MOON_IN_SIGN } from '@cosmic/tools/passages/moon-in-sign';
import { SIGN_ACCENT } from '@cosmic/tools/passages/sign-accent';
import { SIGN_AT_WORK } from '@cosmic/tools/passages/sign-at-work';
import { YOU_IN_LOVE } from '@cosmic/tools/passages/sign-in-love';
import { SIGN_NEED } from '@cosmic/tools/passages/sign-need';
import { OPENING as GREETING } from '@cosmic/tools/passages/sign-voice';
import {
  capitalized,
  fullDate,
  listed,
  planetLabel,
  planetName,
  signBy,
} from '@cosmic/tools/wording';
import type { Material } from './article';
import { eventFacts, eventSentence } from './events';
import type { Month } from './month';
import { PLANET_THEME } from './planet-passages';
import { ACROSS, COMPANY, ELEMENT, MODE } from './sign-passages';
import { ENGLISH_SKY } from './sky-words.en';

const DAY_MS = 24 * 60 * 60 * 1_000;
const MOON_ROUND_DAYS = 30;

/** A sign's portrait, with what the coming month does in it. */
export function signMaterial(key: SignKey, month: Month): Material {
  const { at } = month;
  const sign = signBy(key);
  const other = SIGNS[(SIGNS.indexOf(sign) + 6) % 12]!;
  const ruler = positionOf(sign.ruler, at);
  const own = month.events.filter((event) => event.sign === key);
  const visits = moonVisits(key, at).map(fullDate);
  const rulerPlace = signBy(ruler.sign).name;
  return {
    thing: sign.name,
    name: sign.name,
    subtitle: `how the ${sign.mode} ${sign.element} sign thinks, loves and works`,
    description: `${sign.name} in full: element, mode and ruling planet, how the sign loves and works, and what the sky does in it over the coming month.`,
    tags: [key, 'zodiac signs', sign.element],
    facts: [
      { key: 'sign', label: 'Sign', value: `${sign.name}, ${sign.mode} ${sign.element}` },
      { key: 'dates', label: `The Sun in ${sign.name}`, value: `usually ${sign.dates}` },
      { key: 'ruler', label: 'Ruling planet', value: planetLabel(sign.ruler) },
      {
        key: 'ruler-now',
        label: `${planetLabel(sign.ruler)} now`,
        value: `${planetLabel(sign.ruler)} in ${rulerPlace}`,
      },
      { key: 'moon', label: `Moon in ${sign.name}`, value: `from ${listed(visits)}` },
      ...eventFacts(ENGLISH_SKY, own),
    ],
    sections: ({ seed }) => {
      const slots = { sign: sign.name, other: other.name, period: 'this month' };
      const write = (name: string, ...from: (readonly string[])[]) =>
        compose(
          [seed, name],
          [
            from.map((passages) => ({
              from: passages,
              slots,
            })),
          ],
        );
      return [
        {
          heading: `What ${sign.name} is made of`,
          paragraphs: [
            write('element', ELEMENT[sign.element]),
            write('mode', MODE[sign.mode]),
            `Its ruling planet is ${planetName(sign.ruler)}, which speaks of ${PLANET_THEME[sign.ruler]}. ${write('need', SIGN_NEED[key], SIGN_NEED[key])}`,
          ],
        },
        {
          heading: `If you are ${article(sign.name)} ${sign.name}`,
          paragraphs: [write('greeting', GREETING[key], GREETING[key])],
        },
        {
          heading: 'In love and friendship',
          paragraphs: [
            write('love', YOU_IN_LOVE[key], YOU_IN_LOVE[key], SIGN_ACCENT[key], SIGN_ACCENT[key]),
          ],
        },
        {
          heading: 'At work',
          paragraphs: [write('work', SIGN_AT_WORK[key], SIGN_AT_WORK[key], SIGN_AT_WORK[key])],
        },
        {
          heading: `In the company of ${sign.name}`,
          paragraphs: [write('company', COMPANY[sign.element]), write('across', ACROSS)],
        },
        {
          heading: `${sign.name} in the coming month`,
          paragraphs: [
            `${capitalized(planetName(sign.ruler))} is in ${rulerPlace} as the month begins, and ${sign.name} takes its bearings from there. The Moon passes through the sign from ${listed(visits)}, about two and a half days each time.`,
            write('moon', MOON_IN_SIGN[key], MOON_IN_SIGN[key]),
          ],
          list: own.map((event) => eventSentence(ENGLISH_SKY, event, seed)),
        },
      ];
    },
  };
}

/** From when on the Moon is in a sign within a month. */
export function moonVisits(key: SignKey, at: Date): Date[] {
  const to = new Date(at.getTime() + MOON_ROUND_DAYS * DAY_MS);
  return ingressesOf('moon', at, to)
    .filter(({ sign }) => sign === key)
    .map(({ at: enters }) => enters);
}

function article(noun: string): string {
  return /^[AEIO]/.test(noun) ? 'an' : 'a';
}
