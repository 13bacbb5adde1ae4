import { PLANETS } from '../bodies';
import type { Planet } from '../bodies';
import { eclipses } from './eclipses';
import type { Eclipse } from './eclipses';
import { ingressesOf } from './ingresses';
import type { Ingress } from './ingresses';
import { checkRange } from '../astronomy/range';
import { moonEvents } from './moon-events';
import type { MoonEvent } from './moon-events';
import { SkyError } from '../sky-error';
import { stationsOf, WANDERERS } from './stations';
import type { Station } from './stations';
import { voidOfCourseFrom } from './void-of-course';
import type { VoidOfCourse } from './void-of-course';

/** Something that happens in the sky for everybody; `at` is its instant, or its beginning. */
export type SkyEvent = MoonEvent | Eclipse | Ingress | Station | VoidOfCourse;
export type SkyEventKind = SkyEvent['kind'];

/** The kinds of event; of those at the same instant, in the order in which they are listed. */
export const SKY_EVENT_KINDS = [
  'moon-phase',
  'eclipse',
  'ingress',
  'station',
  'void-of-course',
] as const satisfies readonly SkyEventKind[];

/** What a calendar is to hold; everything unless told. */
export interface CalendarChoice {
  readonly kinds?: readonly SkyEventKind[];
  /** Whose ingresses and stations. The Moon's ingresses alone are a hundred and sixty a year. */
  readonly bodies?: readonly Planet[];
}

const SEARCHES: Readonly<
  Record<SkyEventKind, (from: Date, to: Date, bodies: readonly Planet[]) => SkyEvent[]>
> = {
  'moon-phase': moonEvents,
  eclipse: eclipses,
  ingress: (from, to, bodies) => bodies.flatMap((body) => ingressesOf(body, from, to)),
  station: (from, to, bodies) =>
    WANDERERS.filter((body) => bodies.includes(body)).flatMap((body) => stationsOf(body, from, to)),
  'void-of-course': voidOfCourseFrom,
};

/**
 * The events of the sky from `from` on and before `to`, in order of time: phases of the Moon,
 * eclipses, ingresses, stations, and the void-of-course Moon at its beginning.
 *
 * Two ranges that meet give together exactly what one range over both gives, to the millisecond.
 * How exact each instant is stands with the search of its kind. A year takes about a fifth of a second.
 *
 * @throws SkyError `invalid_input` for an invalid date, a range that ends before it begins, or a
 * kind or body that is none; `out_of_range` outside 1800 to 2200.
 */
export function skyCalendar(
  from: Date,
  to: Date,
  { kinds = SKY_EVENT_KINDS, bodies = PLANETS }: CalendarChoice = {},
): SkyEvent[] {
  checkRange(from, to);
  const unknown = kinds.find((kind) => !SKY_EVENT_KINDS.includes(kind));
  if (unknown !== undefined)
    throw new SkyError('invalid_input', 'kinds', `${String(unknown)} is no kind of event`);
  const stranger = bodies.find((body) => !PLANETS.includes(body));
  if (stranger !== undefined)
    throw new SkyError('invalid_input', 'bodies', `${String(stranger)} has no events`);
  // Sorting is stable: events of the same instant stay in the order of the two lists.
  const ordered = PLANETS.filter((body) => bodies.includes(body));
  return SKY_EVENT_KINDS.filter((kind) => kinds.includes(kind))
    .flatMap((kind) => SEARCHES[kind](from, to, ordered))
    .sort((a, b) => a.at.getTime() - b.at.getTime());
}
