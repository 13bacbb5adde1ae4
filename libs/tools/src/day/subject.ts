import type { ChartSchool } from '@cosmic/contracts/sky/chart-school';
import type { Language } from '@cosmic/contracts/language';
import { houseFrameOf, wholeSigns, type HouseFrame } from '../charts/house-frame';
import { birthOf, type BirthData } from '../charts/birth';
import { tropicalOf } from '../charts/chart-school';
import { signBy } from '../wording';
import type { SignKey } from '@cosmic/sky/zodiac';
import { NATAL_POINTS, type NatalPoint } from './transit-terms';

/**
 * Whose day it is: a person by birth data, or everybody who has a sign. The choice among words goes
 * by `reader`, so that two people with one birth date are not told the same.
 */
export type DaySubject =
  | {
      readonly kind: 'person';
      readonly reader: string;
      readonly birth: BirthData;
      /** How their chart is counted, by itself the usual way. */
      readonly school?: ChartSchool;
    }
  | { readonly kind: 'sign'; readonly sign: SignKey };

/** What a day is read against. */
export interface DayFrame {
  readonly basis: 'chart' | 'birth-date' | 'sign';
  readonly language: Language;
  /** Who is told, as the memory of what was told knows them: the sign, or the reader. */
  readonly who: string;
  readonly sign: SignKey;
  /** How it is counted; what follows are tropical longitudes of the day all the same, as the sky's are. */
  readonly school: ChartSchool;
  /** By which system the houses of a chart are, in words. */
  readonly system: string | undefined;
  readonly houses: HouseFrame;
  /** Points of the chart that can be met; none for a sign. */
  readonly points: readonly { readonly point: NatalPoint; readonly longitude: number }[];
}

/**
 * What the days of somebody are read against, at an instant of each. A sidereal chart keeps its place
 * among the stars, so that its tropical longitudes move on with the equinox.
 *
 * Without an hour of birth the Moon of the chart would be a guess, and nothing rises.
 */
export function framesOf(subject: DaySubject, language: Language = 'en'): (at: Date) => DayFrame {
  const frame = frameOf(subject, language);
  const { school, houses, points } = frame;
  if (school.zodiac !== 'sidereal') return () => frame;
  return (at) => ({
    ...frame,
    houses: { ...houses, cusps: houses.cusps.map((cusp) => tropicalOf(school, cusp, at)) },
    points: points.map(({ point, longitude }) => {
      return { point, longitude: tropicalOf(school, longitude, at) };
    }),
  });
}

/** The same in the longitudes of the chart itself. */
function frameOf(subject: DaySubject, language: Language): DayFrame {
  if (subject.kind === 'sign') {
    const { sign } = subject;
    const houses: HouseFrame = {
      kind: 'solar',
      cusps: wholeSigns(signBy(sign)),
      first: signBy(sign),
    };
    return {
      basis: 'sign',
      language,
      who: sign,
      sign,
      school: {},
      system: undefined,
      houses,
      points: [],
    };
  }
  const { school = {} } = subject;
  const birth = birthOf(subject.birth, language, school);
  const { bodies } = birth.chart;
  const isKnown = birth.time === 'known';
  const points = NATAL_POINTS.flatMap((point): DayFrame['points'] => {
    if (point === 'ascendant' || point === 'midheaven') {
      return birth.time === 'known' ? [{ point, longitude: birth.chart.angles[point] }] : [];
    }
    return isKnown || point !== 'moon' ? [{ point, longitude: bodies[point].longitude }] : [];
  });
  return {
    basis: isKnown ? 'chart' : 'birth-date',
    language,
    who: subject.reader,
    sign: bodies.sun.sign,
    school,
    system: birth.said.find(({ key }) => key === 'houses')?.value,
    houses: houseFrameOf(birth),
    points,
  };
}
