import { compose, type Line } from '../compose';
import {
  AT_THE_TOP,
  TOP_ASPECT,
  TOP_CLEAR,
  TOP_CLOSING,
  TOP_CUSP,
  TOP_OPENING,
  TOP_OPENING_SOLAR,
  TOP_RULER,
  TOP_SUN,
  TOP_SUN_SOLAR,
  TOP_TRANSIT,
} from '../passages/midheaven-lines';
import { ROOT_SIGN, TOP_SIGN, TOP_STEP } from '../passages/midheaven-sign';
import { SIGN_AT_WORK } from '../passages/sign-at-work';
import { signsAtBirth } from '../birth';
import { utcDate } from '../today';
import { fullDate, planetName, signBy } from '../wording';
import type { MidheavenFacts, TopTransit } from './facts';

/** Composes a reading of the midheaven from our authors' passages. */
export function almanac(facts: MidheavenFacts, seed: string): string {
  const { birth, top, root, noon } = facts;
  const exact = birth.time === 'known';
  const sign = {
    from: TOP_SIGN[top.key],
    slots: { top: exact ? 'Your midheaven' : 'Your solar tenth house' },
  };
  return compose(
    [seed, 'midheaven', birth.at.toISOString(), utcDate(noon)],
    [
      exact ? [{ from: TOP_OPENING }] : solarOpening(facts),
      [sign, sign, rulerLine(facts)],
      [...tenthLines(facts), ...aspectLines(facts), { from: ROOT_SIGN[root.key] }],
      [sunLine(facts), ...facts.transits.slice(0, 2).map(transitLine)],
      [{ from: TOP_STEP[top.element] }, { from: TOP_CLOSING }],
    ],
  );
}

function solarOpening({ birth }: MidheavenFacts): Line[] {
  const sun = signBy(birth.chart.bodies.sun.sign).name;
  const [one, two] = signsAtBirth(birth, 'sun').map((sign) => signBy(sign).name);
  return [
    { from: TOP_OPENING_SOLAR, slots: { sun } },
    ...(one && two ? [{ from: TOP_CUSP, slots: { one, two, sun } }] : []),
    { from: SIGN_AT_WORK[birth.chart.bodies.sun.sign] },
  ];
}

function rulerLine({ ruler, rulerHouses }: MidheavenFacts): Line | undefined {
  const [house, other] = rulerHouses;
  if (house === undefined || other !== undefined) return undefined;
  return { from: TOP_RULER[house - 1] ?? [], slots: { planet: planetName(ruler) } };
}

function tenthLines({ inTenth }: MidheavenFacts): Line[] {
  if (inTenth.length === 0) return [{ from: TOP_CLEAR }];
  return inTenth.slice(0, 3).map((planet) => ({ from: AT_THE_TOP[planet] }));
}

/** The two closest; a conjunction from within the tenth house has been told already. */
function aspectLines({ aspects, inTenth }: MidheavenFacts): Line[] {
  return aspects
    .filter(({ major, planet }) => major && !inTenth.includes(planet))
    .slice(0, 2)
    .map(({ planet, aspect }) => ({ from: TOP_ASPECT[planet], slots: { aspect } }));
}

function sunLine({ birth, sun, top }: MidheavenFacts): Line {
  const from = fullDate(sun.from);
  if (birth.time === 'known') return { from: TOP_SUN, slots: { date: from } };
  return { from: TOP_SUN_SOLAR, slots: { tenth: top.name, from, to: fullDate(sun.to) } };
}

function transitLine({ body, aspect, at }: TopTransit): Line {
  const kind =
    aspect === 'conjunction'
      ? 'meeting'
      : aspect === 'trine' || aspect === 'sextile'
        ? 'easy'
        : 'hard';
  return { from: TOP_TRANSIT[body][kind], slots: { aspect, date: fullDate(at) } };
}
