import { optionsOf } from './profile.ts';

export { handleSummary } from './summary.ts';
export { setup, visit } from './visit.ts';

/** A few visitors for a minute: whether everything works at all. */
export const options = optionsOf({ executor: 'constant-vus', vus: 3, duration: '1m' });
