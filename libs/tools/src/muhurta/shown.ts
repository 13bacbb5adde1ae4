import type { Fact } from '@cosmic/contracts/readings/readings';
import { natureOf } from '@cosmic/sky/jyotish/nakshatra-natures';
import { dateIn, clockOn } from '../jyotish/clock';
import { JYOTISH_NAMES } from '../jyotish/names';
import { coordinatesOf, townOf } from '../words/place-words';
import type { MuhurtaFacts } from './facts';
import { conditionsOf, PURPOSES, type Window } from './windows';
import { MUHURTA_WORDS } from './words';

type Known = Omit<MuhurtaFacts, 'shown' | 'figure'>;

/** What a reader sees of a muhurta: its conditions first, then each window with what it keeps. */
export function muhurtaShown(known: Known): Fact[] {
  const { language, place, purpose, from, to, count, best, days } = known;
  const words = MUHURTA_WORDS[language].facts;
  const natures = PURPOSES[purpose].natures.map((nature) => words.natures[nature]);
  return [
    { key: 'purpose', label: words.purpose, value: words.purposes[purpose] },
    {
      key: 'place',
      label: words.place,
      value: `${townOf(place, language)}, ${coordinatesOf(place)}`,
    },
    {
      key: 'range',
      label: words.range,
      value: words.fromTo(dateIn(language, from), dateIn(language, to)),
    },
    { key: 'hours', label: words.hours, value: words.hoursValue },
    {
      key: 'asked',
      label: words.asked,
      value: conditionsOf(purpose)
        .map((condition) => words.conditions[condition](natures))
        .join('; '),
    },
    { key: 'rule', label: words.rule, value: words.ruleValue },
    {
      key: 'count',
      label: words.count,
      value: days.some(({ day }) => day) ? words.counted(count) : words.noSun,
    },
    ...best.map((window, index) => windowFact(known, window, index + 1)),
  ];
}

function windowFact({ language, place, purpose }: Known, window: Window, number: number): Fact {
  const words = MUHURTA_WORDS[language].facts;
  const names = JYOTISH_NAMES[language];
  const clock = clockOn(language, window.date, place.zone);
  const asked = conditionsOf(purpose);
  const sum = words.sum(
    words.hourCount + asked.length - window.lacks.length,
    words.hourCount + asked.length,
  );
  const lacks = window.lacks.map((condition) => words.lacks[condition]);
  return {
    key: `window-${number}`,
    label: words.window(number),
    value: [
      `${dateIn(language, window.date)}, ${words.fromTo(clock(window.from), clock(window.to))}`,
      `${names.limb('tithi', window.tithi)}, ${names.limb('nakshatra', window.nakshatra)} (${words.natures[natureOf(window.nakshatra)]})`,
      lacks.length > 0 ? words.but(sum, lacks) : sum,
    ].join('; '),
  };
}
