import { SIGNS, type SignKey } from '@cosmic/sky/zodiac';
import { positionOf } from '@cosmic/sky/astronomy/ephemeris';
import { HINDI_SIGN_DATES } from '@cosmic/sky/hindi-names';
import { compose } from '@cosmic/tools/compose';
import { MOON_IN_SIGN } from '@cosmic/tools/hindi/moon';
import { OPENING as GREETING } from '@cosmic/tools/hindi/sign-voice';
import { SIGN_ACCENT } from '@cosmic/tools/passages/sign-accent.hi';
import { SIGN_AT_WORK } from '@cosmic/tools/passages/sign-at-work.hi';
import { YOU_IN_LOVE } from '@cosmic/tools/passages/sign-in-love.hi';
import { SIGN_NEED } from '@cosmic/tools/passages/sign-need.hi';
import { signBy } from '@cosmic/tools/wording';
import type { Material } from '../article';
import type { Month } from '../month';
import { eventFacts, eventSentence } from '../events';
import { moonVisits } from '../sign';
import { PLANET_THEME } from './planet-passages';
import { ACROSS, COMPANY, ELEMENT, MODE } from './sign-passages';
import { HINDI_SKY } from './sky-words';

const S = HINDI_SKY.names;

/** A sign's portrait in Hindi, with what the coming month does in it. */
export function signMaterial(key: SignKey, month: Month): Material {
  const { at } = month;
  const sign = signBy(key);
  const name = S.sign(key);
  const other = S.sign(SIGNS[(SIGNS.indexOf(sign) + 6) % 12]!.key);
  const ruler = S.planet(sign.ruler);
  const rulerPlace = S.sign(positionOf(sign.ruler, at).sign);
  const own = month.events.filter((event) => event.sign === key);
  const visits = S.listed(moonVisits(key, at).map((visit) => S.date(visit)));
  const nature = `${S.mode(sign.mode)} ${S.element(sign.element)}`;
  return {
    thing: name,
    name: `${name} राशि`,
    subtitle: `${nature} की राशि कैसे सोचती, चाहती और काम करती है`,
    description: `${name} राशि पूरी की पूरी: तत्व, स्वभाव और स्वामी ग्रह, प्रेम और काम का ढंग, और आने वाले महीने में इसमें आकाश क्या करता है।`,
    tags: [name, 'राशियाँ', S.element(sign.element)],
    facts: [
      { key: 'sign', label: 'राशि', value: `${name}, ${nature}` },
      { key: 'dates', label: `${name} में सूर्य`, value: `आम तौर पर ${HINDI_SIGN_DATES[key]}` },
      { key: 'ruler', label: 'स्वामी ग्रह', value: ruler },
      { key: 'ruler-now', label: `${ruler} अभी`, value: `${rulerPlace} में ${ruler}` },
      { key: 'moon', label: `${name} में चंद्रमा`, value: `${visits} से` },
      ...eventFacts(HINDI_SKY, own),
    ],
    sections: ({ seed }) => {
      const slots = { sign: name, other, period: 'इस महीने' };
      const write = (part: string, ...from: (readonly string[])[]) =>
        compose([seed, part], [from.map((passages) => ({ from: passages, slots }))]);
      return [
        {
          heading: `${name} की बनावट`,
          paragraphs: [
            write('element', ELEMENT[sign.element]),
            write('mode', MODE[sign.mode]),
            `इस राशि का स्वामी ${ruler} है, जिसके विषय हैं ${PLANET_THEME[sign.ruler]}। ${write('need', SIGN_NEED[key], SIGN_NEED[key], SIGN_NEED[key])}`,
          ],
        },
        {
          heading: `अगर आपकी राशि ${name} है`,
          paragraphs: [write('greeting', GREETING[key], GREETING[key], GREETING[key])],
        },
        {
          heading: 'प्रेम और दोस्ती में',
          paragraphs: [
            write('love', YOU_IN_LOVE[key], YOU_IN_LOVE[key], SIGN_ACCENT[key], SIGN_ACCENT[key]),
          ],
        },
        {
          heading: 'काम पर',
          paragraphs: [write('work', SIGN_AT_WORK[key], SIGN_AT_WORK[key], SIGN_AT_WORK[key])],
        },
        {
          heading: `${name} के साथ`,
          paragraphs: [write('company', COMPANY[sign.element]), write('across', ACROSS)],
        },
        {
          heading: `आने वाले महीने में ${name}`,
          paragraphs: [
            `महीने की शुरुआत में ${ruler} ${rulerPlace} में है, और ${name} की दिशा वहीं से तय होती है। चंद्रमा ${visits} से इस राशि से गुज़रता है, हर बार लगभग ढाई दिन।`,
            write('moon', MOON_IN_SIGN[key], MOON_IN_SIGN[key], MOON_IN_SIGN[key]),
          ],
          list: own.map((event) => eventSentence(HINDI_SKY, event, seed)),
        },
      ];
    },
  };
}
