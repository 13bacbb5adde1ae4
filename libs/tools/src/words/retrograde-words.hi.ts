import { RETROGRADE } from '../hindi/changes';
import { RETRO_HOUSE, RETRO_NEXT, RETRO_NOW, RETRO_TASK } from '../passages/retrograde-lines.hi';
import type { RetrogradeWords } from './retrograde-words';

const UNITS = { days: 'दिन', months: 'महीने' } as const;

/** A planet that runs backwards, in Hindi. */
export const HINDI: RetrogradeWords = {
  where: (first, second) =>
    second === undefined ? `${first} राशि में` : `पहले ${first} और फिर ${second} में`,
  wait: (count, unit) => (count === 1 ? 'एक दिन' : `${count} ${UNITS[unit]}`),
  isNow: (planet) => `${planet} अभी वक्री`,
  isNext: (planet) => `${planet} अगली बार वक्री`,
  season: ({ planet, where, from, to, days }) =>
    `${planet} ${where}, ${from} से ${to} तक, ${days} दिन`,
  now: RETRO_NOW,
  next: RETRO_NEXT,
  meanwhile: RETROGRADE,
  task: RETRO_TASK,
  house: RETRO_HOUSE,
};
