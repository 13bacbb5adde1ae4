import { RETRO_HOUSE, RETRO_NEXT, RETRO_NOW, RETRO_TASK } from '../passages/retrograde-lines';
import { RETROGRADE } from '../passages/ruler';
import type { RetrogradeWords } from './retrograde-words';

/** A planet that runs backwards, in English. */
export const ENGLISH: RetrogradeWords = {
  where: (first, second) => `in ${first}${second === undefined ? '' : ` and then ${second}`}`,
  wait: (count, unit) => (count === 1 ? 'one day' : `${count} ${unit}`),
  isNow: (planet) => `${planet} retrograde now`,
  isNext: (planet) => `${planet} retrograde next`,
  season: ({ planet, where, from, to, days }) =>
    `${planet} ${where}, from ${from} to ${to}, ${days} days`,
  now: RETRO_NOW,
  next: RETRO_NEXT,
  meanwhile: RETROGRADE,
  task: RETRO_TASK,
  house: RETRO_HOUSE,
};
