import type { Part } from './day-parts';
import type { PanchangDay } from './panchang';

export const TITHI_CLASSES = ['Nanda', 'Bhadra', 'Jaya', 'Rikta', 'Purna'] as const;
export type TithiClass = (typeof TITHI_CLASSES)[number];

/** What is asked of a time: each condition stands by itself, there is no score. */
export interface MuhurtaDay {
  readonly tithiClass: TithiClass;
  /** The Moon at or past 300 degrees of the sidereal zodiac at sunrise. */
  readonly panchaka: boolean;
  /** The Moon at sunrise in one of the six nakshatras at the joints of the zodiac. */
  readonly gandaMula: boolean;
  /** Vishti karana (Bhadra) within the day, from sunrise to sunrise. */
  readonly vishti: readonly Part[];
  /** Day choghadiya Amrit, Shubh or Labh, less Rahu kalam, less Vishti. */
  readonly good: readonly Part[];
}

const GANDA_MULA = [1, 9, 10, 18, 19, 27];
const PANCHAKA_FROM_RASHI = 10;

/** The conditions of a day by the usual rules of the panchang. */
export function muhurtaOf({
  limbs,
  moonRashi,
  parts,
  sunrise,
  nextSunrise,
}: PanchangDay): MuhurtaDay {
  const vishti = limbs.karana
    .filter(({ name }) => name === 'Vishti')
    .flatMap((span) => overlap(span, { from: sunrise, to: nextSunrise }));
  const good = parts.choghadiya.day.filter(({ quality }) => quality === 'good');
  return {
    tithiClass: tithiClassOf(limbs.tithi[0]?.number ?? 1),
    panchaka: moonRashi >= PANCHAKA_FROM_RASHI,
    gandaMula: GANDA_MULA.includes(limbs.nakshatra[0]?.number ?? 0),
    vishti,
    good: without(joined(good), [parts.rahuKalam, ...vishti]),
  };
}

/** The class of a tithi, 1 to 30: five in turn, the same in both halves. */
export function tithiClassOf(tithi: number): TithiClass {
  return TITHI_CLASSES[((tithi - 1) % 15) % 5] as TithiClass;
}

/** What two stretches of time have in common: one or none. */
export function overlap(a: Part, b: Part): Part[] {
  const from = a.from > b.from ? a.from : b.from;
  const to = a.to < b.to ? a.to : b.to;
  return from < to ? [{ from, to }] : [];
}

/** Stretches of time in order, those that meet made one. */
function joined(parts: readonly Part[]): Part[] {
  return parts.reduce<Part[]>((before, { from, to }) => {
    const last = before.at(-1);
    return last && last.to >= from
      ? [...before.slice(0, -1), { from: last.from, to }]
      : [...before, { from, to }];
  }, []);
}

/** Stretches of time less others, in order. */
export function without(parts: readonly Part[], taken: readonly Part[]): Part[] {
  return taken.reduce<Part[]>(
    (left, { from, to }) =>
      left.flatMap((part) => [
        ...overlap(part, { from: part.from, to: from }),
        ...overlap(part, { from: to, to: part.to }),
      ]),
    [...parts],
  );
}
