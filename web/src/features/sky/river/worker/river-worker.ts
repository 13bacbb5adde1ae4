import { WorkerClient } from '../../../../worker-client';
import type { Answers } from './answers';

/** Searches a life for transits; it is made when somebody looks at a river. */
export const riverWorker = new WorkerClient<Answers>(
  () => new Worker(new URL('./river.worker.ts', import.meta.url), { type: 'module' }),
);
