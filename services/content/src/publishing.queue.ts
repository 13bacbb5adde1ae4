import type { QueueOptions } from '@cosmic/platform/queue/work-queue';
import { JOB_ATTEMPTS } from './generation/generation.rules';

/** The queue of what is to be published. Private to this service. Renaming strands the jobs in flight. */
export const PUBLISHING_QUEUE: QueueOptions = { name: 'publishing', attempts: JOB_ATTEMPTS };
