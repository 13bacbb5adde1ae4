import { moonAt, type MoonState } from '@cosmic/sky/astronomy/moon';
import type { SignKey } from '@cosmic/sky/zodiac';
import { DAY_MS } from '../today';
import { signsApart } from '../wording';

/** A day of the next fortnight, with its Moon at noon UTC. */
export interface DateDay {
  readonly at: Date;
  readonly moon: MoonState;
  /** Whom of the two its Moon suits. */
  readonly kindTo: 'both' | 'one' | 'other';
}

type Day = Pick<DateDay, 'at' | 'moon'>;

const FORTNIGHT = 14;
const CHOSEN = 3;

/** How welcome a Moon is to a sign, by the signs between them: 0 to 6. */
const WELCOME: readonly number[] = [3, 0, 2, 0, 3, 0, 1];

/**
 * The three days of the next fortnight whose Moon is kindest to both signs, in order of time.
 *
 * A Moon in the sign itself or in a trine to it counts 3, in a sextile 2, across from it 1. The
 * smaller of the two people's counts decides, then the sum, then the earlier day: an evening
 * that one enjoys alone is no date. Signs an odd number of signs apart never have such a Moon in
 * common. Of several days with the Moon in one sign only the first is taken.
 */
export function datesFor(one: SignKey, other: SignKey, noon: Date): DateDay[] {
  const welcome = (sign: SignKey, { moon }: Day) => WELCOME[signsApart(sign, moon.sign)] ?? 0;
  return moonsFrom(noon)
    .filter(({ moon }, index, days) => days[index - 1]?.moon.sign !== moon.sign)
    .map((day) => {
      const [mine, theirs] = [welcome(one, day), welcome(other, day)];
      const leaning = mine > theirs ? 'one' : 'other';
      const kindTo: DateDay['kindTo'] = Math.min(mine, theirs) > 0 ? 'both' : leaning;
      return { ...day, kindTo, least: Math.min(mine, theirs), sum: mine + theirs };
    })
    .sort((a, b) => b.least - a.least || b.sum - a.sum)
    .slice(0, CHOSEN)
    .map(({ at, moon, kindTo }) => ({ at, moon, kindTo }))
    .sort((a, b) => a.at.getTime() - b.at.getTime());
}

/** The fortnight of a noon is everybody's, and the last one is kept. */
let kept: readonly Day[] = [];

function moonsFrom(noon: Date): readonly Day[] {
  if (kept[0]?.at.getTime() !== noon.getTime()) {
    kept = Array.from({ length: FORTNIGHT }, (_, day) => {
      const at = new Date(noon.getTime() + day * DAY_MS);
      return { at, moon: moonAt(at) };
    });
  }
  return kept;
}
