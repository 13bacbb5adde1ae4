import { houseFrameOf, wholeSigns, type HouseFrame } from '../house-frame';
import { birthOf, type BirthData } from '../birth';
import { signBy } from '../wording';
import type { SignKey } from '@cosmic/sky/zodiac';
import { NATAL_POINTS, type NatalPoint } from './transit-terms';

/**
 * Whose day it is: a person by birth data, or everybody who has a sign. The choice among words goes
 * by `reader`, so that two people with one birth date are not told the same.
 */
export type DaySubject =
  | { readonly kind: 'person'; readonly reader: string; readonly birth: BirthData }
  | { readonly kind: 'sign'; readonly sign: SignKey };

/** What a day is read against. */
export interface DayFrame {
  readonly basis: 'chart' | 'birth-date' | 'sign';
  /** Who is told, as the memory of what was told knows them: the sign, or the reader. */
  readonly who: string;
  readonly sign: SignKey;
  readonly houses: HouseFrame;
  /** Points of the chart that can be met; none for a sign. */
  readonly points: readonly { readonly point: NatalPoint; readonly longitude: number }[];
}

/** Without an hour of birth the Moon of the chart would be a guess, and nothing rises. */
export function frameOf(subject: DaySubject): DayFrame {
  if (subject.kind === 'sign') {
    const { sign } = subject;
    const houses: HouseFrame = {
      kind: 'solar',
      cusps: wholeSigns(signBy(sign)),
      first: signBy(sign),
    };
    return { basis: 'sign', who: sign, sign, houses, points: [] };
  }
  const birth = birthOf(subject.birth);
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
    who: subject.reader,
    sign: bodies.sun.sign,
    houses: houseFrameOf(birth),
    points,
  };
}
