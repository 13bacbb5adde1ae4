import { SIGN_ACCENT } from '../passages/sign-accent.hi';
import {
  RISING_AHEAD,
  RISING_CLOSING,
  RISING_MOON,
  RISING_OPENING,
  RISING_POLAR,
  RISING_RULER,
  RISING_SETTING,
  RISING_SPEED,
} from './passages/rising-lines.hi';
import { RISING_HINT, RISING_NOW, RISING_STAGE, RISING_WINDOW } from './passages/rising-now.hi';
import type { RisingWords } from './words';

/** A horizon in Hindi. */
export const HINDI: RisingWords = {
  minWords: 160,
  clock: {
    // कल is yesterday as well as tomorrow.
    tomorrow: (time) => `अगले दिन ${time}`,
    yesterday: (time) => `पिछले दिन ${time}`,
    bothTomorrow: (from, to) => ({ from: `अगले दिन ${from}`, to }),
    length: (hours, minutes) =>
      [
        ...(hours > 0 ? [`${hours} घंटे`] : []),
        ...(minutes > 0 || hours === 0 ? [`${minutes} मिनट`] : []),
      ].join(' '),
  },
  labels: {
    place: 'स्थान',
    clock: 'वहाँ की घड़ी',
    ascendant: 'अभी उदित',
    descendant: 'अभी अस्त',
    next: 'अगले 24 घंटों में उदय',
    moon: 'अभी चंद्रमा',
    pace: 'यहाँ सबसे तेज़ और सबसे धीमी राशि',
  },
  rises: (sign) => `${sign} का उदय`,
  rulerOf: (ruler, sign) => `${ruler}, ${sign} का स्वामी`,
  clockThere: (day, time, zone, utc) => `${day}, ${time} (${zone}); ${utc}`,
  fromTo: (from, to) => `${from} से ${to} तक`,
  signFrom: (sign, from) => `${sign} ${from} से`,
  pace: ({ quick, quickFor, slow, slowFor }) => `${quick} ${quickFor} में, ${slow} ${slowFor} में`,
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
