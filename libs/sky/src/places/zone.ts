import { nearestMinute } from '../minute';
import { SkyError } from '../sky-error';

/** A civil date and time of day in the Gregorian calendar. */
export interface CivilTime {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

const HOUR_MS = 3_600_000;
const FORTNIGHT_MS = 14 * 24 * HOUR_MS;
const YEAR_MS = 365.2425 * 24 * HOUR_MS;
/** 9 February 1942 to 30 September 1945, and a day to spare. */
const AMERICAN_WAR_TIME_MS = 1330 * 24 * HOUR_MS;

/** Making a formatter costs about thirty uses of it, and there are some six hundred zones. */
const clocks = new Map<string, Intl.DateTimeFormat>();
const names = new Map<string, Intl.DateTimeFormat>();
/** Those of some hundred lives; then they are forgotten, all at once. */
const MAX_FORTNIGHTS = 200_000;
const fortnights = new Map<string, number>();
const CLOCK: Intl.DateTimeFormatOptions = {
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
};

/**
 * The name of an IANA zone as the runtime spells it, `europe/paris` becoming `Europe/Paris`.
 *
 * @throws SkyError `invalid_input` for anything the runtime does not know as a zone.
 */
export function zoneName(zone: string): string {
  return formatterOf(zone).resolvedOptions().timeZone;
}

/**
 * Seconds by which the clocks of a zone are ahead of UTC at an instant (east positive), historical
 * rules and local mean time included; exact to the second.
 *
 * From the time zone data of the runtime, by way of `Intl`.
 *
 * @throws SkyError `invalid_input` for an unknown zone or an invalid date.
 */
export function zoneOffset(zone: string, at: Date): number {
  const { year, month, day, hour, minute, second } = civilTime(zone, at);
  const shown = Date.UTC(year, month - 1, day, hour, minute, second);
  return (shown - Math.floor(at.getTime() / 1000) * 1000) / 1000;
}

/**
 * What calendar and clock of a zone show at an instant.
 *
 * @throws SkyError `invalid_input` for an unknown zone or a date outside the years 1000 to 9999.
 */
export function civilTime(zone: string, at: Date): CivilTime {
  const clock = formatterOf(zone);
  const ms = at instanceof Date ? at.getTime() : NaN;
  // Beyond these the written year is not the four figures that are read below.
  if (!(ms > Date.UTC(1000, 0, 2) && ms < Date.UTC(9999, 11, 30)))
    throw new SkyError('invalid_input', 'at', 'at is not a date of the years 1000 to 9999');
  const [month = 0, day = 0, year = 0, hour = 0, minute = 0, second = 0] =
    clock.format(at).match(/\d+/g)?.map(Number) ?? [];
  return { year, month, day, hour, minute, second };
}

/**
 * What the clock of a zone shows at an instant, to the nearest minute: `14:05`.
 *
 * @throws SkyError as `civilTime`.
 */
export function clockTime(zone: string, at: Date): string {
  const { hour, minute } = civilTime(zone, nearestMinute(at));
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
}

/**
 * The calendar date of an instant in a zone, as `YYYY-MM-DD`.
 *
 * @throws SkyError as `civilTime`.
 */
export function civilDate(zone: string, at: Date): string {
  const { year, month, day } = civilTime(zone, at);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/**
 * Whether the clocks of a zone are put forward at an instant: summer time, war time, double
 * summer time. Ireland's and Morocco's laws call the other half of the year the exception; here
 * too the hour ahead counts.
 *
 * The runtime tells it only by the English name of the time. Where that name is silent, the
 * clocks count as put forward when they are ahead of those both before and after, for a year at
 * most, or by no more than an hour for no longer than the American war time of 1942 to 1945
 * (British Standard Time, 1968 to 1971, lasted longer). A foreign army's time can look the same.
 *
 * @throws SkyError as `zoneOffset`.
 */
export function isDaylightSaving(zone: string, at: Date): boolean {
  const offset = zoneOffset(zone, at);
  const name = formatterOf(zone, names, { timeZoneName: 'long' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value;
  if (/Summer|Daylight/.test(name ?? '')) return true;
  if (/Standard/.test(name ?? '') && name !== 'Irish Standard Time') return false;
  const before = nearestOther(zone, at, offset, -FORTNIGHT_MS);
  const after = nearestOther(zone, at, offset, FORTNIGHT_MS);
  if (!before || !after) return false;
  const lasted = after.at - before.at;
  const gained = Math.min(offset - before.offset, offset - after.offset);
  return gained > 0 && (lasted <= YEAR_MS || (gained <= 3600 && lasted <= AMERICAN_WAR_TIME_MS));
}

/** The nearest other offset in one direction, over four years, and when it held, to the hour. */
function nearestOther(zone: string, at: Date, offset: number, step: number) {
  // By the fortnights since 1970, which the births of a zone share.
  let near = at.getTime();
  let far = Math.floor(near / FORTNIGHT_MS) * FORTNIGHT_MS + Math.max(0, step);
  for (; Math.abs(far - at.getTime()) < 4 * YEAR_MS; far += step) {
    const key = `${far} ${zone}`;
    const other = fortnights.get(key) ?? zoneOffset(zone, new Date(far));
    if (fortnights.size >= MAX_FORTNIGHTS) fortnights.clear();
    fortnights.set(key, other);
    if (other !== offset) {
      while (Math.abs(far - near) > HOUR_MS) {
        const middle = (near + far) / 2;
        if (zoneOffset(zone, new Date(middle)) === offset) near = middle;
        else far = middle;
      }
      return { at: far, offset: zoneOffset(zone, new Date(far)) };
    }
    near = far;
  }
  return undefined;
}

/**
 * Whether the clocks of a zone show a mean time: that of the zone's city from the beginning of
 * its records, or one that a country took from its capital. Before standard time a town elsewhere
 * in the zone kept its own, see `localMeanTime` in clock.ts.
 *
 * @throws SkyError as `zoneOffset`.
 */
export function isLocalMeanTime(zone: string, at: Date): boolean {
  const offset = zoneOffset(zone, at);
  // Odd seconds come from a longitude. A mean time in whole minutes is only told from a time made
  // by law by its being the first.
  const first = () => zoneOffset(zone, new Date(Date.UTC(1800, 0, 1)));
  return offset % 60 !== 0 || (offset % 900 !== 0 && offset === first());
}

/**
 * The release of the time zone data in use, such as `2025c`; undefined where the runtime does not
 * tell, as in browsers. Releases differ in the histories before 1970.
 */
export function zoneDataRelease(): string | undefined {
  const { process } = globalThis as { process?: { versions?: Record<string, string> } };
  return process?.versions?.['tz'];
}

function formatterOf(
  zone: string,
  kept = clocks,
  options: Intl.DateTimeFormatOptions = CLOCK,
): Intl.DateTimeFormat {
  // Intl takes undefined for the zone of the machine, and newer runtimes take bare offsets.
  if (typeof zone !== 'string' || !/^[A-Za-z]/.test(zone)) throw unknownZone();
  const key = zone.toLowerCase();
  const known = kept.get(key);
  if (known) return known;
  try {
    const made = new Intl.DateTimeFormat('en-US', { timeZone: zone, ...options });
    kept.set(key, made);
    return made;
  } catch {
    throw unknownZone();
  }
}

function unknownZone(): SkyError {
  return new SkyError('invalid_input', 'zone', 'zone is not a known IANA time zone');
}
