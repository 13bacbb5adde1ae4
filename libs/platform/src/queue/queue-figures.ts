import type { Queue } from 'bullmq';
import { atEachScrape, queueJobs, queueOldestSeconds } from '../metrics';

const STATES = ['waiting', 'active', 'delayed', 'failed'] as const;

/**
 * Shows how long a queue is and how long its oldest job has waited. While Redis can't be asked
 * nothing is shown: an old figure would say that all is well.
 *
 * @returns ends it
 */
export function showQueue(queue: Queue, isReady: () => boolean): () => void {
  const labels = { queue: queue.name };
  return atEachScrape(async () => {
    for (const state of STATES) queueJobs.remove({ ...labels, state });
    queueOldestSeconds.remove(labels);
    if (!isReady()) return;
    const [counts, [oldest]] = await Promise.all([
      queue.getJobCounts(...STATES),
      queue.getWaiting(0, 0),
    ]);
    for (const state of STATES) queueJobs.set({ ...labels, state }, counts[state] ?? 0);
    const seconds = oldest ? (Date.now() - oldest.timestamp) / 1_000 : 0;
    queueOldestSeconds.set(labels, Math.max(0, seconds));
  });
}
