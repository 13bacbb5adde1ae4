import type { FigureOf } from '@cosmic/contracts/readings/figures';
import type { Language } from '@cosmic/contracts/language';
import type { Place } from '@cosmic/contracts/sky/places';
import { panchangOf, type PanchangDay } from '@cosmic/sky/jyotish/panchang';
import { civilDate } from '@cosmic/sky/places/zone';
import type { Context, Facts } from '../maker';
import { DAY_MS } from '../today';
import type { ParamsOf } from '../tool';
import { muhurtaShown } from './shown';
import type { muhurta } from './tool';
import { ranked, windowsOf, type Purpose, type Window } from './windows';

/** How many windows are told one by one, no two of a day. */
const MAX_TOLD = 5;

export interface MuhurtaFacts extends Facts {
  readonly language: Language;
  readonly place: Place;
  readonly purpose: Purpose;
  /** The first and the last civil date, `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
  readonly days: readonly MuhurtaDate[];
  /** How many windows the range has, and of each day the one that keeps most, the best days first. */
  readonly count: number;
  readonly best: readonly Window[];
}

export interface MuhurtaDate {
  readonly date: string;
  /** Null where the Sun does not rise, set and rise again. */
  readonly day: PanchangDay | null;
  readonly windows: readonly Window[];
}

/** The windows of a range of days for a purpose, by the hours and the Moon of a place. */
export function facts(params: ParamsOf<typeof muhurta>, { at }: Context): MuhurtaFacts {
  const { location: place, language = 'en', purpose, span } = params;
  const from = params.date || civilDate(place.zone, at);
  const days = Array.from({ length: Number(span) }, (_, index): MuhurtaDate => {
    const date = dayAfter(from, index);
    const day = panchangOf(date, place, place.zone);
    return { date, day, windows: day ? windowsOf(day, purpose) : [] };
  });
  const windows = days.flatMap((one) => one.windows);
  const known = {
    language,
    place,
    purpose,
    from,
    to: days.at(-1)?.date ?? from,
    days,
    count: windows.length,
    best: bestOf(windows),
  };
  return { ...known, shown: muhurtaShown(known), figure: figureOf(known) };
}

function bestOf(windows: readonly Window[]): Window[] {
  const order = ranked(windows);
  const first = order.filter(
    ({ date }, index) => order.findIndex((other) => other.date === date) === index,
  );
  return first.slice(0, MAX_TOLD);
}

function dayAfter(date: string, count: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

function figureOf({
  place,
  days,
}: Pick<MuhurtaFacts, 'place' | 'days'>): FigureOf<'muhurta-windows'> {
  return {
    kind: 'muhurta-windows',
    zone: place.zone,
    days: days.map(({ date, day, windows }) => ({
      date,
      sunrise: day?.sunrise.toISOString() ?? null,
      sunset: day?.sunset.toISOString() ?? null,
      windows: windows.map(({ from, to, nakshatra, tithi, lacks }) => ({
        from: from.toISOString(),
        to: to.toISOString(),
        nakshatra,
        tithi,
        lacks: [...lacks],
      })),
    })),
  };
}
