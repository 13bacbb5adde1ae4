import type { Part } from '@cosmic/sky/jyotish/day-parts';
import type { LimbSpan } from '@cosmic/sky/jyotish/limbs';
import { muhurtaOf, overlap, tithiClassOf } from '@cosmic/sky/jyotish/muhurta';
import { natureOf, type NakshatraNature } from '@cosmic/sky/jyotish/nakshatra-natures';
import type { PanchangDay } from '@cosmic/sky/jyotish/panchang';
import type { FigureOf } from '@cosmic/contracts/readings/figures';
import type { ParamsOf } from '../tool';
import type { muhurta } from './tool';

export type Purpose = ParamsOf<typeof muhurta>['purpose'];

/** What is asked beyond the hours: each is kept or not, and none outweighs another. */
export type Condition =
  FigureOf<'muhurta-windows'>['days'][number]['windows'][number]['lacks'][number];

/** Which natures suit a purpose, and what it asks besides tithi and nakshatra. */
export const PURPOSES: Readonly<
  Record<Purpose, { natures: readonly NakshatraNature[]; more: readonly Condition[] }>
> = {
  begin: { natures: ['fixed', 'swift', 'gentle'], more: ['paksha'] },
  home: { natures: ['fixed', 'gentle'], more: ['paksha', 'panchaka'] },
  travel: { natures: ['moving', 'swift', 'gentle'], more: ['panchaka'] },
  trade: { natures: ['fixed', 'swift'], more: [] },
  learn: { natures: ['swift', 'gentle', 'moving'], more: [] },
  celebrate: { natures: ['fixed', 'gentle'], more: [] },
};

export interface Window extends Part {
  readonly date: string;
  readonly tithi: number;
  readonly nakshatra: number;
  /** What it does not keep, in the order of `conditionsOf`. */
  readonly lacks: readonly Condition[];
}

/** A ghati: what is shorter is no window. */
const MIN_WINDOW_MS = 24 * 60_000;
const AMAVASYA = 30;
/** Panchaka, the Moon from 300 degrees on, begins in the middle of Dhanishta. */
const DHANISHTA = 23;

/** The conditions of a purpose beside the three that every window keeps by its hours. */
export function conditionsOf(purpose: Purpose): readonly Condition[] {
  return ['tithi', 'nakshatra', ...PURPOSES[purpose].more];
}

/**
 * The windows of a day for a purpose, in order of time: good choghadiyas outside Rahu kalam and
 * Vishti, cut where tithi or nakshatra changes, so that each has one answer to each condition.
 */
export function windowsOf(day: PanchangDay, purpose: Purpose): Window[] {
  const asked = conditionsOf(purpose);
  return muhurtaOf(day)
    .good.flatMap((part) => cutBy(part, day.limbs.tithi))
    .flatMap(({ part, span: tithi }) =>
      cutBy(part, day.limbs.nakshatra).map(({ part: cut, span }) => ({
        ...cut,
        date: day.date,
        tithi: tithi.number,
        nakshatra: span.number,
        lacks: asked.filter((condition) => !keeps(condition, purpose, tithi.number, span, cut)),
      })),
    )
    .filter(({ from, to }) => to.getTime() - from.getTime() >= MIN_WINDOW_MS);
}

/** Those that keep most first, the earlier of equals. */
export function ranked(windows: readonly Window[]): Window[] {
  return [...windows].sort(
    (a, b) => a.lacks.length - b.lacks.length || a.from.getTime() - b.from.getTime(),
  );
}

function cutBy(part: Part, spans: readonly LimbSpan[]): { part: Part; span: LimbSpan }[] {
  return spans.flatMap((span) => overlap(part, span).map((cut) => ({ part: cut, span })));
}

function keeps(
  condition: Condition,
  purpose: Purpose,
  tithi: number,
  nakshatra: LimbSpan,
  window: Part,
): boolean {
  switch (condition) {
    case 'tithi':
      return tithiClassOf(tithi) !== 'Rikta' && tithi !== AMAVASYA;
    case 'nakshatra':
      return PURPOSES[purpose].natures.includes(natureOf(nakshatra.number));
    case 'paksha':
      return tithi <= 15;
    case 'panchaka':
      return !isPanchaka(nakshatra, window);
  }
}

/** Whether the Moon comes to the last five of the nakshatras' signs within a window. */
function isPanchaka({ number, from, to }: LimbSpan, window: Part): boolean {
  if (number !== DHANISHTA) return number > DHANISHTA;
  const middle = (from.getTime() + to.getTime()) / 2;
  return window.to.getTime() > middle;
}
