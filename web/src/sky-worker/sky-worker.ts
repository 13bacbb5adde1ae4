import { WorkerClient } from '../worker-client';
import type { Answers } from './answers';

/** The sky of the home page, of the page of the sky and of the sound. */
export const skyWorker = new WorkerClient<Answers>(
  () => new Worker(new URL('./sky.worker.ts', import.meta.url), { type: 'module' }),
);
