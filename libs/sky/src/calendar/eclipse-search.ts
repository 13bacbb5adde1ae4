import { checkRange, EARLIEST, LATEST } from '../astronomy/range';
import { DAY_MS } from '../astronomy/search';
import { eclipses } from './eclipses';
import type { Eclipse } from './eclipses';

/** Each year has two eclipses of the Sun at least; of the Moon two, penumbral ones among them. */
const STRETCH_MS = 200 * DAY_MS;

/**
 * The first eclipse of the Sun or the Moon that is greatest after `from`; undefined where there is
 * none until the year 2200 ends. Right to 20 seconds, see `eclipses`.
 *
 * @throws SkyError `invalid_input` for an invalid date, `out_of_range` outside 1800 to 2200.
 */
export function nextEclipse(eclipsed: 'sun' | 'moon', from: Date): Eclipse | undefined {
  checkRange(from, LATEST);
  for (let begin = from.getTime(); begin < LATEST.getTime(); begin += STRETCH_MS) {
    const end = new Date(Math.min(begin + STRETCH_MS, LATEST.getTime()));
    const found = eclipses(new Date(begin), end).find(
      (eclipse) => eclipse.eclipsed === eclipsed && eclipse.at > from,
    );
    if (found) return found;
  }
  return undefined;
}

/**
 * The last eclipse of the Sun or the Moon that was greatest before `from`; undefined where there was
 * none since the year 1800 began. Otherwise as `nextEclipse`.
 *
 * @throws SkyError as `nextEclipse`.
 */
export function previousEclipse(eclipsed: 'sun' | 'moon', from: Date): Eclipse | undefined {
  checkRange(EARLIEST, from);
  for (let end = from.getTime(); end > EARLIEST.getTime(); end -= STRETCH_MS) {
    const begin = new Date(Math.max(end - STRETCH_MS, EARLIEST.getTime()));
    const found = eclipses(begin, new Date(end)).findLast(
      (eclipse) => eclipse.eclipsed === eclipsed,
    );
    if (found) return found;
  }
  return undefined;
}
