import type { Day } from '../../api/today.api';

export interface RingDay {
  date: string;
  /** Degrees clockwise from the top, where the new moon stands. */
  angle: number;
  isOpened: boolean;
  isToday: boolean;
  /** How far the Moon is from the Sun where one of its four phases falls on the day, degrees. */
  phase: number | undefined;
}

const ELONGATIONS = { 'new-moon': 0, 'first-quarter': 90, 'full-moon': 180, 'last-quarter': 270 };

/** The days of a lunation round a ring, from its new moon at the top. */
export function ringOf(
  { days, from, phases }: Day['lunation'],
  ticks: readonly string[],
  today: string,
): RingDay[] {
  return Array.from({ length: days }, (_, i) => {
    const date = daysAfter(from, i);
    const phase = phases.find((one) => one.date === date)?.phase;
    return {
      date,
      angle: (i * 360) / days,
      isOpened: ticks.includes(date),
      isToday: date === today,
      phase: phase && ELONGATIONS[phase],
    };
  });
}

/** A date some days later; by the calendar alone, whatever the clocks do. */
function daysAfter(date: string, days: number): string {
  const at = new Date(`${date}T00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}
