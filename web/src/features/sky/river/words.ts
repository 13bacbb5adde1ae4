import { PLANETS } from '@cosmic/sky/bodies';
import type { Contact } from '@cosmic/sky/transits/contacts';
import type { DayAspect } from '@cosmic/tools/day/transit-terms';
import { planetName } from '../../../design/sky/sky-names';
import { dateFormat } from '../../../language/formats';
import { riverStrings as s } from './river.strings';
import type { Scale, View } from './view';
import { DAY_MS } from './view';

const DAY = dateFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const DAY_AND_TIME = dateFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const MONTH = dateFormat('en-GB', { month: 'short', year: 'numeric' });
const DAY_OF_MONTH = dateFormat('en-GB', { day: 'numeric', month: 'short' });

/** Bodies whose hour means something; a minute of arc takes the others half a day and more. */
const FAST = PLANETS.slice(0, 5);

/** `Saturn square your Sun`. */
export function titleOf({ body, target }: Contact): string {
  const { point, aspect } = target;
  const natal = PLANETS.find((planet) => planet === point);
  return s.contact(planetName(body), aspect as DayAspect, point, natal ? planetName(natal) : '');
}

/** When a body stands there exactly: the day, of a fast one with the hour. */
export function passDate(at: number, { body }: Contact, isTimed: boolean): string {
  const format = isTimed && FAST.includes(body) ? DAY_AND_TIME : DAY;
  return format.format(new Date(at));
}

/** What stands at a line of the scale. */
export function scaleLabel(at: number, { unit }: Scale): string {
  const date = new Date(at);
  if (unit === 'year') return String(date.getFullYear());
  return (unit === 'month' ? MONTH : DAY_OF_MONTH).format(date);
}

/** Months name a long stretch, days a short one. */
export function stretchOf({ from, to }: View): string {
  const format = to - from > 200 * DAY_MS ? MONTH : DAY;
  return s.list(format.format(new Date(from)), format.format(new Date(to)));
}
