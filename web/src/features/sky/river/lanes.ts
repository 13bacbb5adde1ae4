import { PLANETS } from '@cosmic/sky/bodies';
import { ASPECT_POINTS } from '@cosmic/sky/charts/aspects';
import type { Contact } from '@cosmic/sky/transits/contacts';
import { TONE_OF, type DayAspect, type Tone } from '@cosmic/tools/day/transit-terms';
import { LANES, type View } from './view';

/** A lane of a body has a thread for each of twelve points; heights in pixels. */
const THREAD = 3;
const LANE = ASPECT_POINTS.length * THREAD + 10;
const TOP = 30;
export const HEIGHT = TOP + LANES.length * LANE;
/** Room for the bodies' signs at the left. */
export const GUTTER = 34;
/** How far from a line a finger may come down. */
const REACH = 22;

/** Where a lane begins. */
export const laneTop = (lane: number): number => TOP + lane * LANE;
export const LANE_MIDDLE = (ASPECT_POINTS.length * THREAD) / 2;

/** How high the thread of a contact is. */
export function heightOf({ body, target }: Contact): number {
  return laneTop(LANES.indexOf(body)) + (ASPECT_POINTS.indexOf(target.point) + 0.5) * THREAD;
}

/** Where an instant is across, in a drawing so wide. */
export function acrossOf(at: number, { from, to }: View, width: number): number {
  return GUTTER + ((at - from) / (to - from)) * (width - GUTTER);
}

export const beginOf = ({ passes }: Contact): number => passes[0]?.at ?? 0;
export const endOf = ({ passes }: Contact): number => passes.at(-1)?.at ?? 0;

/** Whether some of a contact lies in a view. */
export const isWithin = (contact: Contact, { from, to }: View): boolean =>
  endOf(contact) >= from && beginOf(contact) < to;

/** How body and point go together. */
export const toneOf = ({ target }: Contact): Tone => TONE_OF[target.aspect as DayAspect];

/** A contact's name among all of a river. */
export const keyOf = (contact: Contact): string =>
  `${contact.body} ${contact.target.aspect} ${contact.target.point} ${beginOf(contact)}`;

/** The contact whose line is nearest to a place of the drawing, if one is near. */
export function contactAt(
  contacts: readonly Contact[],
  view: View,
  width: number,
  [x, y]: readonly [number, number],
): Contact | undefined {
  let nearest: Contact | undefined;
  let least = REACH;
  for (const contact of contacts) {
    const left = acrossOf(beginOf(contact), view, width);
    const right = acrossOf(endOf(contact), view, width);
    const aside = Math.max(left - x, x - right, 0);
    const distance = Math.hypot(aside, heightOf(contact) - y);
    if (distance < least) [nearest, least] = [contact, distance];
  }
  return nearest;
}

/** By time, and of what begins at once the slower body first. */
export function byTime(a: Contact, b: Contact): number {
  return beginOf(a) - beginOf(b) || PLANETS.indexOf(b.body) - PLANETS.indexOf(a.body);
}
