import { optionsOf } from './profile.ts';

export { handleSummary } from './summary.ts';
export { setup, visit } from './visit.ts';

/** More visits each minute, to see where it begins to give way, and how. */
export const options = optionsOf({
  executor: 'ramping-arrival-rate',
  startRate: 20,
  timeUnit: '1s',
  preAllocatedVUs: 500,
  maxVUs: 5_000,
  stages: [
    { duration: '5m', target: 100 },
    { duration: '5m', target: 200 },
    { duration: '5m', target: 400 },
    { duration: '2m', target: 0 },
  ],
});
