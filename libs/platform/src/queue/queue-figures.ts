import type { Queue } from 'bullmq';
import { atEachScrape, queueJobs, queueOldestSeconds } from '../metrics';

const STATES = ['active', 'delayed', 'failed'] as const;

/** BullMQ's name for jobs that wait with a priority. */
const PRIORITIZED = 'prioritized';

/** What waits in a queue. */
export interface Waiting {
  jobs: number;
  /** For how long the one that comes next has waited; 0 where none waits. */
  oldestSeconds: number;
}

/** Counts what waits, with a priority or without. @throws Error where Redis can't be asked */
export async function waitingIn(queue: Queue): Promise<Waiting> {
  const [counts, ...next] = await Promise.all([
    queue.getJobCounts('waiting', PRIORITIZED),
    queue.getWaiting(0, 0),
    queue.getPrioritized(0, 0),
  ]);
  const since = Math.min(...next.flat().map(({ timestamp }) => timestamp), Date.now());
  return {
    jobs: (counts['waiting'] ?? 0) + (counts[PRIORITIZED] ?? 0),
    oldestSeconds: (Date.now() - since) / 1_000,
  };
}

/**
 * Shows how long a queue is and how long its oldest job has waited. While Redis can't be asked
 * nothing is shown: an old figure would say that all is well.
 *
 * @returns ends it
 */
export function showQueue(queue: Queue, isReady: () => boolean): () => void {
  const labels = { queue: queue.name };
  return atEachScrape(async () => {
    for (const state of ['waiting', ...STATES]) queueJobs.remove({ ...labels, state });
    queueOldestSeconds.remove(labels);
    if (!isReady()) return;
    const [waiting, counts] = await Promise.all([waitingIn(queue), queue.getJobCounts(...STATES)]);
    queueJobs.set({ ...labels, state: 'waiting' }, waiting.jobs);
    for (const state of STATES) queueJobs.set({ ...labels, state }, counts[state] ?? 0);
    queueOldestSeconds.set(labels, waiting.oldestSeconds);
  });
}
