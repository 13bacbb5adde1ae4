/** A stretch of a day. */
export interface Part {
  readonly from: Date;
  readonly to: Date;
}

export const CHOGHADIYAS = ['Udveg', 'Char', 'Labh', 'Amrit', 'Kaal', 'Shubh', 'Rog'] as const;
export type ChoghadiyaName = (typeof CHOGHADIYAS)[number];
export type ChoghadiyaQuality = 'good' | 'fair' | 'bad';

export interface Choghadiya extends Part {
  readonly name: ChoghadiyaName;
  readonly quality: ChoghadiyaQuality;
}

/** Sunrise, sunset and the next sunrise, which the parts divide. */
export interface DayAndNight {
  readonly sunrise: Date;
  readonly sunset: Date;
  readonly nextSunrise: Date;
}

export interface DayParts {
  readonly rahuKalam: Part;
  readonly yamaganda: Part;
  readonly gulika: Part;
  /** The eighth fifteenth of the day; null on a Wednesday, when it does not count. */
  readonly abhijit: Part | null;
  /** The eleventh fifteenth of the day. */
  readonly vijaya: Part;
  /** The eighth fifteenth of the night. */
  readonly nishita: Part;
  readonly choghadiya: {
    readonly day: readonly Choghadiya[];
    readonly night: readonly Choghadiya[];
  };
}

/** Which eighth of the day, from 1, by weekday from Sunday on. */
const RAHU_KALAM = [8, 2, 7, 5, 6, 4, 3] as const;
const YAMAGANDA = [5, 4, 3, 2, 1, 7, 6] as const;
const GULIKA = [7, 6, 5, 4, 3, 2, 1] as const;

const DAY_ROUND: readonly ChoghadiyaName[] = CHOGHADIYAS;
const NIGHT_ROUND: readonly ChoghadiyaName[] = [
  'Shubh',
  'Amrit',
  'Char',
  'Rog',
  'Kaal',
  'Labh',
  'Udveg',
];
/** The first choghadiya of day and night, by weekday from Sunday on. */
const DAY_BEGINS = ['Udveg', 'Amrit', 'Rog', 'Labh', 'Shubh', 'Char', 'Kaal'] as const;
const NIGHT_BEGINS = ['Shubh', 'Char', 'Kaal', 'Udveg', 'Amrit', 'Rog', 'Labh'] as const;

const QUALITIES: Readonly<Record<ChoghadiyaName, ChoghadiyaQuality>> = {
  Amrit: 'good',
  Shubh: 'good',
  Labh: 'good',
  Char: 'fair',
  Udveg: 'bad',
  Kaal: 'bad',
  Rog: 'bad',
};

/**
 * The named parts of a Vedic day and its night. `weekday` is 0 for Sunday to 6, that of the civil
 * date of the sunrise.
 */
export function dayPartsOf(
  { sunrise, sunset, nextSunrise }: DayAndNight,
  weekday: number,
): DayParts {
  const day = { from: sunrise, to: sunset };
  const night = { from: sunset, to: nextSunrise };
  const eighth = (numbers: readonly number[]) => partOf(day, (numbers[weekday] ?? 1) - 1, 8);
  return {
    rahuKalam: eighth(RAHU_KALAM),
    yamaganda: eighth(YAMAGANDA),
    gulika: eighth(GULIKA),
    abhijit: weekday === 3 ? null : partOf(day, 7, 15),
    vijaya: partOf(day, 10, 15),
    nishita: partOf(night, 7, 15),
    choghadiya: {
      day: choghadiyaOf(day, DAY_ROUND, DAY_BEGINS[weekday]),
      night: choghadiyaOf(night, NIGHT_ROUND, NIGHT_BEGINS[weekday]),
    },
  };
}

/** Brahma muhurta: the last but one fifteenth of the night before a sunrise. */
export function brahmaMuhurta(sunsetBefore: Date, sunrise: Date): Part {
  return partOf({ from: sunsetBefore, to: sunrise }, 13, 15);
}

/** One of `count` equal parts, counted from 0. */
export function partOf({ from, to }: Part, index: number, count: number): Part {
  const length = to.getTime() - from.getTime();
  const border = (parts: number) => new Date(from.getTime() + (length * parts) / count);
  return { from: border(index), to: border(index + 1) };
}

function choghadiyaOf(
  whole: Part,
  round: readonly ChoghadiyaName[],
  first: ChoghadiyaName | undefined,
): Choghadiya[] {
  const begin = first ? round.indexOf(first) : 0;
  return Array.from({ length: 8 }, (_, index) => {
    const name = round[(begin + index) % 7] as ChoghadiyaName;
    return { name, quality: QUALITIES[name], ...partOf(whole, index, 8) };
  });
}
