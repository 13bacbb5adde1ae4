import type { StatedFact } from '@cosmic/narrator/craft/stated';
import { PLANETS, type Planet } from '@cosmic/sky/bodies';
import { positionsAt, type Position } from '@cosmic/sky/astronomy/ephemeris';
import type { NoonChart } from '@cosmic/sky/charts/noon-chart';
import { formatPosition, SIGNS, signAt, type Sign } from '@cosmic/sky/zodiac';
import { HOUR_AND_PLACE, maybeChartOf, signFact, placedInChart } from '../birth';
import type { Context, Facts } from '../maker';
import { noonOf } from '../today';
import { belong, inSign, minuteOf, ownSign, placedAt, positionsOf } from '../stated';
import type { ParamsOf } from '../tool';
import {
  fullDate,
  houseFrom,
  houseName,
  houseTheme,
  listed,
  planetLabel,
  signBy,
} from '../wording';
import type { career } from './tool';

const AT_BIRTH = ['sun', 'mercury', 'mars', 'jupiter', 'saturn'] as const;
const TODAY = ['sun', 'jupiter', 'saturn'] as const;

export interface CareerFacts extends Facts {
  /** The chosen sign, or the Sun's at noon of the birth date; houses are counted from it. */
  readonly sign: Sign;
  readonly chart: NoonChart | undefined;
  /** Where the Sun was on the birth date: two signs when it changed that day. */
  readonly suns: readonly Sign[];
  /** At noon UTC today. */
  readonly positions: Readonly<Record<Planet, Position>>;
  readonly noon: Date;
  /** The sign that is the tenth house. */
  readonly tenth: Sign;
  /** The planets that are in it today. */
  readonly inTenth: readonly Planet[];
}

/** What a sign, a birth date and the sky of today hold for working life. */
export function facts(params: ParamsOf<typeof career>, { at }: Context): CareerFacts {
  const noon = noonOf(at);
  const chart = maybeChartOf(params.dob);
  // The schema asks for one of the two, so without a sign there is a chart.
  const sign = params.sign === '' ? signAt(chart?.bodies.sun.longitude ?? 0) : signBy(params.sign);
  const positions = positionsAt(noon, PLANETS);
  const tenth = SIGNS[(SIGNS.indexOf(sign) + 9) % 12]!;
  const known = {
    sign,
    chart,
    suns: (chart?.ranges.sun.signs ?? []).map(signBy),
    positions,
    noon,
    tenth,
    inTenth: PLANETS.filter((planet) => positions[planet].sign === tenth.key),
  };
  return { ...known, shown: shownOf(known) };
}

function shownOf({
  sign,
  chart,
  positions,
  noon,
  ...known
}: Omit<CareerFacts, 'shown'>): StatedFact[] {
  const there = known.inTenth.map(planetLabel);
  return [
    signFact(sign, known.suns),
    ...(chart ? birthFacts(chart) : []),
    {
      key: 'houses',
      label: 'Houses',
      value: `solar houses: whole signs counted from ${sign.name}; positions for noon UTC on ${fullDate(noon)}`,
      states: [ownSign(sign.key), positionsOf(minuteOf(noon))],
    },
    {
      key: 'tenth',
      label: 'Tenth house',
      value: `${known.tenth.name}, your house of ${houseTheme(10)}; planets there: ${listed(there) || 'none'}`,
      states: [
        belong('house:10', `sign:${known.tenth.key}`),
        ...known.inTenth.map((planet) => inSign(planet, known.tenth.key, 'now', { house: 10 })),
      ],
    },
    ...TODAY.map((planet) => {
      const { longitude, sign: at } = positions[planet];
      const house = houseFrom(sign.key, at);
      const where = `your ${houseName(house)} house (${houseTheme(house)})`;
      return {
        key: `today-${planet}`,
        label: `${planetLabel(planet)} today`,
        value: `${formatPosition(longitude)}, ${where}`,
        states: [placedAt(planet, longitude, { house, when: 'now' })],
      };
    }),
  ];
}

function birthFacts(chart: NoonChart): StatedFact[] {
  const { at, bodies, ranges } = chart;
  return AT_BIRTH.map((planet) => {
    const names = ranges[planet].signs.map((key) => signBy(key).name);
    const also = names.length > 1 ? `; ${names.join(' or ')} depending on ${HOUR_AND_PLACE}` : '';
    const position = formatPosition(bodies[planet].longitude);
    return {
      key: `birth-${planet}`,
      label: `${planetLabel(planet)} at birth`,
      value: `${position} at noon UTC on ${fullDate(at)}${also}`,
      states: placedInChart(chart, planet),
    };
  });
}
