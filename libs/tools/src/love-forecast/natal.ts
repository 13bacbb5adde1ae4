import type { ChartSchool } from '@cosmic/contracts/sky/chart-school';
import type { AspectKey } from '@cosmic/sky/charts/aspects';
import type { Planet } from '@cosmic/sky/bodies';
import type { NoonChart } from '@cosmic/sky/charts/noon-chart';
import { transitsTo } from '@cosmic/sky/charts/transits';
import { tropicalOf } from '../charts/chart-school';
import type { AspectName } from '../passages/aspects';
import type { Span } from './span';
import type { LovePeriod } from './tool';

export type Natal = 'venus' | 'mars';
export type Visitor = 'venus' | 'mars' | 'jupiter' | 'saturn';

/** A planet of the coming sky at an exact angle to the Venus or Mars of a birth date. */
export interface NatalContact {
  readonly visitor: Visitor;
  readonly natal: Natal;
  readonly aspect: AspectName;
  readonly at: Date;
}

const MAJOR: readonly AspectKey[] = ['conjunction', 'sextile', 'square', 'trine', 'opposition'];
const MAX_ASPECTS = 4;

interface Search {
  readonly bodies: readonly Visitor[];
  readonly aspects: readonly AspectKey[];
}

/** In a year Venus and Mars make dozens of contacts; what counts then are returns and slow planets. */
const SEARCHES: Readonly<Record<LovePeriod, readonly Search[]>> = {
  week: [{ bodies: ['venus', 'mars'], aspects: MAJOR }],
  month: [{ bodies: ['venus', 'mars'], aspects: MAJOR }],
  year: [
    { bodies: ['venus', 'mars'], aspects: ['conjunction'] },
    { bodies: ['jupiter', 'saturn'], aspects: MAJOR },
  ],
};

/**
 * The contacts of a span, at most four in order of time. Without an hour of birth Venus and Mars
 * are taken at noon UTC, which moves the day of a contact by one either way.
 */
export function natalContacts(
  { bodies }: NoonChart,
  { period, from, to }: Span,
  school: ChartSchool = {},
): NatalContact[] {
  // What moves on with the stars does so by half a minute of arc until the end of a year.
  const middle = new Date((from.getTime() + to.getTime()) / 2);
  const points = (['venus', 'mars'] as const).map((point) => ({
    point,
    longitude: tropicalOf(school, bodies[point].longitude, middle),
  }));
  return SEARCHES[period]
    .flatMap((options) => transitsTo(points, from, to, options))
    .sort((a, b) => rank(a) - rank(b) || a.at.getTime() - b.at.getTime())
    .slice(0, MAX_ASPECTS)
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ at, body, aspect, point }) => ({
      visitor: body as Visitor,
      natal: point as Natal,
      aspect: aspect as AspectName,
      at,
    }));
}

/** A meeting with oneself or between Venus and Mars comes first, then the slow planets. */
function rank({ body, aspect }: { body: Planet; aspect: AspectKey }): number {
  if (aspect === 'conjunction') return 0;
  return body === 'jupiter' || body === 'saturn' ? 1 : 2;
}
