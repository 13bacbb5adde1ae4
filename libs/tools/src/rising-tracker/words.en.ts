import { SIGN_ACCENT } from '../passages/sign-accent';
import {
  RISING_AHEAD,
  RISING_CLOSING,
  RISING_MOON,
  RISING_OPENING,
  RISING_POLAR,
  RISING_RULER,
  RISING_SETTING,
  RISING_SPEED,
} from './passages/rising-lines';
import { RISING_HINT, RISING_NOW, RISING_STAGE, RISING_WINDOW } from './passages/rising-now';
import type { RisingWords } from './words';

/** A horizon in English. */
export const ENGLISH: RisingWords = {
  minWords: 190,
  clock: {
    tomorrow: (time) => `${time} tomorrow`,
    yesterday: (time) => `${time} yesterday`,
    bothTomorrow: (from, to) => ({ from, to: `${to} tomorrow` }),
    length: (hours, minutes) =>
      [
        ...(hours > 0 ? [counted(hours, 'hour')] : []),
        ...(minutes > 0 || hours === 0 ? [counted(minutes, 'minute')] : []),
      ].join(' '),
  },
  labels: {
    place: 'Place',
    clock: 'Clock there',
    ascendant: 'Rising now',
    descendant: 'Setting now',
    next: 'Rising over the next 24 hours',
    moon: 'Moon now',
    pace: 'Quickest and slowest sign here',
  },
  rises: (sign) => `${sign} rises`,
  rulerOf: (ruler, sign) => `${ruler}, ruler of ${sign}`,
  clockThere: (day, time, zone, utc) => `${day}, ${time} in ${zone}; ${utc}`,
  fromTo: (from, to) => `from ${from} to ${to}`,
  signFrom: (sign, from) => `${sign} from ${from}`,
  pace: ({ quick, quickFor, slow, slowFor }) =>
    `${quick} rises in ${quickFor}, ${slow} in ${slowFor}`,
  opening: RISING_OPENING,
  stage: RISING_STAGE,
  now: RISING_NOW,
  ruler: RISING_RULER,
  accent: SIGN_ACCENT,
  setting: RISING_SETTING,
  ahead: RISING_AHEAD,
  window: RISING_WINDOW,
  hint: RISING_HINT,
  moon: RISING_MOON,
  speed: RISING_SPEED,
  polar: RISING_POLAR,
  closing: RISING_CLOSING,
};

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
