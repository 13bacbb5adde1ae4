import { nearestMinute } from '@cosmic/sky/minute';
import { civilDate, clockTime } from '@cosmic/sky/places/zone';

/** The clock of a place as words: a time of day, with the day where it is not today's. */
export function clockOf(zone: string, now: Date): (at: Date) => string {
  const today = civilDate(zone, now);
  return (at) => {
    const date = civilDate(zone, nearestMinute(at));
    const day = date === today ? '' : date > today ? ' tomorrow' : ' yesterday';
    return `${clockTime(zone, at)}${day}`;
  };
}

/** The ends of a stretch, with the day said once where it is the same. */
export function stretchOf(
  { from, to }: { from: Date; to: Date },
  clock: (at: Date) => string,
): { from: string; to: string } {
  const [first, last] = [clock(from), clock(to)];
  const day = ' tomorrow';
  const both = first.endsWith(day) && last.endsWith(day);
  return { from: both ? first.slice(0, -day.length) : first, to: last };
}

/** How long a stretch is: `52 minutes`, `2 hours 10 minutes`. */
export function lengthOf({ from, to }: { from: Date; to: Date }): string {
  const minutes = Math.round((to.getTime() - from.getTime()) / 60_000);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [
    ...(hours > 0 ? [counted(hours, 'hour')] : []),
    ...(rest > 0 || hours === 0 ? [counted(rest, 'minute')] : []),
  ];
  return parts.join(' ');
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
