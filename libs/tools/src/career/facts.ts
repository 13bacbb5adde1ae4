import type { ChartSchool } from '@cosmic/contracts/sky/chart-school';
import type { Language } from '@cosmic/contracts/language';
import type { StatedFact } from '@cosmic/narrator/craft/stated';
import { PLANETS, type Planet } from '@cosmic/sky/bodies';
import { positionsAt, type Position } from '@cosmic/sky/astronomy/ephemeris';
import type { NoonChart } from '@cosmic/sky/charts/noon-chart';
import { SIGNS, signAt, type Sign } from '@cosmic/sky/zodiac';
import { maybeChartOf, signFact, placedInChart } from '../charts/birth';
import { BIRTH_WORDS } from '../words/birth-words';
import { positionsBy, schoolOfDate, zodiacFact } from '../charts/chart-school';
import type { Context, Facts } from '../maker';
import { SKY_NAMES } from '../words/sky-names';
import { noonOf } from '../today';
import { belong, inSign, minuteOf, ownSign, placedAt, positionsOf } from '../stated';
import type { ParamsOf } from '../tool';
import { houseFrom, signBy } from '../wording';
import type { career } from './tool';
import { WORDS } from './words';

const AT_BIRTH = ['sun', 'mercury', 'mars', 'jupiter', 'saturn'] as const;
const TODAY = ['sun', 'jupiter', 'saturn'] as const;

export interface CareerFacts extends Facts {
  readonly language: Language;
  /** The chosen sign, or the Sun's at noon of the birth date; houses are counted from it. */
  readonly sign: Sign;
  readonly chart: NoonChart | undefined;
  /** Where the Sun was on the birth date: two signs when it changed that day. */
  readonly suns: readonly Sign[];
  /** At noon UTC today. */
  readonly positions: Readonly<Record<Planet, Position>>;
  readonly noon: Date;
  /** How signs are counted. */
  readonly school: ChartSchool;
  /** The sign that is the tenth house. */
  readonly tenth: Sign;
  /** The planets that are in it today. */
  readonly inTenth: readonly Planet[];
}

/** What a sign, a birth date and the sky of today hold for working life. */
export function facts(params: ParamsOf<typeof career>, { at }: Context): CareerFacts {
  const noon = noonOf(at);
  const school = schoolOfDate(params);
  const chart = maybeChartOf(params.dob, school);
  // The schema asks for one of the two, so without a sign there is a chart.
  const sign = params.sign === '' ? signAt(chart?.bodies.sun.longitude ?? 0) : signBy(params.sign);
  const positions = positionsBy(school, positionsAt(noon, PLANETS), noon);
  const tenth = SIGNS[(SIGNS.indexOf(sign) + 9) % 12]!;
  const known = {
    language: params.language ?? 'en',
    sign,
    chart,
    suns: (chart?.ranges.sun.signs ?? []).map(signBy),
    positions,
    noon,
    school,
    tenth,
    inTenth: PLANETS.filter((planet) => positions[planet].sign === tenth.key),
  };
  return { ...known, shown: shownOf(known) };
}

function shownOf({
  language,
  sign,
  chart,
  positions,
  noon,
  school,
  ...known
}: Omit<CareerFacts, 'shown'>): StatedFact[] {
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  const there = names.listed(known.inTenth.map(names.planet));
  return [
    signFact(sign, known.suns, language),
    zodiacFact(school, chart?.at, language),
    ...(chart ? birthFacts(chart, language) : []),
    {
      key: 'houses',
      label: names.labels.houses,
      value: words.solarHouses(names.sign(sign.key), names.date(noon)),
      states: [ownSign(sign.key), positionsOf(minuteOf(noon))],
    },
    {
      key: 'tenth',
      label: words.labels.tenth,
      value: words.tenth(names.sign(known.tenth.key), names.houseTheme(10), there || words.none),
      states: [
        belong('house:10', `sign:${known.tenth.key}`),
        ...known.inTenth.map((planet) => inSign(planet, known.tenth.key, 'now', { house: 10 })),
      ],
    },
    ...TODAY.map((planet) => {
      const { longitude, sign: at } = positions[planet];
      const house = houseFrom(sign.key, at);
      return {
        key: `today-${planet}`,
        label: names.today(names.planet(planet)),
        value: `${names.position(longitude)}, ${names.yourHouse(house)}`,
        states: [placedAt(planet, longitude, { house, when: 'now' })],
      };
    }),
  ];
}

function birthFacts(chart: NoonChart, language: Language): StatedFact[] {
  const { at, bodies, ranges } = chart;
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  const { depending, hourAndPlace } = BIRTH_WORDS[language];
  return AT_BIRTH.map((planet) => {
    const signs = ranges[planet].signs.map(names.sign);
    const also = signs.length > 1 ? `; ${depending(signs, hourAndPlace)}` : '';
    const position = names.position(bodies[planet].longitude);
    return {
      key: `birth-${planet}`,
      label: words.atBirth(names.planet(planet)),
      value: `${words.birthPosition(position, names.date(at))}${also}`,
      states: placedInChart(chart, planet),
    };
  });
}
