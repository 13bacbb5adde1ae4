import { EARLIEST, LATEST } from './instant';
import { SkyError } from './sky-error';
import { isDaylightSaving, isLocalMeanTime, zoneName, zoneOffset } from './zone';

/** An instant at which the clocks of the zone showed the time asked for. */
export interface ClockInstant {
  readonly utc: Date;
  /** Seconds by which the clocks were ahead of UTC, east positive. */
  readonly offsetSeconds: number;
  /** Whether the clocks were put forward, see `isDaylightSaving`. */
  readonly daylightSaving: boolean;
  /** Whether the zone still kept local mean time, see `isLocalMeanTime`. */
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
 * Every offset in force from a day before to a day after is tried, so times that were repeated or
 * skipped are told apart and never shifted in silence.
 *
 * @throws SkyError `invalid_input` with the field `date`, `time` or `zone`; `out_of_range` for a
 * date outside the years 1800 to 2200.
 */
export function readClock(date: string, time: string | null, zone: string): ClockReading {
  const name = zoneName(zone);
  const day = dayNumber(date);
  if (time === null) return unknownTime(day, name);
  return readingAt(day + timeOfDay(time), name);
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
export function civilDay(date: string, zone: string): { from: Date; to: Date } {
  const name = zoneName(zone);
  const day = dayNumber(date);
  return { from: midnight(day, name), to: midnight(day + 24 * HOUR_MS, name) };
}

/**
 * The instant of a local mean time: the clock set by the Sun of the place itself, four minutes
 * for each degree of longitude, as towns kept it before standard time.
 *
 * @throws SkyError `invalid_input` with the field `date`, `time` or `longitude`, `out_of_range`.
 */
export function localMeanTime(date: string, time: string, longitude: number): Date {
  if (!(Math.abs(longitude) <= 180))
    throw new SkyError('invalid_input', 'longitude', 'longitude must be from -180 to 180 degrees');
  return new Date(dayNumber(date) + timeOfDay(time) - Math.round(longitude * 240) * 1000);
}

function readingAt(local: number, zone: string): Exclude<ClockReading, { kind: 'unknown-time' }> {
  const samples = offsetsAround(local, zone);
  const offsets = [...new Set(samples.map(({ offset }) => offset))];
  const [first, second] = offsets
    .map((offset) => ({ offset, utc: new Date(local - offset * 1000) }))
    .filter(({ offset, utc }) => zoneOffset(zone, utc) === offset)
    .sort((a, b) => a.utc.getTime() - b.utc.getTime())
    .map(({ offset, utc }) => clockInstant(utc, offset, zone));
  if (first && second) return { kind: 'repeated', zone, instants: [first, second] };
  if (first) return { kind: 'normal', zone, instants: [first] };
  return { kind: 'skipped', zone, instants: [], gap: gapOver(local, samples, zone) };
}

function clockInstant(utc: Date, offsetSeconds: number, zone: string): ClockInstant {
  return {
    utc,
    offsetSeconds,
    daylightSaving: isDaylightSaving(zone, utc),
    localMeanTime: isLocalMeanTime(zone, utc),
  };
}

interface OffsetSample {
  readonly at: number;
  readonly offset: number;
}

/** The offsets in force hour by hour; no zone was ever more than 16 hours from UTC. */
function offsetsAround(local: number, zone: string): OffsetSample[] {
  return Array.from({ length: 49 }, (_, index) => {
    const at = local + (index - 24) * HOUR_MS;
    return { at, offset: zoneOffset(zone, new Date(at)) };
  });
}

/** The change of clocks that leaves out `local`. */
function gapOver(local: number, samples: readonly OffsetSample[], zone: string): ClockGap {
  for (const [index, after] of samples.entries()) {
    const before = samples[index - 1];
    if (!before || after.offset <= before.offset) continue;
    const at = changeBetween(before, after, zone);
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
function changeBetween(before: OffsetSample, after: OffsetSample, zone: string): number {
  let [low, high] = [before.at / 1000, after.at / 1000];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (zoneOffset(zone, new Date(middle * 1000)) === before.offset) low = middle;
    else high = middle;
  }
  return high * 1000;
}

function unknownTime(day: number, zone: string): ClockReading {
  const from = midnight(day, zone);
  const to = midnight(day + 24 * HOUR_MS, zone);
  if (from.getTime() === to.getTime())
    throw new SkyError('invalid_input', 'date', 'the calendar of this zone left that day out');
  const noon = likelyInstant(readingAt(day + 12 * HOUR_MS, zone));
  return { kind: 'unknown-time', zone, instants: [], from, to, noon };
}

/** The first instant of a civil day: its midnight, or the change of clocks that leaves that out. */
function midnight(day: number, zone: string): Date {
  const reading = readingAt(day, zone);
  return reading.kind === 'skipped' ? reading.gap.at : reading.instants[0].utc;
}

/** A civil date read as a day of UTC, in milliseconds. */
function dayNumber(date: string): number {
  const invalid = new SkyError('invalid_input', 'date', 'date is not a day written YYYY-MM-DD');
  if (typeof date !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(date)) throw invalid;
  // A day that does not exist is either refused by Date or carried into the next month.
  const ms = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== date) throw invalid;
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
