import type { Language } from '@cosmic/contracts/language';
import type { IcsEntry } from '@cosmic/sky/calendar/ics';
import type { Planet } from '@cosmic/sky/bodies';
import { SLOW_BODIES, transitsTo, type Transit } from '@cosmic/sky/charts/transits';
import { DAY_MS } from '../today';
import { DAY_WORDS } from './day-words';
import { transitAt } from './day-events';
import { localTime } from './local-clock';
import { localDay } from './local-day';
import { meaningOf } from './meanings';
import { framesOf, type DayFrame, type DaySubject } from './subject';
import { TONE_OF, type DayAspect } from './transit-terms';

/** Who is worth an entry of a calendar: what is faster comes too often, and is in the day. */
const BODIES: readonly Planet[] = ['mars', ...SLOW_BODIES];
const ASPECTS = Object.keys(TONE_OF) as DayAspect[];

/**
 * The exact aspects of Mars and of what is slower to the points of a person's chart, in order of
 * time, each in the words that the day of its date has for it. Without an hour of birth there are
 * none to the Moon and the angles.
 *
 * @param asked  the reader's zone, whose dates the words go by, and language
 * @throws SkyError as `transitsTo`, and `invalid_input` for an unknown zone
 */
export function transitEntries(
  person: Extract<DaySubject, { kind: 'person' }>,
  { zone, language }: { zone: string; language?: Language },
  from: Date,
  days: number,
): IcsEntry[] {
  const frameAt = framesOf(person, language);
  const to = new Date(from.getTime() + days * DAY_MS);
  return quartersOf(from, to).flatMap(([begin, end]) => {
    const frame = frameAt(new Date((begin.getTime() + end.getTime()) / 2));
    const [first, last] = [begin < from ? from : begin, end > to ? to : end];
    const found = transitsTo(frame.points, first, last, { bodies: BODIES, aspects: ASPECTS });
    return found.map((transit) => entryOf(transit, zone, frame));
  });
}

/**
 * The quarters of the calendar year that a span touches, the first first: within one the equinox moves
 * by six seconds of arc each way at most, and where it begins does not go by the day of asking.
 */
function quartersOf(from: Date, to: Date): [Date, Date][] {
  const quarters: [Date, Date][] = [];
  const year = from.getUTCFullYear();
  let month = 3 * Math.floor(from.getUTCMonth() / 3);
  while (Date.UTC(year, month) < to.getTime()) {
    quarters.push([new Date(Date.UTC(year, month)), new Date(Date.UTC(year, month + 3))]);
    month += 3;
  }
  return quarters;
}

function entryOf(transit: Transit, zone: string, frame: DayFrame): IcsEntry {
  const { at, body, aspect, point } = transit;
  const day = localDay(localTime(zone, at).date, zone);
  const event = transitAt(transit, day, frame);
  const date = at.toISOString().slice(0, 10);
  return {
    // A retrograde loop brings one aspect again, never twice on a date.
    uid: `${date}-${body}-${aspect}-${point}@transits.cosmic-guide`,
    from: at,
    summary: DAY_WORDS[frame.language].title(event),
    description: meaningOf(event, day, frame),
  };
}
