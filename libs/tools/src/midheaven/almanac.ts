import { compose, type Line } from '../compose';
import { signsAtBirth } from '../charts/birth';
import { dayNumber } from '../memory/memory';
import { SKY_NAMES } from '../words/sky-names';
import type { MidheavenFacts, TopTransit } from './facts';
import { WORDS, type MidheavenWords } from './words';

/** Composes a reading of the midheaven from our authors' passages: one for a birth and a day. */
export function almanac(facts: MidheavenFacts): string {
  const { language, birth, top, root, noon } = facts;
  const words = WORDS[language];
  const exact = birth.time === 'known';
  const sign = {
    from: words.topSign[top.key],
    slots: { top: exact ? words.top.exact : words.top.solar },
  };
  return compose({ who: birth.at.toISOString(), day: dayNumber(noon) }, [
    exact ? [{ from: words.opening }] : solarOpening(facts),
    [sign, sign, rulerLine(facts)],
    [...tenthLines(facts), ...aspectLines(facts), { from: words.rootSign[root.key] }],
    [sunLine(facts), ...facts.transits.slice(0, 2).map((transit) => transitLine(transit, words))],
    [{ from: words.step[top.element] }, { from: words.closing }],
  ]);
}

function solarOpening({ language, birth }: MidheavenFacts): Line[] {
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  const sun = names.sign(birth.chart.bodies.sun.sign);
  const [one, two] = signsAtBirth(birth, 'sun').map(names.sign);
  return [
    { from: words.openingSolar, slots: { sun } },
    ...(one && two ? [{ from: words.cusp, slots: { one, two, sun } }] : []),
    { from: words.atWork[birth.chart.bodies.sun.sign] },
  ];
}

function rulerLine({ language, ruler, rulerHouses }: MidheavenFacts): Line | undefined {
  const [house, other] = rulerHouses;
  if (house === undefined || other !== undefined) return undefined;
  return {
    from: WORDS[language].ruler[house - 1] ?? [],
    slots: { planet: SKY_NAMES[language].planetName(ruler) },
  };
}

function tenthLines({ language, inTenth }: MidheavenFacts): Line[] {
  const words = WORDS[language];
  if (inTenth.length === 0) return [{ from: words.clear }];
  return inTenth.slice(0, 3).map((planet) => ({ from: words.atTheTop[planet] }));
}

/** The two closest; a conjunction from within the tenth house has been told already. */
function aspectLines({ language, aspects, inTenth }: MidheavenFacts): Line[] {
  const words = WORDS[language];
  return aspects
    .filter(({ major, planet }) => major && !inTenth.includes(planet))
    .slice(0, 2)
    .map(({ planet, aspect }) => ({
      from: words.aspect[planet],
      slots: { aspect: words.aspectName(aspect) },
    }));
}

function sunLine({ language, birth, sun, top }: MidheavenFacts): Line {
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  const from = names.date(sun.from);
  if (birth.time === 'known') return { from: words.sun, slots: { date: from } };
  return {
    from: words.sunSolar,
    slots: { tenth: names.sign(top.key), from, to: names.date(sun.to) },
  };
}

function transitLine({ body, aspect, at }: TopTransit, words: MidheavenWords): Line {
  const kind =
    aspect === 'conjunction'
      ? 'meeting'
      : aspect === 'trine' || aspect === 'sextile'
        ? 'easy'
        : 'hard';
  return {
    from: words.transit[body][kind],
    slots: { aspect: words.aspectName(aspect), date: words.date(at) },
  };
}
