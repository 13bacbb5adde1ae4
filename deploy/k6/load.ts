import { optionsOf } from './profile.ts';

export { handleSummary } from './summary.ts';
export { setup, visit } from './visit.ts';

/** A good day: two hundred visitors at a time for ten minutes. */
export const options = optionsOf({
  executor: 'ramping-vus',
  stages: [
    { duration: '2m', target: 200 },
    { duration: '10m', target: 200 },
    { duration: '1m', target: 0 },
  ],
});
