import type { FigureOf } from '@cosmic/contracts/figures';
import type { Place } from '@cosmic/contracts/places';
import type { Fact } from '@cosmic/contracts/readings';
import type { Planet } from '@cosmic/sky/bodies';
import { anglesAt } from '@cosmic/sky/charts/chart-angles';
import { positionOf, type Position } from '@cosmic/sky/astronomy/ephemeris';
import { risingSigns, risingSpanAt, type RisingSpan } from '@cosmic/sky/charts/rising';
import { formatPosition, placeInSign, signAt, type Element, type Sign } from '@cosmic/sky/zodiac';
import { civilDate } from '@cosmic/sky/places/zone';
import type { Context, Facts } from '../maker';
import { coordinatesOf, townOf } from '../place-words';
import { DAY_MS } from '../today';
import type { ParamsOf } from '../tool';
import { fullDate, planetLabel, signBy, timeOfDay, weekdayAndDay } from '../wording';
import { clockOf, lengthOf } from './clock';
import type { risingTracker } from './tool';

/** Near a pole not every sign rises, and those that do not say which is quick. */
const SIGNS_OF_A_DAY = 11;

export interface RisingFacts extends Facts {
  readonly at: Date;
  /** The name of the town, where it is safe to say. */
  readonly town: string;
  readonly place: Place;
  /** The rising sign and its degree, 0 to 29. */
  readonly sign: Sign;
  readonly degree: number;
  readonly ascendant: number;
  /** The whole time that the sign rises, from before now. */
  readonly span: RisingSpan;
  /** From now to the same hour tomorrow; the first begins now. */
  readonly spans: readonly RisingSpan[];
  readonly setting: Sign;
  readonly ruler: Planet;
  /** At the instant itself. */
  readonly rulerAt: Position;
  /** The next sign of each element that rises whole; near a pole one may be missing. */
  readonly windows: ReadonlyMap<Element, RisingSpan>;
  /** At the instant itself. */
  readonly moon: Position;
  /** The whole span of the day to come with which the Moon comes up, as near as signs can tell. */
  readonly moonSpan: RisingSpan | undefined;
  /** The quickest and the slowest sign of the day; undefined where not all of them rise. */
  readonly pace: { readonly quick: RisingSpan; readonly slow: RisingSpan } | undefined;
  /** The clock of the place. */
  readonly clock: (at: Date) => string;
}

/** What rises at a place at this instant and over the next day. */
export function facts(params: ParamsOf<typeof risingTracker>, { at }: Context): RisingFacts {
  const place = params.location;
  const { ascendant, descendant } = anglesAt(at, place);
  const spans = risingSigns(at, new Date(at.getTime() + DAY_MS), place);
  const { sign, degree } = placeInSign(ascendant);
  const whole = spans.slice(1, -1);
  const known = {
    at,
    town: townOf(place),
    place,
    sign,
    degree,
    ascendant,
    span: risingSpanAt(at, place),
    spans,
    setting: signAt(descendant),
    ruler: sign.ruler,
    rulerAt: positionOf(sign.ruler, at),
    windows: windowsOf(sign.element, whole),
    moon: positionOf('moon', at),
    moonSpan: whole.find(({ sign: rising, from, to }) => {
      return positionOf('moon', new Date((+from + +to) / 2)).sign === rising;
    }),
    pace: paceOf(whole),
    clock: clockOf(place.zone, at),
  };
  return { ...known, shown: shownOf(known), figure: figureOf(known) };
}

/** The first whole span of each element but the one that rises now. */
function windowsOf(now: Element, whole: readonly RisingSpan[]): Map<Element, RisingSpan> {
  const windows = new Map<Element, RisingSpan>();
  for (const span of whole) {
    const { element } = signBy(span.sign);
    if (element !== now && !windows.has(element)) windows.set(element, span);
  }
  return windows;
}

function paceOf(whole: readonly RisingSpan[]): RisingFacts['pace'] {
  if (new Set(whole.map(({ sign }) => sign)).size < SIGNS_OF_A_DAY) return undefined;
  const byLength = [...whole].sort((a, b) => +a.to - +a.from - (+b.to - +b.from));
  return { quick: byLength[0]!, slow: byLength.at(-1)! };
}

function figureOf(known: Omit<RisingFacts, 'shown'>): FigureOf<'rising'> {
  return {
    kind: 'rising',
    at: known.at.toISOString(),
    zone: known.place.zone,
    degree: known.ascendant,
    spans: known.spans.map(({ sign, from, to }) => ({
      sign,
      from: from.toISOString(),
      to: to.toISOString(),
    })),
  };
}

function shownOf(known: Omit<RisingFacts, 'shown'>): Fact[] {
  const { at, town, place, sign, span, spans, clock, rulerAt, pace } = known;
  const local = new Date(`${civilDate(place.zone, at)}T00:00:00Z`);
  return [
    { key: 'place', label: 'Place', value: `${town}, ${coordinatesOf(place)}` },
    {
      key: 'clock',
      label: 'Clock there',
      value: `${weekdayAndDay(local)} ${local.getUTCFullYear()}, ${clock(at)} in ${place.zone}; ${fullDate(at)}, ${timeOfDay(at)} UTC`,
    },
    { key: 'ascendant', label: 'Rising now', value: formatPosition(known.ascendant) },
    {
      key: 'span',
      label: `${sign.name} rises`,
      value: `from ${clock(span.from)} to ${clock(span.to)}`,
    },
    { key: 'descendant', label: 'Setting now', value: known.setting.name },
    {
      key: `ruler-${known.ruler}`,
      label: `${planetLabel(known.ruler)}, ruler of ${sign.name}`,
      value: formatPosition(rulerAt.longitude),
    },
    {
      key: 'next',
      label: 'Rising over the next 24 hours',
      value: spans
        .slice(1)
        .map(({ sign: next, from }) => `${signBy(next).name} from ${clock(from)}`)
        .join('; '),
    },
    { key: 'moon', label: 'Moon now', value: formatPosition(known.moon.longitude) },
    ...(pace
      ? [
          {
            key: 'pace',
            label: 'Quickest and slowest sign here',
            value: `${signBy(pace.quick.sign).name} rises in ${lengthOf(pace.quick)}, ${signBy(pace.slow.sign).name} in ${lengthOf(pace.slow)}`,
          },
        ]
      : []),
  ];
}
