import { nearestMinute } from '@cosmic/sky/minute';
import { zoneOffset } from '@cosmic/sky/places/zone';

const HOUR_MS = 3_600_000;

/** Full hours of zones whose offsets are kept; then they are forgotten, all at once. */
const MAX_HOURS = 20_000;
const offsets = new Map<string, number>();

/**
 * What calendar and clock of a zone show at an instant, to the nearest minute: `2026-11-25`, `18:40`.
 * A day tells dozens of times, to thousands of people, so the clocks of full hours are kept.
 *
 * @throws SkyError `invalid_input` for an unknown zone or an invalid date
 */
export function localTime(zone: string, at: Date): { date: string; clock: string } {
  const minute = nearestMinute(at);
  const shown = new Date(minute.getTime() + offsetAt(zone, minute) * 1_000).toISOString();
  return { date: shown.slice(0, 10), clock: shown.slice(11, 16) };
}

function offsetAt(zone: string, at: Date): number {
  const hour = Math.floor(at.getTime() / HOUR_MS);
  const [before, after] = [offsetOfHour(zone, hour), offsetOfHour(zone, hour + 1)];
  return before === after ? before : zoneOffset(zone, at);
}

function offsetOfHour(zone: string, hour: number): number {
  const key = `${hour} ${zone}`;
  let offset = offsets.get(key);
  if (offset === undefined) {
    if (offsets.size >= MAX_HOURS) offsets.clear();
    offsets.set(key, (offset = zoneOffset(zone, new Date(hour * HOUR_MS))));
  }
  return offset;
}
