import { optionsOf } from './profile.ts';

export { handleSummary } from './summary.ts';
export { setup, visit } from './visit.ts';

/** A crowd that comes at once and leaves again: nothing may break, and all is well afterwards. */
export const options = optionsOf({
  executor: 'ramping-vus',
  stages: [
    { duration: '1m', target: 50 },
    { duration: '10s', target: 1_000 },
    { duration: '2m', target: 1_000 },
    { duration: '10s', target: 50 },
    { duration: '3m', target: 50 },
  ],
});
