import { dateFormat } from '../../../language/formats';
import type { Scale } from './scales';

const DATE = dateFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const WEEKDAY = dateFormat('en-GB', { weekday: 'long' });
const TIME = dateFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const UNIVERSAL = dateFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
  timeZoneName: 'short',
});
const DAY_OF_MONTH = dateFormat('en-GB', { day: 'numeric', month: 'short' });
const MONTH = dateFormat('en-GB', { month: 'short' });

/** `26 November 2026`, where the reader is. */
export const dateText = (at: number): string => DATE.format(at);

/** `Thursday, 12:05`, where the reader is. */
export const timeText = (at: number): string => `${WEEKDAY.format(at)}, ${TIME.format(at)}`;

/** `Thursday, 26 November 2026, 12:05`, where the reader is. */
export const instantText = (at: number): string =>
  `${WEEKDAY.format(at)}, ${DATE.format(at)}, ${TIME.format(at)}`;

/** `26 November 2026 at 12:05 UTC`, for those whose clocks are not known. */
export const universalText = (at: number): string => UNIVERSAL.format(at);

/** What stands at a line of the ruler; `isMain` where a larger unit of time begins. */
export function lineText(scale: Scale, at: number): { text: string; isMain: boolean } {
  const date = new Date(at);
  const year = String(date.getFullYear());
  switch (scale) {
    case 'minute':
      return { text: TIME.format(date), isMain: date.getMinutes() === 0 };
    case 'hour': {
      const isMain = date.getHours() === 0;
      return { text: (isMain ? DAY_OF_MONTH : TIME).format(date), isMain };
    }
    case 'day': {
      const isMain = date.getDate() === 1;
      return { text: isMain ? MONTH.format(date) : String(date.getDate()), isMain };
    }
    case 'month': {
      const isMain = date.getMonth() === 0;
      return { text: isMain ? year : MONTH.format(date), isMain };
    }
    case 'year':
      return { text: year, isMain: date.getFullYear() % 10 === 0 };
    case 'century':
      return { text: year, isMain: true };
  }
}
