import { EARLIEST, LATEST } from '../astronomy/range';
import { meanTimeOf } from '../astronomy/mean-time';
import { SkyError } from '../sky-error';
import { isDaylightSaving, isLocalMeanTime, zoneName, zoneOffset } from './zone';

/**
 * What the runtime's time zone data do not know of a place: `ownClocks` of zone-history.ts, which is
 * apart so that a page which needs no birth times does not load it.
 */
export interface OwnClocks {
  /** The place's own mean time, in seconds ahead of UTC, and until when it was kept. */
  readonly meanTime: { readonly offset: number; readonly until: Date } | undefined;
  /** The clocks of the zone where the runtime has another country's; else undefined. */
  clockAt(at: Date): { readonly offset: number; readonly daylightSaving: boolean } | undefined;
}

/** An instant at which the clocks of the zone showed the time asked for. */
export interface ClockInstant {
  readonly utc: Date;
  /** Seconds by which the clocks were ahead of UTC, east positive. */
  readonly offsetSeconds: number;
  /** Whether the clocks were put forward, see `isDaylightSaving`. */
  readonly daylightSaving: boolean;
  /**
   * Whether it is a local mean time: the place's own where that was given, else as far as the zone's
   * clocks tell, see `isLocalMeanTime`.
   */
  readonly localMeanTime: boolean;
}

/** A change of clocks that leaves civil times out. */
export interface ClockGap {
  /** The instant of the change. */
  readonly at: Date;
  readonly offsetBefore: number;
  readonly offsetAfter: number;
  /** The instant meant if the clock in use had not been put forward yet: the usual reading. */
  readonly byOffsetBefore: Date;
  /** The instant meant if the clock had been put forward too early. */
  readonly byOffsetAfter: Date;
}

/** What a civil date and time in a zone means. `zone` is its name as the runtime spells it. */
export type ClockReading =
  /** Exactly one instant. */
  | { readonly kind: 'normal'; readonly zone: string; readonly instants: readonly [ClockInstant] }
  /** The clocks were put back and showed it twice; the earlier instant first. */
  | {
      readonly kind: 'repeated';
      readonly zone: string;
      readonly instants: readonly [ClockInstant, ClockInstant];
    }
  /** The clocks were put forward past it: it never was. */
  | {
      readonly kind: 'skipped';
      readonly zone: string;
      readonly instants: readonly [];
      readonly gap: ClockGap;
    }
  /** No time of day is known: some instant of the civil day, `from` on and before `to`. */
  | {
      readonly kind: 'unknown-time';
      readonly zone: string;
      readonly instants: readonly [];
      readonly from: Date;
      readonly to: Date;
      /** The middle of the day, for a chart without a time: noon, as far as the clocks had one. */
      readonly noon: Date;
    };

const HOUR_MS = 3_600_000;

/**
 * Turns what calendar and clock of a place showed into UTC: the date as `YYYY-MM-DD` (Gregorian),
 * the time as `HH:MM` or `HH:MM:SS`, or null when it is not known, the zone by its IANA name.
 *
 * With the place's own clocks, a time before its towns gave up their mean time is read by the Sun of
 * that place and not of the zone's city, and one before 1970 by the zone's own clocks where the
 * runtime has another country's.
 *
 * Every offset in force from a day before to a day after is tried, so times that were repeated or
 * skipped are told apart and never shifted in silence.
 *
 * @throws SkyError `invalid_input` with the field `date`, `time` or `zone`; `out_of_range` for a
 * date outside the years 1800 to 2200.
 */
export function readClock(
  date: string,
  time: string | null,
  zone: string,
  own?: OwnClocks,
): ClockReading {
  const name = zoneName(zone);
  const day = dayNumber(date);
  const where = { zone: name, own };
  if (time === null) return unknownTime(day, where);
  const [first, second, gap] = readingAt(day + timeOfDay(time), where);
  if (gap) return { kind: 'skipped', zone: name, instants: [], gap };
  const instants = [clockInstant(first, where)] as const;
  if (!second) return { kind: 'normal', zone: name, instants };
  return { kind: 'repeated', zone: name, instants: [...instants, clockInstant(second, where)] };
}

/**
 * The instant to go by where a person has not decided: the only one, the earlier of two, the
 * reading with the offset before a gap (what clock software calls compatible), noon.
 */
export function likelyInstant(reading: ClockReading): Date {
  if (reading.kind === 'skipped') return reading.gap.byOffsetBefore;
  return reading.kind === 'unknown-time' ? reading.noon : reading.instants[0].utc;
}

/**
 * A civil day of a zone: from its first instant to the first of the following day. 23 or 25 hours
 * where clocks change; nothing (`from` = `to`) where the day was left out at the date line.
 *
 * @throws SkyError `invalid_input` with the field `date` or `zone`, `out_of_range`.
 */
export function civilDay(date: string, zone: string, own?: OwnClocks): { from: Date; to: Date } {
  const where = { zone: zoneName(zone), own };
  const day = dayNumber(date);
  return { from: midnight(day, where), to: midnight(day + 24 * HOUR_MS, where) };
}

/**
 * The instant of a local mean time: the clock set by the Sun of the place itself, four minutes
 * for each degree of longitude, as towns kept it before standard time.
 *
 * @throws SkyError `invalid_input` with the field `date`, `time` or `longitude`, `out_of_range`.
 */
export function localMeanTime(date: string, time: string, longitude: number): Date {
  return new Date(dayNumber(date) + timeOfDay(time) - meanTimeOf(longitude) * 1000);
}

/** Whose clocks are read: those of a zone, and of a place in it where that is known. */
interface Where {
  readonly zone: string;
  readonly own: OwnClocks | undefined;
}

/** An instant at which clocks showed what was asked for. */
interface Shown {
  readonly utc: Date;
  readonly offset: number;
  /** Whether that was the place's own mean time; undefined where the zone's clocks have to tell. */
  readonly isMeanTime?: boolean;
}

/** One instant, two, or none and the change of clocks that left it out. */
type Reading = readonly [Shown, Shown?, undefined?] | readonly [undefined, undefined, ClockGap];

/** By the place's own mean time as long as it was kept, then by the clocks of the zone. */
function readingAt(local: number, where: Where): Reading {
  const byZone = zoneReading(local, where);
  const { meanTime } = where.own ?? {};
  if (!meanTime) return byZone;
  const { offset, until } = meanTime;
  const own: Shown = { utc: new Date(local - offset * 1000), offset, isMeanTime: true };
  // A mean time that the zone kept after that is one that the law set for all of its places.
  const [later, last] = [byZone[0], byZone[1]].flatMap((shown) =>
    shown && shown.utc >= until ? [{ ...shown, isMeanTime: false }] : [],
  );
  if (own.utc < until) return later ? [own, later] : [own];
  if (later) return [later, last];
  // Left out as the place went over to the clocks of the zone, or by a change of those.
  return byZone[0] ? [own] : byZone;
}

function zoneReading(local: number, where: Where): Reading {
  const samples = offsetsAround(local, where);
  const offsets = [...new Set(samples.map(({ offset }) => offset))];
  const [first, second] = offsets
    .map((offset) => ({ offset, utc: new Date(local - offset * 1000) }))
    .filter(({ offset, utc }) => offsetAt(where, utc) === offset)
    .sort((a, b) => a.utc.getTime() - b.utc.getTime());
  return first ? [first, second] : [undefined, undefined, gapOver(local, samples, where)];
}

function clockInstant({ utc, offset, isMeanTime }: Shown, { zone, own }: Where): ClockInstant {
  return {
    utc,
    offsetSeconds: offset,
    daylightSaving:
      !isMeanTime && (own?.clockAt(utc)?.daylightSaving ?? isDaylightSaving(zone, utc)),
    localMeanTime: isMeanTime ?? isLocalMeanTime(zone, utc),
  };
}

/** Seconds by which the zone's own clocks were ahead of UTC. */
function offsetAt({ zone, own }: Where, at: Date): number {
  return own?.clockAt(at)?.offset ?? zoneOffset(zone, at);
}

interface OffsetSample {
  readonly at: number;
  readonly offset: number;
}

/**
 * The offsets in force from a day before to a day after, as no zone was ever more than 16 hours from
 * UTC: hour by hour where those of the three instants differ. The quickest change and its reversal, at
 * Freetown in 1939, took four days.
 */
function offsetsAround(local: number, where: Where, hours = 24): OffsetSample[] {
  const samples = Array.from({ length: 48 / hours + 1 }, (_, index) => {
    const at = local + (index * hours - 24) * HOUR_MS;
    return { at, offset: offsetAt(where, new Date(at)) };
  });
  const isOne = samples.every(({ offset }) => offset === samples[0]!.offset);
  return isOne || hours === 1 ? samples : offsetsAround(local, where, 1);
}

/** The change of clocks that leaves out `local`. */
function gapOver(local: number, samples: readonly OffsetSample[], where: Where): ClockGap {
  for (const [index, after] of samples.entries()) {
    const before = samples[index - 1];
    if (!before || after.offset <= before.offset) continue;
    const at = changeBetween(before, after, where);
    if (local < at + before.offset * 1000 || local >= at + after.offset * 1000) continue;
    return {
      at: new Date(at),
      offsetBefore: before.offset,
      offsetAfter: after.offset,
      byOffsetBefore: new Date(local - before.offset * 1000),
      byOffsetAfter: new Date(local - after.offset * 1000),
    };
  }
  throw new SkyError('invalid_input', 'zone', 'the zone data contradict themselves');
}

/** The first second at which the offset is no longer the one before. */
function changeBetween(before: OffsetSample, after: OffsetSample, where: Where): number {
  let [low, high] = [before.at / 1000, after.at / 1000];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(where, new Date(middle * 1000)) === before.offset) low = middle;
    else high = middle;
  }
  return high * 1000;
}

function unknownTime(day: number, where: Where): ClockReading {
  const { zone } = where;
  const from = midnight(day, where);
  const to = midnight(day + 24 * HOUR_MS, where);
  if (from.getTime() === to.getTime())
    throw new SkyError('invalid_input', 'date', 'the calendar of this zone left that day out');
  const [first, , gap] = readingAt(day + 12 * HOUR_MS, where);
  const noon = gap?.byOffsetBefore ?? first!.utc;
  return { kind: 'unknown-time', zone, instants: [], from, to, noon };
}

/** The first instant of a civil day: its midnight, or the change of clocks that leaves that out. */
function midnight(day: number, where: Where): Date {
  const [first, , gap] = readingAt(day, where);
  return gap?.at ?? first!.utc;
}

/** A civil date read as a day of UTC, in milliseconds. */
function dayNumber(date: string): number {
  const isWritten = typeof date === 'string' && /^\d{4}-\d\d-\d\d$/.test(date);
  // A day that does not exist is either refused by Date or carried into the next month.
  const ms = isWritten ? Date.parse(`${date}T00:00:00Z`) : NaN;
  if (Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== date)
    throw new SkyError('invalid_input', 'date', 'date is not a day written YYYY-MM-DD');
  if (ms < EARLIEST.getTime() || ms >= LATEST.getTime())
    throw new SkyError('out_of_range', 'date', 'date lies outside the years 1800 to 2200');
  return ms;
}

/** A time of day in milliseconds. */
function timeOfDay(time: string): number {
  const [, hour, minute, second = '0'] =
    (typeof time === 'string' && /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/.exec(time)) || [];
  if (hour === undefined)
    throw new SkyError('invalid_input', 'time', 'time is not written HH:MM or HH:MM:SS');
  return ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1000;
}
