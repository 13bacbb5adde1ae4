import type { FigureOf } from '@cosmic/contracts/readings/figures';
import type { Language } from '@cosmic/contracts/language';
import type { Place } from '@cosmic/contracts/sky/places';
import type { Fact } from '@cosmic/contracts/readings/readings';
import type { Planet } from '@cosmic/sky/bodies';
import { anglesAt } from '@cosmic/sky/charts/chart-angles';
import { positionOf, type Position } from '@cosmic/sky/astronomy/ephemeris';
import { risingSigns, risingSpanAt, type RisingSpan } from '@cosmic/sky/charts/rising';
import { placeInSign, signAt, type Element, type Sign } from '@cosmic/sky/zodiac';
import { civilDate } from '@cosmic/sky/places/zone';
import type { Context, Facts } from '../maker';
import { coordinatesOf, townOf } from '../words/place-words';
import { SKY_NAMES } from '../words/sky-names';
import { DAY_MS } from '../today';
import type { ParamsOf } from '../tool';
import { signBy } from '../wording';
import { clockOf, type PlaceClock } from './clock';
import type { risingTracker } from './tool';
import { WORDS } from './words';

/** Near a pole not every sign rises, and those that do not say which is quick. */
const SIGNS_OF_A_DAY = 11;

export interface RisingFacts extends Facts {
  readonly language: Language;
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
  readonly clock: PlaceClock;
}

/** What rises at a place at this instant and over the next day. */
export function facts(params: ParamsOf<typeof risingTracker>, { at }: Context): RisingFacts {
  const { location: place, language = 'en' } = params;
  const { ascendant, descendant } = anglesAt(at, place);
  const spans = risingSigns(at, new Date(at.getTime() + DAY_MS), place);
  const { sign, degree } = placeInSign(ascendant);
  const whole = spans.slice(1, -1);
  const known = {
    language,
    at,
    town: townOf(place, language),
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
    clock: clockOf(place.zone, at, WORDS[language].clock),
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
  const { language, at, town, place, sign, span, spans, clock, rulerAt } = known;
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  const { labels } = words;
  const local = new Date(`${civilDate(place.zone, at)}T00:00:00Z`);
  const today = `${names.weekdayAndDay(local)} ${local.getUTCFullYear()}`;
  const pace = paceIn(known);
  return [
    { key: 'place', label: labels.place, value: `${town}, ${coordinatesOf(place)}` },
    {
      key: 'clock',
      label: labels.clock,
      value: words.clockThere(today, clock.tell(at), place.zone, names.dateAndTime(at)),
    },
    { key: 'ascendant', label: labels.ascendant, value: names.position(known.ascendant) },
    {
      key: 'span',
      label: words.rises(names.sign(sign.key)),
      value: words.fromTo(clock.tell(span.from), clock.tell(span.to)),
    },
    { key: 'descendant', label: labels.descendant, value: names.sign(known.setting.key) },
    {
      key: `ruler-${known.ruler}`,
      label: words.rulerOf(names.planet(known.ruler), names.sign(sign.key)),
      value: names.position(rulerAt.longitude),
    },
    {
      key: 'next',
      label: labels.next,
      value: spans
        .slice(1)
        .map(({ sign: next, from }) => words.signFrom(names.sign(next), clock.tell(from)))
        .join('; '),
    },
    { key: 'moon', label: labels.moon, value: names.position(known.moon.longitude) },
    ...(pace ? [{ key: 'pace', label: labels.pace, value: words.pace(pace) }] : []),
  ];
}

/** The quickest and the slowest sign of the day in words; undefined where not all of them rise. */
export function paceIn({
  language,
  pace,
  clock,
}: Pick<RisingFacts, 'language' | 'pace' | 'clock'>):
  Record<'quick' | 'quickFor' | 'slow' | 'slowFor', string> | undefined {
  const names = SKY_NAMES[language];
  return (
    pace && {
      quick: names.sign(pace.quick.sign),
      quickFor: clock.length(pace.quick),
      slow: names.sign(pace.slow.sign),
      slowFor: clock.length(pace.slow),
    }
  );
}
