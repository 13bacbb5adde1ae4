import type { QueueOptions } from '@cosmic/platform/queue/work-queue';
import { JOB_ATTEMPTS } from './generation.rules';

/** The queue of readings to be written. Private to this service: others send messages, not jobs. Renaming strands the jobs in flight. */
export const GENERATION_QUEUE: QueueOptions = { name: 'generation', attempts: JOB_ATTEMPTS };
