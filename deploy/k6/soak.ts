import { optionsOf } from './profile.ts';

export { handleSummary } from './summary.ts';
export { setup, visit } from './visit.ts';

/** A quiet load for hours: what grows shows in the processes' memory. */
export const options = optionsOf({ executor: 'constant-vus', vus: 50, duration: '4h' });
