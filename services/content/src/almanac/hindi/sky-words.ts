import { eventName } from '@cosmic/sky/calendar/event-names.hi';
import { HINDI_ASPECTS, HINDI_QUARTERS } from '@cosmic/sky/hindi-names';
import { ASPECT_ADVICE, ASPECT_LEAD } from '@cosmic/tools/hindi/aspects';
import { hindiMonth } from '@cosmic/tools/hindi/dates';
import { MOON_IN_SIGN } from '@cosmic/tools/hindi/moon';
import { PLANET_PAIRS } from '@cosmic/tools/hindi/planet-pairs';
import { SIGN_ACCENT } from '@cosmic/tools/passages/sign-accent.hi';
import { SKY_NAMES } from '@cosmic/tools/words/sky-names';
import type { Period } from '../../subjects/period';
import type { SkyWords } from '../sky-words';
import {
  PLANET_IN_SIGN,
  PLANET_PRACTICE,
  SIGN_EXCESS,
  SIGN_MANNER,
  STANDING,
  WATCH_FOR,
} from './focus-passages';
import {
  ECLIPSE,
  INGRESS,
  PHASE,
  PLANET_THEME,
  RETROGRADE,
  TIME_NOTE,
  TURNS_DIRECT,
  TURNS_RETROGRADE,
  WHY_BACKWARDS,
} from './planet-passages';
import { FOCUS_OPENING } from './tone-openings';

const names = SKY_NAMES.hi;
const { date, day, listed, planet: label } = names;

/** A period as it stands before 'में' and 'का': `दिसंबर 2026`, `2027`, `आने वाले महीने`. */
function periodName({ from, name, isNamed }: Period): string {
  if (!isNamed) return 'आने वाले महीने';
  return /^\d+$/.test(name) ? name : hindiMonth(from);
}

/** A period by itself. */
const periodAlone = (period: Period) => (period.isNamed ? periodName(period) : 'आने वाला महीना');

const span = ({ from, to }: { from: Date; to: Date }) => `${date(from)} से ${date(to)} तक`;

/** What articles on the sky are told with in Hindi. */
export const HINDI_SKY: SkyWords = {
  names,
  passages: {
    opening: FOCUS_OPENING,
    phase: PHASE,
    eclipse: ECLIPSE,
    ingress: INGRESS,
    turnsRetrograde: TURNS_RETROGRADE,
    turnsDirect: TURNS_DIRECT,
    theme: PLANET_THEME,
    moonInSign: MOON_IN_SIGN,
    accent: SIGN_ACCENT,
    retrograde: RETROGRADE,
    planetInSign: PLANET_IN_SIGN,
    manner: SIGN_MANNER,
    excess: SIGN_EXCESS,
    standing: STANDING,
    practice: PLANET_PRACTICE,
    watchFor: WATCH_FOR,
    aspectLead: ASPECT_LEAD,
    aspectAdvice: ASPECT_ADVICE,
    pairs: PLANET_PAIRS,
  },
  timeNote: TIME_NOTE,
  first: (text) => text,
  periodName,
  eventName,
  // `पूर्ण सूर्यग्रहण`, without its sign.
  eclipseSlots: (eclipse) => ({ eclipse: eventName(eclipse).split(' में ')[1] ?? '' }),
  phaseName: (phase) => HINDI_QUARTERS[phase],
  span,
  planetInSign: (planet, sign) => `${sign} में ${label(planet)}`,
  sky: {
    thing: 'आकाश',
    subtitle: (period) =>
      period.isNamed
        ? `${periodName(period)} का आकाश`
        : `आने वाले महीने का आकाश, ${day(period.from)} से`,
    description: (period) =>
      `${period.isNamed ? `${periodName(period)} में` : `${date(period.from)} से महीने भर`} आकाश में क्या होता है: चंद्रमा की कलाएँ, राशि बदलते और ठहरते ग्रह, और हर एक आपसे क्या चाह सकता है।`,
    tags: {
      moon: 'चंद्रमा',
      calendar: 'आकाश का कैलेंडर',
      eclipses: 'ग्रहण',
      retrograde: 'वक्री ग्रह',
    },
    planetTag: label,
    signTag: names.sign,
    retrogradeIn: (planet, sign) => `${label(planet)} ${sign} में वक्री`,
    headings: {
      glance: 'महीना एक नज़र में',
      moon: 'चंद्रमा, कला-दर-कला',
      changes: 'क्या बदलता है',
      backwards: 'कौन उल्टा चल रहा है',
    },
    where: (planet) => `${label(planet)} कहाँ है`,
    stands: (planet, sign, theme) =>
      `महीने की शुरुआत में ${label(planet)} ${sign} में है। उसके विषय हैं ${theme}, और ढंग राशि देती है।`,
    backwards: (planets) => `महीने की शुरुआत में वक्री: ${planets}। ${WHY_BACKWARDS}`,
    happens: (rhythm, until) =>
      `ऐसा ${rhythm} होता है${until ? `, और इस बार ${date(until)} तक है` : ''}।`,
  },
  focus: {
    title: (thing, period) => `${thing}, ${periodAlone(period)}`,
    description: (thing, period, isOfPlanets) =>
      `${periodName(period)} में ${thing}: ${
        isOfPlanets
          ? 'असली जगह दिन और अंश के साथ, किससे मुलाक़ात होती है, और उससे क्या माँगा जा सकता है।'
          : 'सही तारीख़ें और राशियाँ, और उनका क्या किया जा सकता है।'
      }`,
    subtitles: {
      eclipses: 'तारीख़ें, और उनका क्या किया जाए',
      phases: 'दिन, राशि और उसका क्या किया जाए',
      backwards: 'कौन, कब और कितने दिन',
      notBackwards: 'इस बार नहीं, और कब होगा',
      mistaken: 'असल में कहाँ है',
      planets: 'तारीख़ें, अंश और मुलाक़ातें',
    },
    things: { eclipses: 'ग्रहण', backwards: 'वक्री ग्रह' },
    planetIn: (planet, signs) => `${signs} में ${label(planet)}`,
    phases: (phases) => phases,
    glance: (period) => `${periodAlone(period)} एक नज़र में`,
  },
  course: {
    where: (planet, period) => `${periodName(period)} में ${label(planet)} कहाँ है`,
    notThere(planet, sign, period, next) {
      const then = next
        ? `अगली बार ${label(planet)} ${sign} में ${span(next)} है।`
        : 'इस सदी में, या अगली में, वह वहाँ नहीं पहुँचता।';
      return `पहले सीधी बात: ${periodName(period)} में ${label(planet)} ${sign} में नहीं है, एक दिन के लिए भी नहीं। ${then} आगे वह है जहाँ वह सच में है, और वहाँ की हर राशि उसे क्या बनाती है।`;
    },
    whole: (planet, sign, period, { from, to }) =>
      `${periodName(period)} में ${label(planet)} पूरे समय ${sign} में है: वह ${date(from)} को आया और ${date(to)} तक रहता है।`,
    visits: (planet, sign, period, visits) =>
      `${label(planet)} ${sign} में ${visits} है; ${periodName(period)} के बाक़ी दिनों में वह कहीं और है।`,
    moon: 'चंद्रमा सत्ताईस दिन से कुछ ज़्यादा में बारहों राशियों से गुज़र जाता है, यानी हर दो-तीन दिन में राशि बदलता है।',
    stays(planet, period, first, later) {
      const begins = `${periodName(period)} की शुरुआत में ${label(planet)} ${names.sign(first.sign)} में है, जहाँ वह ${date(first.from)} को पहुँचा था`;
      const last = later.at(-1);
      if (!last) return `${begins}, और ${date(first.to)} को वहाँ से निकलता है।`;
      const moves = later.map(({ sign, from }) => `${date(from)} को ${names.sign(sign)} में`);
      return `${begins}। फिर वह आगे बढ़ता है: ${listed(moves)}, और ${date(last.to)} को वहाँ से निकलता है।`;
    },
    makes: (sign, planet) => `${sign} में ${label(planet)} का ढंग`,
    accents: 2,
    meets: (planet) => `${label(planet)} की मुलाक़ातें`,
    on: (at) => `${date(at)} को`,
    meeting: (planet, { partner, aspect }) =>
      `${label(planet)} और ${label(partner)} में ${HINDI_ASPECTS[aspect]}`,
    place: (planet, position) => `${label(planet)} ${position} पर`,
    absent: (period) => `${periodName(period)} में किसी दिन वहाँ नहीं`,
    noon: (on) => `${on}, 12:00 UTC`,
    factSpan: span,
  },
  retrograde: {
    asks: (planet) => `क्या ${label(planet)} वक्री है?`,
    no: (planet, period, next, rhythm) =>
      `नहीं। ${periodName(period)} में ${label(planet)} पूरे समय सीधा चलता है।${next ? ` उल्टी चाल का अगला दौर ${span(next)} है; ऐसा ${rhythm} होता है।` : ''}`,
    yes: (spans, rhythm) => `हाँ, वह ${spans} वक्री है। ${WHY_BACKWARDS} ऐसा ${rhythm} होता है।`,
    who: (period) => `${periodName(period)} में कौन उल्टा चलता है`,
    what: `ग्रह तब तक वक्री कहलाता है जब तक वह पीछे चलता दिखे। ${WHY_BACKWARDS}`,
    name: (planet) => `वक्री ${label(planet)}`,
  },
  phases: {
    heading: (phases, period) => `${periodName(period)} में ${phases}`,
    elsewhere: (period, signs) =>
      `पहले एक बात: ऐसा हर चाँद वहीं नहीं पड़ता जहाँ उसकी उम्मीद हो, और ${periodName(period)} में वे इन राशियों में हैं: ${signs}।`,
    next: (event) => `जिस राशि की बात थी उसमें अगली बार: ${date(event.at)}, ${eventName(event)}।`,
  },
  eclipses: {
    heading: (period) => `${periodName(period)} के ग्रहण`,
    later: 'अगला ग्रहण कब है',
    none: (period) => `${periodName(period)} में कोई ग्रहण नहीं है।`,
  },
  houses: {
    heading: (houses) => `और ${houses} भाव की बात`,
    who: (planet, sign, rising) =>
      `जब ${label(planet)} ${sign} में है, तब ${rising} लग्न वालों के लिए वह यहीं है`,
    text: (house, who) =>
      `${names.house(house)} भाव में ये विषय आते हैं: ${names.houseTheme(house)}। भाव हर इंसान के अपने लग्न से गिने जाते हैं, इसलिए कोई ग्रह सबके लिए एक ही भाव में नहीं होता।${who && ` ${who}।`} आपका लग्न यही हो तो ऊपर की बात को अपने ${names.house(house)} भाव की बात मानकर पढ़िए।`,
  },
};
