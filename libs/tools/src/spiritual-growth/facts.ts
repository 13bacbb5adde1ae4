import type { ChartSchool } from '@cosmic/contracts/sky/chart-school';
import type { Language } from '@cosmic/contracts/language';
import type { StatedFact } from '@cosmic/narrator/craft/stated';
import { positionsAt, type Position } from '@cosmic/sky/astronomy/ephemeris';
import type { NoonChart } from '@cosmic/sky/charts/noon-chart';
import { signAt, type Sign } from '@cosmic/sky/zodiac';
import { maybeChartOf, signFact, placedInChart } from '../charts/birth';
import { BIRTH_WORDS } from '../words/birth-words';
import { positionsBy, schoolOfDate, zodiacFact } from '../charts/chart-school';
import { nodeBody } from '../fields/node';
import type { Context, Facts } from '../maker';
import { SKY_NAMES } from '../words/sky-names';
import { placeFact } from '../charts/sky-today';
import { noonOf } from '../today';
import { minuteOf, ownSign, positionsOf } from '../stated';
import type { ParamsOf } from '../tool';
import { signBy } from '../wording';
import type { spiritualGrowth } from './tool';
import { WORDS, type Guide } from './words';

const GUIDES = [
  'jupiter',
  'saturn',
  'neptune',
  'true-node',
  'mean-node',
] as const satisfies readonly Guide[];

export interface GrowthFacts extends Facts {
  readonly language: Language;
  /** The chosen sign, or the Sun's at noon of the birth date; houses are counted from it. */
  readonly sign: Sign;
  readonly chart: NoonChart | undefined;
  /** Where the Sun was on the birth date: two signs when it changed that day. */
  readonly suns: readonly Sign[];
  /** The four that are asked about growing, the north node as it is reckoned here. */
  readonly guides: readonly Guide[];
  /** At noon UTC today. */
  readonly today: Readonly<Record<Guide, Position>>;
  readonly noon: Date;
  /** How signs are counted. */
  readonly school: ChartSchool;
}

/** What a sign, a birth date and the slow planets of today hold for inner growth. */
export function facts(params: ParamsOf<typeof spiritualGrowth>, { at }: Context): GrowthFacts {
  const noon = noonOf(at);
  const school = schoolOfDate(params);
  const chart = maybeChartOf(params.dob, school);
  // The schema asks for one of the two, so without a sign there is a chart.
  const sign = params.sign === '' ? signAt(chart?.bodies.sun.longitude ?? 0) : signBy(params.sign);
  const known = {
    language: params.language ?? 'en',
    sign,
    chart,
    suns: (chart?.ranges.sun.signs ?? []).map(signBy),
    guides: ['jupiter', 'saturn', 'neptune', nodeBody(params.node)] as const,
    today: positionsBy(school, positionsAt(noon, GUIDES), noon),
    noon,
    school,
  };
  return { ...known, shown: shownOf(known) };
}

function shownOf(known: Omit<GrowthFacts, 'shown'>): StatedFact[] {
  const { language, sign, suns, chart, guides, today, noon, school } = known;
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  return [
    signFact(sign, suns, language),
    zodiacFact(school, chart?.at, language),
    ...(chart ? birthFacts(chart, guides, language) : []),
    {
      key: 'houses',
      label: names.labels.houses,
      value: words.solarHouses(names.sign(sign.key), names.date(noon)),
      states: [ownSign(sign.key), positionsOf(minuteOf(noon))],
    },
    ...guides.map((guide) =>
      placeFact(guide, words.labels[guide], today[guide], sign.key, language),
    ),
  ];
}

function birthFacts(chart: NoonChart, guides: readonly Guide[], language: Language): StatedFact[] {
  const { at, bodies, ranges } = chart;
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  const { depending, hourAndPlace } = BIRTH_WORDS[language];
  return (['sun', ...guides] as const).map((body) => {
    const signs = ranges[body].signs.map(names.sign);
    const also = signs.length > 1 ? `; ${depending(signs, hourAndPlace)}` : '';
    return {
      key: `birth-${body}`,
      label: words.atBirth(body === 'sun' ? names.planet(body) : words.labels[body]),
      value: `${words.birthPosition(names.position(bodies[body].longitude), names.date(at))}${also}`,
      states: placedInChart(chart, body),
    };
  });
}
